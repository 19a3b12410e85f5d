import {
  collection,
  doc,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-form-schema.ts';
import { compareByBrand, parseAnimal, type Animal } from '#src/domain/animal.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { fetchAnimal } from '../firestore-rest/public-animals.ts';
import { fetchAll } from './fetch-all.ts';
import { firestore } from './firestore-client.ts';
import { commitPaced } from './rate-limits.ts';
import { addPedigreeDeletion } from './pedigrees.ts';
import { startingWith } from './starting-with.ts';

const animalsCollection = collection(firestore, 'animals');

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
  addPedigreeDeletion(batch, id);
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
