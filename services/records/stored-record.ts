import { hash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { completeRecord } from '#src/domain/ride-record.ts';

/** Something of a record: a ride, or an animal of a herd. */
export interface RecordEntry {
  readonly id: string;
}

/** `filling`: entries are missing, so readers ignore it. */
export type RecordState = 'filling' | typeof completeRecord;

/** A document has at most 1,048,576 bytes. */
const maxBytes = 1_000_000;

/**
 * The document of a record has its entries, as JSON that is compressed, because it holds ten times as many rides then;
 * see decision 16. Of a larger one it has the names of its parts, which are documents of their own: each has the entries
 * whose key starts with its name.
 */
interface StoredRecord {
  readonly state: RecordState;
  readonly entries: Buffer;
  readonly parts: readonly string[];
}

/** A transaction, or Firestore without one. */
export interface Reader {
  getAll(...documents: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** A record as it was read. */
export interface RecordSnapshot {
  readonly document: DocumentSnapshot;
  /** Undefined while there is none, or a part of it is missing; `complete` of an earlier version. */
  readonly state: RecordState | 'complete' | undefined;
  /** The names of all its parts; '' for the document itself. */
  readonly names: readonly string[];
  /** The parts that were read. */
  readonly parts: ReadonlyMap<string, readonly RecordEntry[]>;
}

/** What assigns an entry to a part: zeros and ones that its id is scattered to. */
export const getKey = (id: string): string =>
  BigInt(`0x${hash('sha256', id).slice(0, 8)}`)
    .toString(2)
    .padStart(32, '0');

export const getPart = (record: DocumentReference, name: string): DocumentReference =>
  name === '' ? record : record.collection('parts').doc(name);

/** The entries of a document of a record; none while there is none. */
export function readEntries(document: DocumentSnapshot): RecordEntry[] {
  const { entries } = (document.data() ?? {}) as Partial<StoredRecord>;
  return entries ? (JSON.parse(gunzipSync(entries).toString()) as RecordEntry[]) : [];
}

/** @param keys of entries, to read only the parts that they are or would be in */
export async function readRecord(
  reader: Reader,
  reference: DocumentReference,
  keys?: readonly string[],
): Promise<RecordSnapshot> {
  const [document] = await reader.getAll(reference);
  if (!document) throw new Error('Firestore answered without the document.');
  const { state, parts: stored = [] } = (document.data() ?? {}) as Partial<StoredRecord>;
  if (stored.length === 0)
    return { document, state, names: [''], parts: new Map([['', readEntries(document)]]) };
  const names = keys ? stored.filter((name) => keys.some((key) => key.startsWith(name))) : stored;
  const found = names.length > 0 ? await reader.getAll(...names.map((name) => getPart(reference, name))) : [];
  const parts = found.map((part) => [part.id, readEntries(part)] as const);
  return {
    document,
    state: found.every(({ exists }) => exists) ? state : undefined,
    names: stored,
    parts: new Map(parts),
  };
}

/** All entries of the parts that were read. */
export const getEntries = ({ parts }: RecordSnapshot): RecordEntry[] => [...parts.values()].flat();

/** The entries of a part as they are stored, in its halves if it became too large. */
export function toParts(name: string, entries: readonly RecordEntry[]): [name: string, entries: Buffer][] {
  const compressed = gzipSync(JSON.stringify(entries));
  if (compressed.length <= maxBytes) return [[name, compressed]];
  return [`${name}0`, `${name}1`].flatMap((half) =>
    toParts(
      half,
      entries.filter(({ id }) => getKey(id).startsWith(half)),
    ),
  );
}
