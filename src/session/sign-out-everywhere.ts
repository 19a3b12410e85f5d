import { changePassword } from '#src/data/auth/password.ts';
import { getSignInTime, signOut } from '#src/data/auth/session.ts';
import { recordSignOut, subscribeToSignOut } from '#src/data/realtime/sign-outs.ts';
import { endSession } from './end-session.ts';
import { dispatchSession } from './session-store.ts';

/**
 * Ends every session of a person, this one last: the provider refuses their tokens, and the browsers in which the app
 * is open hear of it at once.
 *
 * @param password the current one
 * @throws AuthError `isWrongPassword`, or when the provider cannot be reached
 * @throws DataError when the open browsers could not be told; trying again is right
 */
export async function signOutEverywhere(userId: string, password: string): Promise<void> {
  // The provider has no call for this; but setting a password, be it the same one, makes it refuse older tokens.
  await changePassword(password, password);
  await endSession(async () => {
    await recordSignOut(userId);
    await signOut();
  });
}

/** Compared in whole seconds, the provider's unit for the start of a session. */
async function revokeIfOlder(userId: string, mark: number): Promise<void> {
  const began = await getSignInTime();
  if (began === undefined || Math.floor(mark / 1000) <= began) return;
  const { status } = dispatchSession({ type: 'session-revoked', userId });
  if (status === 'signed-out') await signOut();
}

/**
 * Signs out as soon as the user has signed out everywhere, elsewhere or while this browser was closed.
 *
 * @returns unsubscribe
 */
export function subscribeToSignOuts(userId: string): () => void {
  // A browser that misses the mark is refused by the provider within the hour.
  const report = (error: unknown) => console.error(error); // eslint-disable-line no-console -- for a report
  return subscribeToSignOut(userId, (mark) => void revokeIfOlder(userId, mark).catch(report), report);
}
