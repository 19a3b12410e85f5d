import { dispatchSession } from './session-store.ts';

/** Runs what ends the session from this tab, so that its end is not taken for one from elsewhere. */
export async function endSession<T>(end: () => Promise<T>): Promise<T> {
  dispatchSession({ type: 'logout-started' });
  try {
    return await end();
  } catch (error) {
    dispatchSession({ type: 'logout-failed' });
    throw error;
  }
}
