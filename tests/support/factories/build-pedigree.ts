import { getNameOrBrand } from '#src/domain/animal.ts';
import { toParentFields, type Parent } from '#src/domain/pedigree.ts';
import type { StoredAnimal } from './build-animal.ts';

type Named = Pick<StoredAnimal, 'id' | 'name' | 'brand' | 'contractor'>;

/** An animal as a parent, or the name of one that has no page. */
const toParent = (parent: Named | string | undefined): Parent | undefined =>
  typeof parent === 'string'
    ? { id: '', name: parent, ownerId: '' }
    : parent && { id: parent.id, name: getNameOrBrand(parent), ownerId: parent.contractor };

/** A pedigree as stored in Firestore. */
export const buildPedigree = (
  { id, contractor }: Pick<StoredAnimal, 'id' | 'contractor'>,
  parents: { sire?: Named | string; dam?: Named | string },
) => ({
  ...{ id, user_id: contractor },
  ...toParentFields('sire', toParent(parents.sire)),
  ...toParentFields('dam', toParent(parents.dam)),
  updated: new Date(Date.UTC(2026, 5, 12, 18)),
});
