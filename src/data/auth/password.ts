import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type User } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, toAuthError } from './auth-error.ts';

const wrongPasswordCode = 'auth/wrong-password';

/** What the provider answers to a wrong password; which of them depends on the project's settings. */
const wrongPasswordCodes = [wrongPasswordCode, 'auth/invalid-credential'];

/** Whether the current password was not right. */
export function isWrongPasswordError(error: unknown): boolean {
  return error instanceof AuthError && error.code === wrongPasswordCode;
}

/**
 * Asks whoever is signed in for their password, which makes the session a fresh one.
 *
 * @throws AuthError `isWrongPassword`, or for all else that is refused
 */
export async function reauthenticate(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user) throw new AuthError('auth/no-current-user', 'Your session has ended. Log in again.');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
    return user;
  } catch (thrown) {
    const error = toAuthError(thrown);
    if (!wrongPasswordCodes.includes(error.code)) throw error;
    // The words for a login, where nobody is told which of the two was wrong, would make no sense here.
    throw new AuthError(wrongPasswordCode, 'The current password is not right.', thrown);
  }
}

/**
 * Replaces the password of whoever is signed in. The provider ends their other sessions, each within the hour.
 *
 * @throws AuthError `isWrongPassword`, or for all else that is refused
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const user = await reauthenticate(current);
  try {
    await updatePassword(user, password);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
