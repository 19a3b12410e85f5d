import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchNamedBatch } from './document-batch.ts';
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

/**
 * Finds which of some animals are gone.
 *
 * @param ids 100 at most
 * @throws DataError
 */
export async function findGoneAnimals(ids: readonly string[]): Promise<string[]> {
  const paths = ids.filter(isDocumentId).map((id) => `animals/${id}`);
  const found = new Set((await withDataErrors(() => fetchNamedBatch(paths))).map(({ path }) => path));
  return ids.filter((id) => !found.has(`animals/${id}`));
}
