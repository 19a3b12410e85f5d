import { onValue, ref, serverTimestamp, set } from 'firebase/database';
import { withDataErrors, toDataError, type DataError } from '../data-error.ts';
import { listenAgain } from '../listen-again.ts';
import { realtimeDatabase } from './realtime-database.ts';

const getSignOutRef = (userId: string) => ref(realtimeDatabase, `signOuts/${userId}`);

/**
 * Stores the current server time as the time of the last sign-out everywhere: all older sessions of the user end.
 *
 * @throws DataError
 */
export async function storeSignOut(userId: string): Promise<void> {
  return withDataErrors(() => set(getSignOutRef(userId), serverTimestamp()));
}

/**
 * Subscribes to the time of the last sign-out everywhere.
 *
 * @param onSignOut called with the current time and each new one, in milliseconds since the epoch; 0 when there is none
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function subscribeToSignOut(
  userId: string,
  onSignOut: (time: number) => void,
  onError: (error: DataError) => void,
): () => void {
  return listenAgain(
    (fail) =>
      onValue(
        getSignOutRef(userId),
        (snapshot) => {
          const value: unknown = snapshot.val();
          onSignOut(typeof value === 'number' ? value : 0);
        },
        (thrown) => fail(toDataError(thrown)),
      ),
    onError,
  );
}
