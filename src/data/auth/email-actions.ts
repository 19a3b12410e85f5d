import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { auth } from './auth.ts';
import { isAuthError, withAuthErrors } from './auth-error.ts';
import { checkVerification } from './verification.ts';

/**
 * Sends the email for resetting a forgotten password, if there is an account: the provider does not tell (decision D74).
 *
 * @throws AuthError
 */
export async function sendResetEmail(email: string): Promise<void> {
  return withAuthErrors(() => sendPasswordResetEmail(auth, email));
}

/**
 * Checks the code of a link to reset a password, without using it.
 *
 * @returns the email of the account
 * @throws AuthError
 */
export async function checkResetCode(oobCode: string): Promise<string> {
  return withAuthErrors(() => verifyPasswordResetCode(auth, oobCode));
}

/**
 * Replaces a forgotten password.
 *
 * @param oobCode the one-time code from the email
 * @throws AuthError
 */
export async function resetPassword(oobCode: string, password: string): Promise<void> {
  return withAuthErrors(() => confirmPasswordReset(auth, oobCode, password));
}

/**
 * Verifies the email address that the code was sent to.
 *
 * @param oobCode the one-time code from the email
 * @returns the address, and whether a user is signed in; if the address is theirs, their ID token is up to date
 * @throws AuthError
 */
export async function applyEmailVerification(
  oobCode: string,
): Promise<{ email: string; isSignedIn: boolean }> {
  const email = await withAuthErrors(async () => {
    const { data } = await checkActionCode(auth, oobCode);
    await applyActionCode(auth, oobCode);
    await auth.authStateReady();
    return data.email ?? '';
  }).catch(async (error: unknown) => {
    if (!isAuthError(error, 'link-invalid')) throw error;
    // It may have been used: by a mail filter, or by a click before.
    await checkVerification();
    if (!auth.currentUser?.emailVerified) throw error;
    return auth.currentUser.email ?? '';
  });
  // The address is verified by now, even if this browser learns of it later.
  await checkVerification().catch(() => undefined);
  return { email, isSignedIn: auth.currentUser !== null };
}
