import { doc, getDoc } from 'firebase/firestore/lite';
import { isDocumentId } from '#src/domain/document-id.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';

/**
 * Reads one document by an id that may come from an address: whatever cannot be an id names none.
 *
 * @param read makes what is stored into what it stands for
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchDocument<Read>(
  from: 'users' | 'animals' | 'videos',
  id: string,
  read: (id: string, fields: Record<string, unknown>) => Read,
): Promise<Read | undefined> {
  if (!isDocumentId(id)) return undefined;
  return withDataErrors(async () => {
    const found = await getDoc(doc(firestore, from, id));
    return found.exists() ? read(found.id, toPlainData(found.data())) : undefined;
  });
}
