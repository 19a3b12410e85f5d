import { EmailAuthProvider, reauthenticateWithCredential, updatePassword, type User } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, isAuthError, withAuthErrors } from './auth-error.ts';

/**
 * Verifies the password of the signed-in user, which counts as a recent login.
 *
 * @throws AuthError `wrong-password`, `session-ended`, …
 */
export async function reauthenticate(password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user) throw new AuthError('session-ended');
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  try {
    await withAuthErrors(() => reauthenticateWithCredential(user, credential));
    return user;
  } catch (error) {
    throw isAuthError(error, 'wrong-credentials') ? new AuthError('wrong-password', { cause: error }) : error;
  }
}

/**
 * Replaces the password of the signed-in user. The provider ends their other sessions within the hour.
 *
 * @throws AuthError `wrong-password`, …
 */
export async function changePassword(current: string, password: string): Promise<void> {
  const user = await reauthenticate(current);
  await withAuthErrors(() => updatePassword(user, password));
}
