import { onValue, ref } from 'firebase/database';
import { toDataError, type DataError } from '../data-error.ts';
import { realtimeDatabase } from './realtime-database.ts';

/**
 * Follows the name of the newest release, which a deployment writes.
 *
 * @param onRelease called at once with the present name, then with each new one; null where none was ever written
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
 */
export function subscribeToRelease(
  onRelease: (release: string | null) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase, 'release'),
    (snapshot) => {
      const value: unknown = snapshot.val();
      onRelease(typeof value === 'string' || typeof value === 'number' ? String(value) : null);
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
