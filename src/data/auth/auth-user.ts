import { createUserWithEmailAndPassword, deleteUser, updateProfile } from 'firebase/auth';
import { auth } from './auth.ts';
import { isAuthError, withAuthErrors } from './auth-error.ts';
import { syncClock } from './sync-clock.ts';
import { signIn } from './session.ts';

interface AuthUser {
  id: string;
  /** False for a user that an earlier, interrupted signup has created. */
  isNew: boolean;
}

/**
 * Creates a user at the identity provider and signs in. When the email is taken and the password is right, it signs in
 * to that user instead: an earlier signup may have been interrupted.
 *
 * @throws AuthError `email-taken` when the email belongs to another user
 */
export async function createOrResumeAuthUser(email: string, password: string): Promise<AuthUser> {
  try {
    const { user } = await withAuthErrors(() => createUserWithEmailAndPassword(auth, email, password));
    await syncClock(user);
    return { id: user.uid, isNew: true };
  } catch (emailTaken) {
    if (!isAuthError(emailTaken, 'email-taken')) throw emailTaken;
    const user = await signIn(email, password).catch((error: unknown) => {
      throw isAuthError(error, 'offline') ? error : emailTaken;
    });
    if (auth.currentUser) await syncClock(auth.currentUser);
    return { id: user.id, isNew: false };
  }
}

/**
 * Sets the name and photo of the signed-in user at the identity provider, unless it has them already.
 *
 * @param photoUrl empty to keep the present one
 * @throws AuthError
 */
export async function updateAuthProfile(name: string, photoUrl: string): Promise<void> {
  const user = auth.currentUser;
  if (!user || (user.displayName === name && (photoUrl === '' || user.photoURL === photoUrl))) return;
  await withAuthErrors(() =>
    updateProfile(user, { displayName: name, ...(photoUrl && { photoURL: photoUrl }) }),
  );
}

/**
 * Deletes the signed-in user at the identity provider, which ends the session. Requires a recent login.
 *
 * @throws AuthError
 */
export async function deleteAuthUser(): Promise<void> {
  const user = auth.currentUser;
  if (user) await withAuthErrors(() => deleteUser(user));
}
