import { createUserWithEmailAndPassword, updateProfile } from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, toAuthError } from './auth-error.ts';
import { signIn } from './session.ts';

/** An account at the identity provider; `isNew` is false for one that an earlier try has left. */
interface AuthAccount {
  id: string;
  email: string;
  isNew: boolean;
}

/**
 * Makes an account and signs in. When the address has one already that this password opens, it is that one:
 * it may come from a signup that broke off.
 *
 * @throws AuthError 'auth/email-already-in-use' when the address is somebody's, and for all else that is refused
 */
export async function createOrResumeAuthUser(email: string, password: string): Promise<AuthAccount> {
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    return { id: user.uid, email: user.email ?? email, isNew: true };
  } catch (thrown) {
    const taken = toAuthError(thrown);
    if (taken.code !== 'auth/email-already-in-use') throw taken;
    const owner = await signIn(email, password).catch((error: unknown) => {
      throw error instanceof AuthError && error.code === 'auth/network-request-failed' ? error : taken;
    });
    return { id: owner.id, email: owner.email, isNew: false };
  }
}

/**
 * Gives the account that is signed in its name and photo.
 *
 * @param photoUrl empty for none
 * @throws AuthError
 */
export async function updateAuthProfile(name: string, photoUrl: string): Promise<void> {
  if (!auth.currentUser) return;
  try {
    await updateProfile(auth.currentUser, { displayName: name, ...(photoUrl && { photoURL: photoUrl }) });
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
