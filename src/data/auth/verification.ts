import { reload, sendEmailVerification } from 'firebase/auth';
import { auth } from './auth.ts';
import { toAuthError } from './auth-error.ts';

/**
 * Sends the verification email once more; without a signed-in person it does nothing.
 *
 * @throws AuthError
 */
export async function resendVerificationEmail(): Promise<void> {
  if (!auth.currentUser) return;
  try {
    await sendEmailVerification(auth.currentUser);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/**
 * Asks the provider whether the address has been verified since. If so a new token is fetched, because the
 * rules believe only what stands in the token; the session's listener hears of it.
 *
 * @throws AuthError
 */
export async function checkVerification(): Promise<void> {
  const user = auth.currentUser;
  if (!user || user.emailVerified) return;
  try {
    await reload(user);
    if (auth.currentUser?.emailVerified) await user.getIdToken(true);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
