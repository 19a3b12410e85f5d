import { doc, onSnapshot } from 'firebase/firestore';
import { readUser, type User } from '#src/domain/user.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { plainData } from '../plain-data.ts';
import { liveDatabase } from './live-database.ts';

/**
 * Follows one profile.
 *
 * @param onUser called with undefined when there is none
 * @param onError called once when the subscription ends by a failure
 * @returns ends the subscription
 */
export function watchUser(
  id: string,
  onUser: (user: User | undefined) => void,
  onError: (error: DataError) => void,
): () => void {
  return onSnapshot(
    doc(liveDatabase, 'users', id),
    (snapshot) => {
      const data = snapshot.data();
      onUser(data && readUser(snapshot.id, plainData(data)));
    },
    (thrown) => onError(toDataError(thrown)),
  );
}
