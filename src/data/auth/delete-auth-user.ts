import { deleteUser } from 'firebase/auth';
import { auth } from './auth.ts';
import { toAuthError } from './auth-error.ts';

/**
 * Removes the login of whoever is signed in, and with it the session. It takes a password given just before.
 *
 * @throws AuthError
 */
export async function deleteAuthUser(): Promise<void> {
  if (!auth.currentUser) return;
  try {
    await deleteUser(auth.currentUser);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
