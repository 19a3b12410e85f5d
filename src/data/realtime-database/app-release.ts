import { onValue, ref } from 'firebase/database';
import { parseFlags } from '#src/domain/flags.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { listenAgain } from '../listen-again.ts';
import { realtimeDatabase } from './realtime-database.ts';

/**
 * Subscribes to the notice that operators show to members.
 *
 * @param onNotice called with the current text and each new one; empty without one
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function subscribeToNotice(
  onNotice: (notice: string) => void,
  onError: (error: DataError) => void,
): () => void {
  return onValue(
    ref(realtimeDatabase, 'flags/notice'),
    (snapshot) => onNotice(parseFlags({ notice: snapshot.val() as unknown }).notice),
    (thrown) => onError(toDataError(thrown)),
  );
}

/**
 * Subscribes to the name of the newest release, which operators announce.
 *
 * @param onRelease called with the current name and each new one; null when none was ever written
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function subscribeToRelease(
  onRelease: (release: string | null) => void,
  onError: (error: DataError) => void,
): () => void {
  return listenAgain(
    (fail) =>
      onValue(
        ref(realtimeDatabase, 'release'),
        (snapshot) => {
          const value: unknown = snapshot.val();
          onRelease(typeof value === 'string' || typeof value === 'number' ? String(value) : null);
        },
        (thrown) => fail(toDataError(thrown)),
      ),
    onError,
  );
}
