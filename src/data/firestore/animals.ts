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
import type { AnimalChanges, NewAnimal } from '#src/domain/animal-edit.ts';
import { byBrand, readAnimal, type Animal } from '#src/domain/animal.ts';
import { asDataErrors } from '../data-error.ts';
import { plainData } from '../plain-data.ts';
import { database } from './database.ts';
import { fetchDocument } from './fetch-document.ts';

const animals = collection(database, 'animals');

/** As many animals as one list shows (the specification's search page size). */
export const mostAnimals = 200;

/**
 * Reads the animals an account owns, `mostAnimals` at most, by brand.
 *
 * @throws DataError
 */
export async function fetchAnimalsOf(ownerId: string): Promise<Animal[]> {
  return asDataErrors(async () => {
    const snapshot = await getDocs(query(animals, where('contractor', '==', ownerId), limit(mostAnimals)));
    return snapshot.docs.map((found) => readAnimal(found.id, plainData(found.data()))).toSorted(byBrand);
  });
}

/**
 * Reads one animal.
 *
 * @returns undefined when there is none
 * @throws DataError
 */
export async function fetchAnimal(id: string): Promise<Animal | undefined> {
  return fetchDocument('animals', id, readAnimal);
}

/**
 * Stores a new animal, under an id that has not been used before.
 *
 * @throws DataError
 */
export async function createAnimal(animal: NewAnimal): Promise<void> {
  return asDataErrors(() => setDoc(doc(animals, animal.id), { ...animal, createTime: serverTimestamp() }));
}

/**
 * Changes what is told of an animal; whose it is stays as it is.
 *
 * @throws DataError
 */
export async function updateAnimal(id: string, changes: AnimalChanges): Promise<void> {
  return asDataErrors(() => updateDoc(doc(animals, id), changes));
}
