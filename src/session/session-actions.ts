import type { User } from '#src/domain/user.ts';
import { dispatchSession } from './session-store.ts';

// Public pages work without these SDKs.
export const importAuth = () => import('#src/data/auth/session.ts');
export const importLoader = () => import('./load-profile.ts');

export async function logIn(email: string, password: string): Promise<void> {
  dispatchSession({ type: 'login-started' });
  try {
    const { signIn } = await importAuth();
    const user = await signIn(email, password);
    dispatchSession({ type: 'login-succeeded', user });
  } catch (error) {
    dispatchSession({ type: 'login-failed' });
    throw error;
  }
}

/** Keeps the sign-out from being reported as ended elsewhere. */
export async function endSession<T>(signOut: () => Promise<T>): Promise<T> {
  dispatchSession({ type: 'logout-started' });
  try {
    return await signOut();
  } catch (error) {
    dispatchSession({ type: 'logout-failed' });
    throw error;
  }
}

/** Signup signs in before the profile exists, so auth changes wait until `run` settles. */
export async function withSuspendedSession<T>(run: () => Promise<T>): Promise<T> {
  dispatchSession({ type: 'suspended' });
  try {
    return await run();
  } finally {
    dispatchSession({ type: 'resumed' });
  }
}

export function applySavedProfile(accountId: string, changes: Partial<User>): void {
  dispatchSession({ type: 'profile-saved', accountId, changes });
}
