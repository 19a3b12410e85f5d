import { dispatchSession } from './session-store.ts';

/** Signing up signs in before there is a profile: until it is done, auth changes leave the session as it is. */
export async function withSuspendedSession<T>(run: () => Promise<T>): Promise<T> {
  dispatchSession({ type: 'suspended' });
  try {
    return await run();
  } finally {
    dispatchSession({ type: 'resumed' });
  }
}
