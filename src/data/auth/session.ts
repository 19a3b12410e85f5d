import {
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut as firebaseSignOut,
  type User,
} from 'firebase/auth';
import { parseTimestamp } from '#src/lib/parse-dates.ts';
import { auth } from './auth.ts';
import { toAuthError, withAuthErrors, type AuthError } from './auth-error.ts';

/*
 * A copy of the ID token for the server that serves the pages (AUTH-07). The app never reads it: requests carry the
 * token itself.
 */
const cookieName = 'firebase';

/*
 * Without a Max-Age the cookie ends with the browser session. `Secure` works in local development too: browsers
 * trust loopback addresses.
 */
const cookieAttributes = 'Path=/; Secure; SameSite=Strict';

/** Stores a copy of the token until the browser session ends, or removes it. */
function storeTokenCookie(token: string | null): void {
  try {
    document.cookie = `${cookieName}=${token ?? ''}; ${cookieAttributes}${token === null ? '; Max-Age=0' : ''}`;
  } catch {
    // a frame of another origin may have no cookies
  }
}

/** The signed-in user as the identity provider knows them. */
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

async function syncTokenCookie(user: User | null): Promise<void> {
  if (!user) return storeTokenCookie(null);
  import('./sync-clock.ts').then(({ syncClock }) => syncClock(user)).catch(() => undefined);
  // Offline, the token of the next change is stored instead.
  const token = await user.getIdToken().catch(() => undefined);
  if (token !== undefined && auth.currentUser?.uid === user.uid) storeTokenCookie(token);
}

/**
 * Subscribes to the signed-in user: called once the stored session has been restored and after every change.
 *
 * @param onUser receives null when nobody is signed in; also called when only the ID token has changed
 * @param onError called when the stored session cannot be restored
 * @returns unsubscribe
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

/** @throws AuthError */
export async function signIn(email: string, password: string): Promise<SessionUser> {
  const { user } = await withAuthErrors(() => signInWithEmailAndPassword(auth, email, password));
  return toSessionUser(user);
}

/** @throws AuthError */
export function signOut(): Promise<void> {
  return withAuthErrors(() => firebaseSignOut(auth));
}

/**
 * The time of the last sign-in with a password, in whole seconds since the epoch by the provider's clock.
 *
 * @returns undefined when nobody is signed in
 * @throws AuthError
 */
export async function getSignInTime(): Promise<number | undefined> {
  const token = await withAuthErrors(async () => auth.currentUser?.getIdTokenResult());
  return token && parseTimestamp(token.authTime);
}

/**
 * Fetches a new ID token, so that the security rules see changes such as a verified email.
 *
 * @throws AuthError
 */
export async function refreshIdToken(): Promise<void> {
  await withAuthErrors(async () => auth.currentUser?.getIdToken(true));
}
