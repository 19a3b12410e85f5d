import {
  Filter,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { toRecordedAnimal } from '#src/domain/herd.ts';
import {
  getRecordId,
  getRecordsOfRide,
  parseRecordedRide,
  toRecordedRide,
  type RecordFilter,
} from '#src/domain/ride-record.ts';
import type { HerdFilter } from '#src/domain/video-filter.ts';
import { parseVideo } from '#src/domain/video.ts';
import { readEntries, readState, type RecordEntry } from './stored-record.ts';

/** The document of a record. */
export const getRecord = (firestore: Firestore, filter: RecordFilter) =>
  firestore.collection('records').doc(getRecordId(filter));

/** Where the documents are that a record is made from. */
export const getSourceCollection = (firestore: Firestore, { kind }: RecordFilter) =>
  firestore.collection(kind === 'of-herd' ? 'animals' : 'videos');

/** The documents that a record is made from; of a rider some more. */
export function getSourceQuery(firestore: Firestore, filter: RecordFilter): Query {
  const collection = getSourceCollection(firestore, filter);
  switch (filter.kind) {
    case 'of-animal':
      return collection.where('animal_id', '==', filter.animalId);
    case 'of-rider':
      return collection.where(
        Filter.or(
          Filter.where('user_id', '==', filter.riderId),
          Filter.where('contestants_id', 'array-contains', filter.riderId),
        ),
      );
    case 'of-rodeo':
      return collection.where('rodeo_id', '==', filter.rodeoId);
    case 'of-herd':
      return collection.where('contractor', '==', filter.ownerId);
  }
}

/** A transaction, or Firestore without one. */
interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/**
 * What a record has of some of its documents, as they are in the transaction.
 *
 * @returns undefined for animals with a record that is full: nobody knows their figures
 */
export async function toEntries(
  firestore: Firestore,
  reader: Reader,
  filter: RecordFilter,
  documents: readonly DocumentSnapshot[],
): Promise<RecordEntry[] | undefined> {
  const found = documents.filter(({ exists }) => exists);
  if (filter.kind === 'of-herd') return toAnimals(firestore, reader, filter, found);
  const recordId = getRecordId(filter);
  return found
    .map((each) => parseVideo(each.id, toPlainData(each.data() ?? {})))
    .filter((video) => getRecordsOfRide(video).some((each) => getRecordId(each) === recordId))
    .map(toRecordedRide);
}

async function toAnimals(
  firestore: Firestore,
  reader: Reader,
  { ownerId }: HerdFilter,
  documents: readonly DocumentSnapshot[],
): Promise<RecordEntry[] | undefined> {
  const animals = documents
    .map((each) => parseAnimal(each.id, toPlainData(each.data() ?? {})))
    .filter(({ contractor }) => contractor === ownerId);
  if (animals.length === 0) return [];
  const references = animals.map(({ id }) => getRecord(firestore, { kind: 'of-animal', animalId: id }));
  const records = await reader.getAll(...references);
  if (records.some((record) => readState(record) === 'full')) return undefined;
  return animals.map((animal, index) => {
    const record = records[index];
    return toRecordedAnimal(animal, record ? readEntries(record).map(parseRecordedRide) : []);
  });
}
