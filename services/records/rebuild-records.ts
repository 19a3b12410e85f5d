import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import {
  completeRecord,
  getRecordId,
  getRecordsOfRide,
  parseRecordId,
  type RecordFilter,
} from '#src/domain/ride-record.ts';
import { getRideRodeoId } from '#src/domain/rodeo.ts';
import { isDocumentId } from '#src/domain/document-id.ts';
import { parseVideo } from '#src/domain/video.ts';
import { readPages } from '../read-pages.ts';
import { rebuildBoards, verifyBoards } from './rebuild-boards.ts';
import { getRecord, getSourceCollection, getSourceQuery, toEntries } from './record-sources.ts';
import { getEntries, readRecord } from './stored-record.ts';
import { fillRecord, syncEntry } from './sync-records.ts';

const parallel = 8;

/** The records that a page of documents should be in, each once. */
function getRecordsOf(name: 'videos' | 'animals', documents: readonly DocumentSnapshot[]): RecordFilter[] {
  const filters = documents.flatMap((each): RecordFilter[] => {
    const data = toPlainData(each.data() ?? {});
    if (name === 'videos') return getRecordsOfRide(parseVideo(each.id, data));
    const { contractor } = parseAnimal(each.id, data);
    return isDocumentId(contractor) ? [{ kind: 'of-herd', ownerId: contractor }] : [];
  });
  return [...new Map(filters.map((filter) => [getRecordId(filter), filter])).values()];
}

/** The records that documents should be in, in pages; more than once. */
async function* readNeeded(firestore: Firestore): AsyncGenerator<RecordFilter[]> {
  // Herds last: they are made from the records of animals.
  for (const name of ['videos', 'animals'] as const)
    for await (const documents of readPages(firestore.collection(name))) yield getRecordsOf(name, documents);
}

/** The records that are there, in pages. */
async function* readExisting(firestore: Firestore): AsyncGenerator<RecordFilter[]> {
  for await (const records of readPages(firestore.collection('records').select('state')))
    yield records.flatMap(({ id }) => parseRecordId(id) ?? []);
}

/** Rides without a stored rodeo, which no query for one finds, with the rodeo of their name, place and year. */
async function* readUnnamed(firestore: Firestore): AsyncGenerator<{ filter: RecordFilter; id: string }> {
  for await (const documents of readPages(firestore.collection('videos')))
    for (const each of documents) {
      const ride = parseVideo(each.id, toPlainData(each.data() ?? {}));
      const rodeoId = getRideRodeoId(ride);
      if (rodeoId !== '' && rodeoId !== ride.rodeo_id)
        yield { filter: { kind: 'of-rodeo', rodeoId }, id: each.id };
    }
}

const getRecords = async (firestore: Firestore, filters: readonly RecordFilter[], field: string) =>
  filters.length === 0
    ? []
    : firestore.getAll(...filters.map((filter) => getRecord(firestore, filter)), { fieldMask: [field] });

/**
 * Fills all records, removes those of nothing, and computes all boards. Needs the memory of some records, however many there are; may be
 * stopped and started again.
 *
 * @returns how many were filled
 */
export async function rebuildRecords(firestore: Firestore): Promise<number> {
  const startedAt = Date.now();
  let count = 0;
  const fillOld = async (filters: readonly RecordFilter[]) => {
    const records = await getRecords(firestore, filters, 'filled');
    const old = filters.filter((_filter, index) => Number(records[index]?.get('filled') ?? 0) < startedAt);
    count += old.length;
    const work = async () => {
      for (let filter = old.pop(); filter; filter = old.pop()) await fillRecord(firestore, filter);
    };
    await Promise.all(Array.from({ length: parallel }, work));
  };
  for await (const filters of readNeeded(firestore)) await fillOld(filters);
  for await (const filters of readExisting(firestore)) await fillOld(filters);
  for await (const { filter, id } of readUnnamed(firestore)) await syncEntry(firestore, filter, id);
  await rebuildBoards(firestore);
  return count;
}

/** Compares records with the documents that they are from, and boards with records. @returns one line per difference */
export async function* verifyRecords(firestore: Firestore): AsyncGenerator<string> {
  yield* findDifferences(firestore);
  yield* verifyBoards(firestore);
}

export async function* findDifferences(firestore: Firestore): AsyncGenerator<string> {
  for await (const filters of readNeeded(firestore))
    for (const record of await getRecords(firestore, filters, 'state'))
      if (!record.exists) yield `${record.id} is missing`;
  for await (const { filter, id } of readUnnamed(firestore)) {
    const record = await readRecord(firestore, getRecord(firestore, filter));
    if (record.document.exists && getEntries(record).every((entry) => entry.id !== id))
      yield `${getRecordId(filter)} lacks ${id}`;
  }
  for await (const filters of readExisting(firestore))
    for (const filter of filters) {
      const difference = await findDifference(firestore, filter);
      if (difference) yield `${getRecordId(filter)} ${difference}`;
    }
}

async function findDifference(firestore: Firestore, filter: RecordFilter): Promise<string | undefined> {
  const record = await readRecord(firestore, getRecord(firestore, filter));
  if (record.state === 'filling') return 'is being filled';
  if (record.state === undefined) return 'lacks a part';
  if (record.state !== completeRecord) return 'is of an earlier version';
  const expected = new Map<string, string>();
  for await (const documents of readPages(getSourceQuery(firestore, filter)))
    for (const entry of await toEntries(firestore, firestore, filter, documents))
      expected.set(entry.id, JSON.stringify(entry));
  const entries = getEntries(record);
  if (filter.kind === 'of-rodeo') {
    const videos = getSourceCollection(firestore, filter);
    const documents = await firestore.getAll(...entries.map(({ id }) => videos.doc(id)));
    for (const entry of await toEntries(firestore, firestore, filter, documents))
      expected.set(entry.id, JSON.stringify(entry));
  }
  const stored = new Map(entries.map((entry) => [entry.id, JSON.stringify(entry)]));
  const ids = [...new Set([...expected.keys(), ...stored.keys()])];
  const differing = ids.filter((id) => expected.get(id) !== stored.get(id));
  return differing.length > 0 ? `differs in ${differing.join(', ')}` : undefined;
}
