import { FieldPath, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { getRecordId, getRecordsOfRide, type RecordFilter } from '#src/domain/ride-record.ts';
import { parseVideo } from '#src/domain/video.ts';
import type { DocumentWrite } from '../watch-collections.ts';
import { readPages } from '../read-pages.ts';
import { getRecord, getSourceCollection, getSourceQuery, toEntries } from './record-sources.ts';
import {
  readEntries,
  readState,
  toStoredRecord,
  type RecordEntry,
  type RecordState,
} from './stored-record.ts';

/*
 * The rule behind all of this: a transaction that writes entries has read the documents that they are from. So a record
 * is right about a document at the moment of the write, a later change of the document has its own call, and how often
 * and in which order calls come does not matter.
 */

const pageSize = 500;

/** @returns the state that is stored */
function write(
  transaction: Transaction,
  record: DocumentSnapshot,
  entries: readonly RecordEntry[] | undefined,
  state: RecordState,
  fields: { filled?: number } = {},
): RecordState {
  const sorted = entries?.toSorted((one, other) => (one.id < other.id ? -1 : 1)) ?? [];
  const stored = toStoredRecord(sorted, entries ? state : 'full');
  if (stored.state === 'complete' && sorted.length === 0) transaction.delete(record.ref);
  else transaction.set(record.ref, { ...stored, ...fields }, { merge: true });
  return stored.state;
}

/** Brings all of a record up to date, in pages; readers see it once it is complete, or as it was before. */
export async function fillRecord(firestore: Firestore, filter: RecordFilter): Promise<void> {
  if (filter.kind === 'of-herd') await fillMissingAnimals(firestore, filter);
  const ordered = getSourceQuery(firestore, filter).orderBy(FieldPath.documentId()).limit(pageSize);
  /** @param after the last id of the page before @returns the last id; undefined at the end */
  const fillPage = (after: string | undefined) =>
    firestore.runTransaction(async (transaction) => {
      const record = await transaction.get(getRecord(firestore, filter));
      const { docs } = await transaction.get(after === undefined ? ordered : ordered.startAfter(after));
      const last = docs.length < pageSize ? undefined : docs.at(-1)?.id;
      const others = readEntries(record).filter(
        ({ id }) => (after !== undefined && id <= after) || (last !== undefined && id > last),
      );
      const entries = await toEntries(firestore, transaction, filter, docs);
      const isComplete = last === undefined || readState(record) === 'complete';
      const fields = last === undefined ? { filled: Date.now() } : {};
      const state = isComplete ? 'complete' : 'filling';
      const stored = write(transaction, record, entries && [...others, ...entries], state, fields);
      return stored === 'full' ? undefined : last;
    });
  let last = await fillPage(undefined);
  while (last !== undefined) last = await fillPage(last);
}

async function fillMissing(firestore: Firestore, filter: RecordFilter): Promise<void> {
  if (!(await getRecord(firestore, filter).get()).exists) await fillRecord(firestore, filter);
}

async function fillMissingAnimals(firestore: Firestore, herd: RecordFilter): Promise<void> {
  for await (const animals of readPages(getSourceQuery(firestore, herd).select()))
    for (const { id } of animals) await fillMissing(firestore, { kind: 'of-animal', animalId: id });
}

/** Brings what a record has of one document up to date; a record that is not there is filled. */
async function syncEntry(firestore: Firestore, filter: RecordFilter, id: string): Promise<void> {
  const source = getSourceCollection(firestore, filter).doc(id);
  const isDone = await firestore.runTransaction(async (transaction) => {
    const [record, found] = await transaction.getAll(getRecord(firestore, filter), source);
    if (!record || !found || readState(record) !== 'complete') return record && readState(record) === 'full';
    const earlier = readEntries(record);
    const others = earlier.filter((entry) => entry.id !== id);
    const entries = await toEntries(firestore, transaction, filter, [found]);
    const isSame = JSON.stringify(earlier.find((entry) => entry.id === id)) === JSON.stringify(entries?.[0]);
    if (!isSame || !entries) write(transaction, record, entries && [...others, ...entries], 'complete');
    return true;
  });
  if (!isDone) await fillRecord(firestore, filter);
}

/** Brings up to date what the record of its herd says of an animal. */
async function syncHerd(firestore: Firestore, animalId: string, ownerIds: readonly string[]): Promise<void> {
  for (const ownerId of new Set(ownerIds.filter(Boolean))) {
    await fillMissing(firestore, { kind: 'of-animal', animalId });
    await syncEntry(firestore, { kind: 'of-herd', ownerId }, animalId);
  }
}

/** Call after every write of a video, for the records that it was or is in. */
export async function syncRide(firestore: Firestore, { id, versions }: DocumentWrite): Promise<void> {
  const filters = versions.flatMap((data) => getRecordsOfRide(parseVideo(id, toPlainData(data))));
  const records = new Map(filters.map((filter) => [getRecordId(filter), filter]));
  for (const filter of records.values()) {
    await syncEntry(firestore, filter, id);
    if (filter.kind !== 'of-animal') continue;
    const animal = await firestore.collection('animals').doc(filter.animalId).get();
    const { contractor } = parseAnimal(animal.id, toPlainData(animal.data() ?? {}));
    await syncHerd(firestore, animal.id, [contractor]);
  }
}

/** Call after every write of an animal. */
export const syncAnimal = (firestore: Firestore, { id, versions }: DocumentWrite): Promise<void> =>
  syncHerd(
    firestore,
    id,
    versions.map((data) => parseAnimal(id, toPlainData(data)).contractor),
  );
