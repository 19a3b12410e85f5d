import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchPublicDocument } from './documents.ts';

/**
 * Reads one animal.
 *
 * @returns undefined when it does not exist
 * @throws DataError
 */
export async function fetchAnimal(id: string): Promise<Animal | undefined> {
  if (!isDocumentId(id)) return undefined;
  const document = await withDataErrors(() => fetchPublicDocument('animals', id));
  return document && parseAnimal(document.id, document.fields);
}
