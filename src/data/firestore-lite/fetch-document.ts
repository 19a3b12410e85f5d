import { doc, getDoc } from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore-client.ts';

/**
 * Reads one document. The id may come from a URL: a malformed one counts as missing.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchDocument<Item>(
  collectionName:
    | 'users'
    | 'videos'
    | 'uploads'
    | 'rate_limits'
    | 'pending_access'
    | 'saved_videos'
    | 'follows'
    | 'push'
    | 'reels'
    | 'ride_links'
    | 'link_proposals',
  id: string,
  parse: (id: string, fields: unknown) => Item,
): Promise<Item | undefined> {
  if (!isDocumentId(id)) return undefined;
  return withDataErrors(async () => {
    const snapshot = await getDoc(doc(firestore, collectionName, id));
    return snapshot.exists() ? parse(snapshot.id, toPlainData(snapshot.data())) : undefined;
  });
}
