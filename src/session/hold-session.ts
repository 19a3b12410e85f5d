let held = false;
/** What the session has not heard of yet. */
let missed: (() => void) | undefined;

/** Hears of somebody who has signed in: at once, or once the session is no longer held. */
export function unlessHeld(hear: () => void): void {
  if (held) missed = hear;
  else hear();
}

/** Nobody is signed in any more, so there is nobody left to hear of. */
export function forgetMissed(): void {
  missed = undefined;
}

/**
 * Keeps the session as it is while something signs in for a moment: a new account is there before its profile.
 * Signing out is always heard, and who is still signed in at the end is heard of then.
 */
export async function whileSessionIsHeld<T>(act: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await act();
  } finally {
    held = false;
    missed?.();
    missed = undefined;
  }
}
