import { multiFactor, reload, type MultiFactorInfo, type MultiFactorUser } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, toAuthError } from './auth-error.ts';

/** What a login asks for besides the password. */
export interface SecondFactor {
  id: string;
  type: 'phone' | 'app';
  /** As its owner has called it; may be empty. */
  name: string;
  /** The number that messages go to, as far as the provider tells it; empty for an app. */
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

async function withMultiFactorUser<T>(question: (user: MultiFactorUser) => Promise<T>): Promise<T> {
  const user = auth.currentUser;
  if (!user) throw new AuthError('auth/no-current-user', 'Your session has ended. Log in again.');
  try {
    // It hears of the factors whenever the person is loaded anew.
    const factors = multiFactor(user);
    await reload(user);
    return await question(factors);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/**
 * Reads the second factors of whoever is signed in.
 *
 * @throws AuthError
 */
export async function fetchSecondFactors(): Promise<SecondFactor[]> {
  return withMultiFactorUser(({ enrolledFactors }) => Promise.resolve(enrolledFactors.map(toSecondFactor)));
}

/**
 * Takes a second factor away from whoever is signed in: logins no longer ask for it.
 *
 * @throws AuthError also when the login is too long ago
 */
export async function removeSecondFactor(id: string): Promise<void> {
  try {
    await withMultiFactorUser((factors) => factors.unenroll(id));
  } catch (thrown) {
    if (!(thrown instanceof AuthError) || thrown.code !== 'auth/requires-recent-login') throw thrown;
    // The usual advice, to log in again, is no use here: that takes the factor.
    const told = 'You have logged in too long ago to remove it here. Remove it where you have set it up.';
    throw new AuthError(thrown.code, told, thrown);
  }
}
