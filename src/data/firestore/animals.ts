import {
  collection,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-form-schema.ts';
import { compareByBrand, parseAnimal, type Animal } from '#src/domain/animal.ts';
import { withDataErrors } from '../data-error.ts';
import { toPlainData } from '../plain-data.ts';
import { firestore } from './firestore.ts';
import { fetchDocument } from './fetch-document.ts';

const animalsCollection = collection(firestore, 'animals');

/** As many animals as one list shows (the specification's search page size). */
export const maxAnimals = 200;

/**
 * Reads the animals an account owns, `mostAnimals` at most, by brand.
 *
 * @throws DataError
 */
export async function fetchAnimalsByOwner(ownerId: string): Promise<Animal[]> {
  return withDataErrors(async () => {
    const snapshot = await getDocs(
      query(animalsCollection, where('contractor', '==', ownerId), limit(maxAnimals)),
    );
    return snapshot.docs
      .map((found) => parseAnimal(found.id, toPlainData(found.data())))
      .toSorted(compareByBrand);
  });
}

/**
 * Reads one animal.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchAnimal(id: string): Promise<Animal | undefined> {
  return fetchDocument('animals', id, parseAnimal);
}

/**
 * Stores a new animal, under an id that has not been used before.
 *
 * @throws DataError
 */
export async function createAnimal(animal: NewAnimal): Promise<void> {
  return withDataErrors(() =>
    setDoc(doc(animalsCollection, animal.id), { ...animal, createTime: serverTimestamp() }),
  );
}

/**
 * Changes what is told of an animal; whose it is stays as it is.
 *
 * @throws DataError
 */
export async function updateAnimal(id: string, changes: AnimalChanges): Promise<void> {
  return withDataErrors(() => updateDoc(doc(animalsCollection, id), changes));
}
