import { FirebaseError } from 'firebase/app';
import { reload, sendEmailVerification } from 'firebase/auth';
import { auth } from './auth.ts';
import { withAuthErrors } from './auth-error.ts';

/**
 * Sends the verification email again; does nothing when nobody is signed in.
 *
 * @param continueUrl of this site, added to the link; a host that Firebase does not know gets a link without it
 * @throws AuthError
 */
export async function resendVerificationEmail(continueUrl?: string): Promise<void> {
  const user = auth.currentUser;
  if (!user) return;
  await withAuthErrors(async () => {
    if (continueUrl === undefined) return sendEmailVerification(user);
    try {
      await sendEmailVerification(user, { url: continueUrl });
    } catch (error) {
      if (!(error instanceof FirebaseError) || !error.code.includes('continue-uri')) throw error;
      await sendEmailVerification(user);
    }
  });
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
