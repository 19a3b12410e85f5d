import { doc, onSnapshot } from 'firebase/firestore';
import { parseUser, type User } from '#src/domain/user.ts';
import { toDataError, type DataError } from '../data-error.ts';
import { listenAgain } from '../listen-again.ts';
import { toPlainData, type StoredFields } from '../plain-data.ts';
import { liveFirestore } from './live-firestore.ts';

/** What the server has; null when it has no such document, undefined as long as it has not answered. */
interface Received {
  profile?: StoredFields | null;
  contact?: StoredFields | null;
}

function listenToUser(
  id: string,
  onUser: (user: User | undefined) => void,
  onFailure: (error: DataError) => void,
): () => void {
  const received: Received = {};
  const stops: (() => void)[] = [];
  const stop = () => stops.splice(0).forEach((unsubscribe) => unsubscribe());
  const deliver = () => {
    const { profile, contact } = received;
    if (profile === null) onUser(undefined);
    else if (profile && contact !== undefined) onUser(parseUser(id, { ...profile, ...contact }));
  };
  const listen = (part: keyof Received, ...path: string[]) =>
    onSnapshot(
      doc(liveFirestore, 'users', id, ...path),
      (snapshot) => {
        const data = snapshot.data();
        // Offline, a document that the cache lacks is reported as missing.
        if (!data && snapshot.metadata.fromCache) return;
        received[part] = data ? toPlainData(data) : null;
        deliver();
      },
      (thrown) => {
        if (stops.length === 0) return;
        stop();
        onFailure(toDataError(thrown));
      },
    );
  stops.push(listen('profile'), listen('contact', 'private', 'contact'));
  return stop;
}

/**
 * Subscribes to one profile with its contact, which those who act for the account can read. Older profiles hold it
 * themselves.
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
  return listenAgain((fail) => listenToUser(id, onUser, fail), onError);
}
