import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { readAnimal, type Animal } from '#src/domain/animal.ts';
import { asDataErrors } from '../data-error.ts';
import { plainData } from '../plain-data.ts';
import { database } from './database.ts';

/** As many animals as one list shows (the specification's search page size). */
const most = 200;

/**
 * Reads the animals an account owns, by brand.
 *
 * @throws DataError
 */
export async function fetchAnimalsOf(ownerId: string): Promise<Animal[]> {
  return asDataErrors(async () => {
    const snapshot = await getDocs(
      query(collection(database, 'animals'), where('contractor', '==', ownerId), limit(most)),
    );
    const animals = snapshot.docs.map((found) => readAnimal(found.id, plainData(found.data())));
    return animals.toSorted((a, b) => a.brand.localeCompare(b.brand, 'en', { numeric: true }));
  });
}
