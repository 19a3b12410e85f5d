import { doc, onSnapshot } from 'firebase/firestore';
import { parseUser, type User } from '#src/domain/user.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { liveFirestore } from './live-firestore.ts';

/**
 * Subscribes to one profile.
 *
 * @param onUser receives undefined when the server has no such profile
 * @param onError called once, when the subscription has failed and ended
 * @returns unsubscribe
 */
export function subscribeToUser(
  id: string,
  onUser: (user: User | undefined) => void,
  onError: (error: DataError) => void,
): () => void {
  return onSnapshot(
    doc(liveFirestore, 'users', id),
    (snapshot) => {
      const data = snapshot.data();
      // Offline, a document that the cache lacks is reported as missing.
      if (!data && snapshot.metadata.fromCache) return;
      onUser(data && parseUser(snapshot.id, toPlainData(data)));
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
