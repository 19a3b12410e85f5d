let held = false;

/** Whether whoever signs in now is to be left alone. */
export const sessionIsHeld = () => held;

/**
 * Keeps the session as it is while something signs in for a moment: a signup has an account before it has a
 * profile, and ends signed out. Signing out is always heard.
 */
export async function whileSessionIsHeld<T>(act: () => Promise<T>): Promise<T> {
  held = true;
  try {
    return await act();
  } finally {
    held = false;
  }
}
