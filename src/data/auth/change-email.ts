import { applyActionCode, checkActionCode, reload, signOut, verifyBeforeUpdateEmail } from 'firebase/auth';
import { auth } from './auth.ts';
import { toAuthError } from './auth-error.ts';
import { reauthenticate } from './password.ts';

/**
 * Sends a mail to a new address; the address changes once its link was followed.
 *
 * @throws AuthError `isWrongPassword`, or for all else that is refused
 */
export async function sendEmailChangeLink(password: string, email: string): Promise<void> {
  const user = await reauthenticate(password);
  try {
    await verifyBeforeUpdateEmail(user, email);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/**
 * Changes an address by the code of the mail to the new one, or brings the old one back by the code of the mail that
 * told of the change. The provider ends every session of the account; so does this browser, at once.
 *
 * @param oobCode the code of the mail; it works once
 * @returns the address that is valid from now on
 * @throws AuthError
 */
export async function applyEmailChange(oobCode: string): Promise<string> {
  try {
    const { data } = await checkActionCode(auth, oobCode);
    await applyActionCode(auth, oobCode);
    await auth.authStateReady();
    // A session that the provider has ended already is left when it is asked about.
    if (auth.currentUser) await reload(auth.currentUser).catch(() => undefined);
    const email = data.email ?? '';
    if (auth.currentUser?.email === email) await signOut(auth);
    return email;
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
