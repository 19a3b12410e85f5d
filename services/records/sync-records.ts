import { FieldValue, type DocumentData, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { completeRecord, getRecordId, getRecordsOfRide, type RecordFilter } from '#src/domain/ride-record.ts';
import { parseVideo } from '#src/domain/video.ts';
import type { DocumentWrite } from '../watch-collections.ts';
import { inParts } from '../in-parts.ts';
import { readPages } from '../read-pages.ts';
import { markSeason } from './board-marks.ts';
import { findLaterFilms } from './linked-films.ts';
import { getRecord, getSourceCollection, getSourceQuery, toEntries } from './record-sources.ts';
import {
  getEntries,
  getKey,
  getPart,
  readRecord,
  toParts,
  type RecordEntry,
  type RecordSnapshot,
  type RecordState,
} from './stored-record.ts';

/*
 * The rule behind all of this: a transaction that writes entries has read the documents that they are from. So a record
 * is right about a document at the moment of the write, a later change of the document has its own call, and how often
 * and in which order calls come does not matter.
 */

/** How many documents one transaction reads; of animals it reads the records, too. */
const getPageSize = ({ kind }: RecordFilter) => (kind === 'of-herd' ? 100 : 500);

const sortById = (entries: readonly RecordEntry[]) =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Writes parts of a record, of those that became too large the halves. */
function write(
  transaction: Transaction,
  { document, names }: RecordSnapshot,
  changed: ReadonlyMap<string, readonly RecordEntry[]>,
  state: RecordState,
): void {
  const { ref } = document;
  const stored = new Map([...changed].flatMap(([name, entries]) => toParts(name, entries)));
  const whole = stored.get('');
  if (whole) {
    if (state === completeRecord && changed.get('')?.length === 0) transaction.delete(ref);
    else transaction.set(ref, { state, entries: whole }, { merge: true });
    return;
  }
  for (const [name, entries] of stored) transaction.set(getPart(ref, name), { entries });
  const divided = names.filter((name) => changed.has(name) && !stored.has(name));
  if (divided.length === 0 && document.get('state') === state) return;
  for (const name of divided) if (name !== '') transaction.delete(getPart(ref, name));
  const parts = new Set([...names.filter((name) => !divided.includes(name)), ...stored.keys()]);
  transaction.set(ref, { state, parts: [...parts], entries: FieldValue.delete() }, { merge: true });
}

/**
 * Brings what a record has of some documents up to date.
 *
 * @returns how many of them are in it; undefined if it is not complete and nobody is filling it
 */
const syncEntries = (firestore: Firestore, filter: RecordFilter, ids: readonly string[], isFilling = false) =>
  firestore.runTransaction(async (transaction) => {
    const record = await readRecord(transaction, getRecord(firestore, filter), ids.map(getKey));
    const isComplete = record.state === completeRecord;
    if (!isComplete && !isFilling) return undefined;
    const collection = getSourceCollection(firestore, filter);
    const sources = await transaction.getAll(...ids.map((id) => collection.doc(id)));
    const found = await toEntries(firestore, transaction, filter, sources);
    const read = new Set(ids);
    const changed = new Map<string, readonly RecordEntry[]>();
    for (const [name, earlier] of record.parts) {
      const others = earlier.filter(({ id }) => !read.has(id));
      const entries = sortById([...others, ...found.filter(({ id }) => getKey(id).startsWith(name))]);
      const isSame = record.state !== undefined && JSON.stringify(entries) === JSON.stringify(earlier);
      if (!isSame) changed.set(name, entries);
    }
    if (changed.size > 0) {
      write(transaction, record, changed, isComplete ? completeRecord : 'filling');
      if (isComplete && filter.kind === 'of-season') markSeason(firestore, transaction, filter);
    }
    return found.length;
  });

/** The ids of what a record should have and of what it has, in the order of their keys. */
async function readIds(
  firestore: Firestore,
  filter: RecordFilter,
  added: readonly string[],
): Promise<string[]> {
  const ids = new Set(added);
  // Pages go on after the last document by what they are ordered by.
  const query = getSourceQuery(firestore, filter).select('event_date');
  for await (const page of readPages(query, 500)) for (const { id } of page) ids.add(id);
  for (const { id } of getEntries(await readRecord(firestore, getRecord(firestore, filter)))) ids.add(id);
  const keys = [...ids].map((id) => ({ id, key: getKey(id) }));
  return keys.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ id }) => id);
}

/**
 * Brings all of a record up to date, in pages; readers see it once it is complete, or as it was before.
 *
 * @param added the ids of documents that the query for the record may not find
 */
export async function fillRecord(
  firestore: Firestore,
  filter: RecordFilter,
  added: readonly string[] = [],
): Promise<void> {
  if (filter.kind === 'of-herd') await fillMissingAnimals(firestore, filter);
  const ids = await readIds(firestore, filter, added);
  for (const part of inParts(ids, getPageSize(filter))) await syncEntries(firestore, filter, part, true);
  await firestore.runTransaction(async (transaction) => {
    const record = await readRecord(transaction, getRecord(firestore, filter));
    const { ref, exists } = record.document;
    if (filter.kind === 'of-season') markSeason(firestore, transaction, filter);
    if (!exists) return;
    if (getEntries(record).length > 0)
      transaction.set(ref, { state: completeRecord, filled: Date.now() }, { merge: true });
    else for (const name of new Set(['', ...record.names])) transaction.delete(getPart(ref, name));
  });
}

async function fillMissing(firestore: Firestore, filter: RecordFilter): Promise<void> {
  const record = await getRecord(firestore, filter).get();
  if (record.get('state') !== completeRecord) await fillRecord(firestore, filter);
}

async function fillMissingAnimals(firestore: Firestore, herd: RecordFilter): Promise<void> {
  for await (const animals of readPages(getSourceQuery(firestore, herd).select()))
    for (const { id } of animals) await fillMissing(firestore, { kind: 'of-animal', animalId: id });
}

/** Brings what a record has of one document up to date; a record that is not there is filled. */
export async function syncEntry(firestore: Firestore, filter: RecordFilter, id: string): Promise<void> {
  if ((await syncEntries(firestore, filter, [id])) === undefined) await fillRecord(firestore, filter, [id]);
}

/** Brings up to date what the record of its herd says of an animal. */
async function syncHerd(firestore: Firestore, animalId: string, ownerIds: readonly string[]): Promise<void> {
  for (const ownerId of new Set(ownerIds.filter(Boolean))) {
    await fillMissing(firestore, { kind: 'of-animal', animalId });
    await syncEntry(firestore, { kind: 'of-herd', ownerId }, animalId);
  }
}

/** Brings up to date what the records that a film was or is in have of it. */
async function syncFilm(firestore: Firestore, id: string, versions: readonly DocumentData[]): Promise<void> {
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

/** Films that are linked to one may count now, or no longer. One that is linked to it later has a call of its own. */
async function syncLaterFilms(firestore: Firestore, id: string): Promise<void> {
  for (const laterId of await findLaterFilms(firestore, id)) {
    const data = (await firestore.collection('videos').doc(laterId).get()).data();
    if (data) await syncFilm(firestore, laterId, [data]);
  }
}

/** Call after every write of a video, for the records that it was or is in, and for films that are linked to it. */
export async function syncRide(firestore: Firestore, { id, versions }: DocumentWrite): Promise<void> {
  await syncFilm(firestore, id, versions);
  await syncLaterFilms(firestore, id);
}

/** Call after every write of a link, whose id is that of the later film. */
export async function syncLink(firestore: Firestore, { id }: Pick<DocumentWrite, 'id'>): Promise<void> {
  const data = (await firestore.collection('videos').doc(id).get()).data();
  if (data) await syncRide(firestore, { id, versions: [data] });
}

/** Call after every write of an animal. */
export const syncAnimal = (firestore: Firestore, { id, versions }: DocumentWrite): Promise<void> =>
  syncHerd(
    firestore,
    id,
    versions.map((data) => parseAnimal(id, toPlainData(data)).contractor),
  );
