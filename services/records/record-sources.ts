import { Filter, type DocumentSnapshot, type Firestore, type Query } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
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
import { addFirstFilms } from './linked-films.ts';
import { getEntries, readRecord, type Reader, type RecordEntry } from './stored-record.ts';

/** The document of a record. */
export const getRecord = (firestore: Firestore, filter: RecordFilter) =>
  firestore.collection('records').doc(getRecordId(filter));

/** Where the documents are that a record is made from. */
export const getSourceCollection = (firestore: Firestore, { kind }: RecordFilter) =>
  firestore.collection(kind === 'of-herd' ? 'animals' : 'videos');

/** The first day of a year, as rides store days. */
const toSeconds = (year: number) => Date.UTC(year, 0) / 1000;

/** The documents that a record is made from, of a rider some more, in an order that their ids complete. */
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
    case 'of-season':
      return collection
        .where('event_type', '==', filter.eventId)
        .where('event_date', '>=', toSeconds(filter.year))
        .where('event_date', '<', toSeconds(filter.year + 1))
        .orderBy('event_date');
  }
}

/** What a record has of some of its documents, as they are in the transaction. */
export async function toEntries(
  firestore: Firestore,
  reader: Reader,
  filter: RecordFilter,
  documents: readonly DocumentSnapshot[],
): Promise<RecordEntry[]> {
  const found = documents.filter(({ exists }) => exists);
  if (filter.kind === 'of-herd') return toAnimals(firestore, reader, filter, found);
  const recordId = getRecordId(filter);
  const videos = found
    .map((each) => parseVideo(each.id, toPlainData(each.data() ?? {})))
    .filter((video) => getRecordsOfRide(video).some((each) => getRecordId(each) === recordId));
  return (await addFirstFilms(firestore, reader, videos)).map(toRecordedRide);
}

async function toAnimals(
  firestore: Firestore,
  reader: Reader,
  { ownerId }: HerdFilter,
  documents: readonly DocumentSnapshot[],
): Promise<RecordEntry[]> {
  const animals = documents
    .map((each) => parseAnimal(each.id, toPlainData(each.data() ?? {})))
    .filter(({ contractor }) => contractor === ownerId);
  const toHerdEntry = async (animal: Animal) => {
    const record = getRecord(firestore, { kind: 'of-animal', animalId: animal.id });
    return toRecordedAnimal(animal, getEntries(await readRecord(reader, record)).map(parseRecordedRide));
  };
  return Promise.all(animals.map(toHerdEntry));
}
