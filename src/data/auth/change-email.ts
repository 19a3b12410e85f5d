import { applyActionCode, checkActionCode, reload, signOut, verifyBeforeUpdateEmail } from 'firebase/auth';
import { auth } from './auth.ts';
import { withAuthErrors } from './auth-error.ts';
import { reauthenticate } from './password.ts';

/**
 * Sends a confirmation link to a new email address; the address changes when the link is opened.
 *
 * @throws AuthError `wrong-password`, `email-taken`, `invalid-email`, …
 */
export async function sendEmailChangeLink(password: string, email: string): Promise<void> {
  const user = await reauthenticate(password);
  await withAuthErrors(() => verifyBeforeUpdateEmail(user, email));
}

/**
 * Applies the code of an email change, or of its reversal. The provider revokes every session of the account, so the
 * session in this browser is ended at once.
 *
 * @param oobCode the one-time code from the email
 * @returns the email address of the account from now on
 * @throws AuthError
 */
export async function applyEmailChange(oobCode: string): Promise<string> {
  return withAuthErrors(async () => {
    const { data } = await checkActionCode(auth, oobCode);
    await applyActionCode(auth, oobCode);
    await auth.authStateReady();
    // The reload of a revoked session fails, which signs out.
    if (auth.currentUser) await reload(auth.currentUser).catch(() => undefined);
    const email = data.email ?? '';
    if (auth.currentUser?.email === email) await signOut(auth);
    return email;
  });
}
