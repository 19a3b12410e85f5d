import { doc, onSnapshot } from 'firebase/firestore';
import { parseUser, type User } from '#src/domain/user.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { liveFirestore } from './live-firestore.ts';

/**
 * Follows one profile.
 *
 * @param onUser called with undefined when there is none
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
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
      onUser(data && parseUser(snapshot.id, toPlainData(data)));
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
