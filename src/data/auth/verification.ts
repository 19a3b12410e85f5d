import { reload, sendEmailVerification } from 'firebase/auth';
import { auth } from './auth.ts';
import { withAuthErrors } from './auth-error.ts';

/**
 * Sends the verification email again; does nothing when nobody is signed in.
 *
 * @throws AuthError
 */
export async function resendVerificationEmail(): Promise<void> {
  const user = auth.currentUser;
  if (user) await withAuthErrors(() => sendEmailVerification(user));
}

/**
 * Checks whether the email has been verified since. If so, it fetches a new ID token, because the security rules read
 * the token; subscribers of the session user are notified.
 *
 * @throws AuthError
 */
export async function checkVerification(): Promise<void> {
  const user = auth.currentUser;
  if (!user || user.emailVerified) return;
  await withAuthErrors(async () => {
    await reload(user);
    if (auth.currentUser?.emailVerified) await user.getIdToken(true);
  });
}
