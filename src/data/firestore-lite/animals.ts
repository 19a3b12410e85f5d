import {
  collection,
  deleteDoc,
  doc,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-form-schema.ts';
import { compareByBrand, parseAnimal, type Animal } from '#src/domain/animal.ts';
import { toParentFields, type ParentRole, type Pedigree } from '#src/domain/pedigree.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { fetchAnimal } from '../firestore-rest/public-animals.ts';
import { fetchAll } from './fetch-all.ts';
import { firestore } from './firestore-client.ts';
import { commitPaced } from './rate-limits.ts';
import { startingWith } from './starting-with.ts';

const animalsCollection = collection(firestore, 'animals');
const pedigreeDocument = (animalId: string) => doc(firestore, 'pedigrees', animalId);

/** How many animals of another account a list shows at most (the page size of the search in the specification). */
export const maxAnimals = 200;

/**
 * Reads the animals of an account, sorted by brand.
 *
 * @param max of more, only the first ones by brand are read, a page beyond `max`, so that more than `max` says that not
 * all are there
 * @throws DataError
 */
export async function fetchAnimalsByOwner(ownerId: string, max: number): Promise<Animal[]> {
  return withDataErrors(async () => {
    const owned = query(animalsCollection, where('contractor', '==', ownerId));
    const all = await fetchAll(owned, max + 1);
    // Old animals may lack a brand, and then have no place in its order.
    const found = all.length > max ? await fetchAll(query(owned, orderBy('brand')), max + 1) : all;
    return found.map((each) => parseAnimal(each.id, toPlainData(each.data()))).toSorted(compareByBrand);
  });
}

/**
 * Lists at most `maxAnimals` animals of all accounts by brand.
 *
 * @param brand the beginning of the brands; empty for all
 * @throws DataError
 */
export async function fetchAnimalsByBrand(brand: string): Promise<Animal[]> {
  return withDataErrors(async () => {
    const byBrand = query(animalsCollection, orderBy('brand'), ...startingWith('brand', brand));
    const found = await fetchAll(byBrand, maxAnimals);
    return found.map((each) => parseAnimal(each.id, toPlainData(each.data())));
  });
}

/**
 * Creates an animal.
 *
 * @param animal with an unused id
 * @throws DataError 'animal-limit' when the user has reached today's limit
 */
export async function createAnimal(animal: NewAnimal): Promise<void> {
  await commitPaced({ action: 'animal', subject: animal.id, isPatient: true }, (batch) =>
    batch.set(doc(animalsCollection, animal.id), { ...animal, createTime: serverTimestamp() }),
  );
}

/**
 * Deletes an animal with its pedigree; its id is never used again; succeeds when it is already gone. Delete its picture before: the
 * rules find the owner of a picture through the animal.
 *
 * @throws DataError
 */
export async function deleteAnimal(id: string): Promise<void> {
  if (!(await fetchAnimal(id))) return;
  const batch = writeBatch(firestore);
  batch.delete(doc(animalsCollection, id));
  batch.delete(pedigreeDocument(id));
  batch.set(doc(firestore, 'deleted_animals', id), { id, deleted: serverTimestamp() });
  await withDataErrors(() => batch.commit());
}

/**
 * Changes an animal; its owner cannot change.
 *
 * @throws DataError
 */
export async function updateAnimal(id: string, changes: AnimalChanges): Promise<void> {
  return withDataErrors(() => updateDoc(doc(animalsCollection, id), changes));
}

/**
 * Stores the parents of an animal instead of those before.
 *
 * @param pedigree with a parent at least, the animals in it as they are called and owned now, which the rules compare
 * @throws DataError
 */
export async function savePedigree({ id, user_id, sire, dam }: Pedigree): Promise<void> {
  const fields = { id, user_id, ...toParentFields('sire', sire), ...toParentFields('dam', dam) };
  await withDataErrors(() => setDoc(pedigreeDocument(id), { ...fields, updated: serverTimestamp() }));
}

/**
 * Takes a parent out of the pedigree of an animal, for the account that the parent is of.
 *
 * @throws DataError
 */
export async function removeParent(animalId: string, role: ParentRole): Promise<void> {
  await withDataErrors(() =>
    updateDoc(pedigreeDocument(animalId), { ...toParentFields(role), updated: serverTimestamp() }),
  );
}

/**
 * Deletes the pedigree of an animal.
 *
 * @throws DataError
 */
export const deletePedigree = (animalId: string): Promise<void> =>
  withDataErrors(() => deleteDoc(pedigreeDocument(animalId)));
