import { onValue, ref, serverTimestamp, set } from 'firebase/database';
import { asDataErrors, toDataError, type DataError } from '../data-error.ts';
import { realtimeDatabase } from './realtime-database.ts';

const markOf = (userId: string) => ref(realtimeDatabase, `signOuts/${userId}`);

/**
 * Marks this moment, by the server's clock: every session of the person that began before it is to end.
 *
 * @throws DataError
 */
export async function markSignOut(userId: string): Promise<void> {
  return asDataErrors(() => set(markOf(userId), serverTimestamp()));
}

/**
 * Follows when a person has signed out everywhere.
 *
 * @param onMark called at once with the present mark, then with each new one: milliseconds since the epoch, 0 when
 *   there never was one
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
 */
export function watchSignOut(
  userId: string,
  onMark: (moment: number) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    markOf(userId),
    (snapshot) => {
      const value: unknown = snapshot.val();
      onMark(typeof value === 'number' ? value : 0);
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
