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
 * Whether a link to change an email, or to take that back, still works. Looking does not use it up.
 *
 * @throws AuthError `link-invalid` when it was used or is too old
 */
export async function checkEmailChange(oobCode: string): Promise<void> {
  await withAuthErrors(() => checkActionCode(auth, oobCode));
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
