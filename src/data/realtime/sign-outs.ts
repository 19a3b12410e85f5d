import { onValue, ref, serverTimestamp, set } from 'firebase/database';
import { withDataErrors, toDataError, type DataError } from '../data-error.ts';
import { realtimeDatabase } from './realtime-database.ts';

const getSignOutRef = (userId: string) => ref(realtimeDatabase, `signOuts/${userId}`);

/**
 * Marks this moment, by the server's clock: every session of the person that began before it is to end.
 *
 * @throws DataError
 */
export async function recordSignOut(userId: string): Promise<void> {
  return withDataErrors(() => set(getSignOutRef(userId), serverTimestamp()));
}

/**
 * Follows when a person has signed out everywhere.
 *
 * @param onMark called at once with the present mark, then with each new one: milliseconds since the epoch, 0 when
 *   there never was one
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
 */
export function subscribeToSignOut(
  userId: string,
  onMark: (moment: number) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    getSignOutRef(userId),
    (snapshot) => {
      const value: unknown = snapshot.val();
      onMark(typeof value === 'number' ? value : 0);
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
