import { applyActionCode, confirmPasswordReset, sendPasswordResetEmail } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, toAuthError } from './auth-error.ts';
import { checkVerification } from './verification.ts';

/**
 * Sends the mail by which a forgotten password is replaced.
 *
 * @throws AuthError
 */
export async function sendResetEmail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (thrown) {
    const error = toAuthError(thrown);
    if (error.code !== 'auth/user-not-found') throw error;
    // The words for a login, where nobody is told which of the two was wrong, would make no sense here.
    throw new AuthError(error.code, 'There is no account with this email.', thrown);
  }
}

/**
 * Replaces a forgotten password.
 *
 * @param oobCode the code of the mail; it works once
 * @throws AuthError
 */
export async function resetPassword(oobCode: string, password: string): Promise<void> {
  try {
    await confirmPasswordReset(auth, oobCode, password);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/**
 * Verifies the address that a mail was sent to.
 *
 * @param oobCode the code of the mail; it works once
 * @returns whether somebody is signed in here; if it is the owner of the address, their token tells of it
 * @throws AuthError
 */
export async function applyEmailVerification(oobCode: string): Promise<boolean> {
  try {
    await applyActionCode(auth, oobCode);
    await auth.authStateReady();
  } catch (thrown) {
    throw toAuthError(thrown);
  }
  // The address is verified by now, whether this browser hears of it at once or later.
  await checkVerification().catch(() => undefined);
  return auth.currentUser !== null;
}
