import { multiFactor, reload, type MultiFactorInfo, type MultiFactorUser } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, isAuthError, withAuthErrors } from './auth-error.ts';
import { copy } from './copy.ts';

export interface SecondFactor {
  id: string;
  type: 'phone' | 'app';
  /** The name the user gave it; may be empty. */
  name: string;
  /** The phone number as far as the provider shows it; empty for an authenticator app. */
  phone: string;
}

function toSecondFactor(factor: MultiFactorInfo): SecondFactor {
  const { uid, factorId, displayName } = factor;
  const phone = 'phoneNumber' in factor && typeof factor.phoneNumber === 'string' ? factor.phoneNumber : '';
  return {
    id: uid,
    type: factorId === 'phone' ? 'phone' : 'app',
    name: displayName ?? '',
    phone,
  };
}

async function withMultiFactorUser<T>(call: (user: MultiFactorUser) => Promise<T>): Promise<T> {
  const user = auth.currentUser;
  if (!user) throw new AuthError('session-ended');
  return withAuthErrors(async () => {
    // Created before the reload: it updates its list of factors on every reload of the user.
    const multiFactorUser = multiFactor(user);
    await reload(user);
    return call(multiFactorUser);
  });
}

/**
 * Reads the second factors of the signed-in user.
 *
 * @throws AuthError
 */
export async function fetchSecondFactors(): Promise<SecondFactor[]> {
  return withMultiFactorUser(({ enrolledFactors }) => Promise.resolve(enrolledFactors.map(toSecondFactor)));
}

/**
 * Removes a second factor of the signed-in user.
 *
 * @throws AuthError `recent-login-required` when the last login is too long ago
 */
export async function removeSecondFactor(id: string): Promise<void> {
  try {
    await withMultiFactorUser((user) => user.unenroll(id));
  } catch (error) {
    if (!isAuthError(error, 'recent-login-required')) throw error;
    // The usual advice, to log in again, does not help: a login here requires the factor.
    throw new AuthError(error.reason, { message: copy.factorStays, cause: error });
  }
}
