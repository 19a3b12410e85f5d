import { changePassword } from '#src/data/auth/password.ts';
import { sessionBegan, signOut } from '#src/data/auth/session.ts';
import { markSignOut, watchSignOut } from '#src/data/realtime/sign-outs.ts';
import { byHand } from './by-hand.ts';

/** While this tab marks the moment it ends by itself, and not before the mark is stored. */
let marking = false;

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
  marking = true;
  try {
    await byHand('logout', async () => {
      await markSignOut(userId);
      await signOut();
    });
  } finally {
    marking = false;
  }
}

/** Marks are compared by the second, as the provider tells when a session began. */
async function leaveIfOlder(mark: number): Promise<void> {
  const began = await sessionBegan();
  if (began !== undefined && Math.floor(mark / 1000) > began) await signOut();
}

/**
 * Leaves as soon as the person has signed out everywhere, elsewhere or while this browser was away.
 *
 * @returns ends it
 */
export function followSignOuts(userId: string): () => void {
  // Whoever cannot be told here is refused by the provider within the hour; there is nothing a person could do.
  const report = (error: unknown) => console.error(error); // eslint-disable-line no-console -- for a report
  const hear = (mark: number) => {
    if (!marking) leaveIfOlder(mark).catch(report);
  };
  return watchSignOut(userId, hear, report);
}
