import {
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as endSession,
  type User,
} from 'firebase/auth';
import { auth } from './auth.ts';
import { AuthError, toAuthError } from './auth-error.ts';
import { removeTokenCookie, storeTokenCookie } from './token-cookie.ts';

/** Who is signed in, as the identity provider knows them. */
export interface SessionUser {
  id: string;
  email: string;
  emailVerified: boolean;
}

const toSessionUser = (user: User): SessionUser => ({
  id: user.uid,
  email: user.email ?? '',
  emailVerified: user.emailVerified,
});

/** The cookie follows the token; one that comes after its person has left is dropped. */
async function syncTokenCookie(user: User | null): Promise<void> {
  if (!user) return removeTokenCookie();
  // A token that cannot be had now is copied when it can.
  const token = await user.getIdToken().catch(() => undefined);
  if (token !== undefined && auth.currentUser?.uid === user.uid) storeTokenCookie(token);
}

/**
 * Tells who is signed in: once the stored session has been read, and again after every change.
 *
 * @param onUser called with null when nobody is signed in, and also when only the token has changed
 * @param onError called when the stored session cannot be read
 * @returns ends the subscription
 */
export function subscribeToSessionUser(
  onUser: (user: SessionUser | null) => void,
  onError: (error: AuthError) => void,
): () => void {
  return onIdTokenChanged(
    auth,
    (user) => {
      void syncTokenCookie(user);
      onUser(user && toSessionUser(user));
    },
    (thrown) => onError(toAuthError(thrown)),
  );
}

/**
 * @throws AuthError in plain words for the codes that are known, with the provider's words for the others
 */
export async function signIn(email: string, password: string): Promise<SessionUser> {
  try {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return toSessionUser(user);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/** @throws AuthError */
export async function signOut(): Promise<void> {
  try {
    await endSession(auth);
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}

/**
 * When the person who is signed in has entered their password: whole seconds since the epoch, by the provider's clock.
 *
 * @returns undefined when nobody is signed in
 * @throws AuthError
 */
export async function getSignInTime(): Promise<number | undefined> {
  try {
    const token = await auth.currentUser?.getIdTokenResult();
    return token && Date.parse(token.authTime) / 1000;
  } catch (thrown) {
    throw toAuthError(thrown);
  }
}
