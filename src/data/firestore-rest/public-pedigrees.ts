import type { Animal } from '#src/domain/animal.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import {
  getParentIds,
  parentRoles,
  parsePedigree,
  searchedGenerations,
  shownGenerations,
  type Pedigree,
} from '#src/domain/pedigree.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchNamedBatch } from './document-batch.ts';
import { queryPublicDocuments, type DocumentFilter, type PublicDocument } from './documents.ts';
import { parseFields } from './stored-values.ts';

/** Pedigrees and animals, each by the id of the animal. */
export interface Ancestry {
  pedigrees: Map<string, Pedigree>;
  animals: Map<string, Animal>;
}

async function addDocuments(
  { pedigrees, animals }: Ancestry,
  ids: { animals: readonly string[]; pedigrees: readonly string[] },
): Promise<void> {
  const paths = [
    ...ids.animals.filter(isDocumentId).map((id) => `animals/${id}`),
    ...ids.pedigrees.filter(isDocumentId).map((id) => `pedigrees/${id}`),
  ];
  if (paths.length === 0) return;
  for (const { path, fields } of await withDataErrors(() => fetchNamedBatch(paths))) {
    const [collection, id = ''] = path.split('/');
    if (collection === 'animals') animals.set(id, parseAnimal(id, parseFields(fields)));
    else pedigrees.set(id, parsePedigree(id, parseFields(fields)));
  }
}

/** Follows parents, a request for each generation, and comes to each animal once. */
async function follow(ids: readonly string[], withAnimals: boolean, generations: number): Promise<Ancestry> {
  const ancestry: Ancestry = { pedigrees: new Map(), animals: new Map() };
  const seen = new Set<string>();
  let next = [...new Set(ids)];
  for (let generation = 0; next.length > 0 && generation <= generations; generation += 1) {
    const isLast = withAnimals && generation === generations;
    await addDocuments(ancestry, {
      animals: withAnimals && generation > 0 ? next : [],
      pedigrees: isLast ? [] : next,
    });
    for (const id of next) seen.add(id);
    const parents = next.flatMap((id) => getParentIds(ancestry.pedigrees.get(id)));
    next = [...new Set(parents)].filter((id) => !seen.has(id));
  }
  return ancestry;
}

/**
 * Reads the pedigree of an animal and those of its parents, with the animals in them: at most eleven documents.
 *
 * @throws DataError
 */
export const fetchAncestry = (animalId: string): Promise<Ancestry> =>
  follow([animalId], true, shownGenerations);

/**
 * Reads the pedigrees of some animals and of their ancestors, `searchedGenerations` of them.
 *
 * @throws DataError
 */
export const fetchAncestorPedigrees = async (
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pedigree>> => (await follow(ids, false, searchedGenerations)).pedigrees;

/** The most of an animal's young that a page shows: as many as one query for their rides can ask for. */
export const maxOffspring = 30;

/**
 * Reads the pedigrees that name an animal as a parent, those that changed last first.
 *
 * @returns `maxOffspring` at most
 * @throws DataError
 */
export async function fetchOffspring(parentId: string): Promise<{ pedigrees: Pedigree[]; hasMore: boolean }> {
  const filters = parentRoles.map((role): DocumentFilter => ({
    field: `${role}_id`,
    op: 'EQUAL',
    value: parentId,
  }));
  const read = (after?: PublicDocument) =>
    withDataErrors(() =>
      queryPublicDocuments('pedigrees', {
        ...{ filter: { op: 'OR', filters }, orderBy: 'updated', limit: maxPageSize },
        ...(after && { after: after.position }),
      }),
    );
  const found = await read();
  if (found.length === maxPageSize) found.push(...(await read(found.at(-1))));
  return {
    pedigrees: found.slice(0, maxOffspring).map(({ id, fields }) => parsePedigree(id, fields)),
    hasMore: found.length > maxOffspring,
  };
}

/**
 * Reads some animals.
 *
 * @param ids 100 at most
 * @returns those that are there, by id
 * @throws DataError
 */
export async function fetchAnimals(ids: readonly string[]): Promise<ReadonlyMap<string, Animal>> {
  const ancestry: Ancestry = { pedigrees: new Map(), animals: new Map() };
  await addDocuments(ancestry, { animals: ids, pedigrees: [] });
  return ancestry.animals;
}
