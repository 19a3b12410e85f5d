import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { auth } from './auth.ts';
import { withAuthErrors } from './auth-error.ts';
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
  });
  // The address is verified by now, even if this browser learns of it later.
  await checkVerification().catch(() => undefined);
  return { email, isSignedIn: auth.currentUser !== null };
}
