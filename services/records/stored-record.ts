import { gunzipSync, gzipSync } from 'node:zlib';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Something of a record: a ride, or an animal of a herd. */
export interface RecordEntry {
  readonly id: string;
}

/**
 * `filling`: entries are missing, so nobody reads it; `complete`; `full`: it would not fit into a document, and is left
 * alone.
 */
export type RecordState = 'filling' | 'complete' | 'full';

/** A document has at most 1,048,576 bytes. */
const maxBytes = 1_000_000;

/** The document of a record. Compressed, because it holds ten times as many rides then; see decision 16. */
interface StoredRecord {
  readonly state: RecordState;
  readonly entries: Buffer;
}

/** The state of a record; undefined while there is none. */
export const readState = (snapshot: DocumentSnapshot): RecordState | undefined =>
  snapshot.get('state') as RecordState | undefined;

/** The entries of a record; none while there is none. */
export function readEntries(snapshot: DocumentSnapshot): RecordEntry[] {
  const { entries } = (snapshot.data() ?? {}) as Partial<StoredRecord>;
  return entries ? (JSON.parse(gunzipSync(entries).toString()) as RecordEntry[]) : [];
}

/** What is stored of entries. */
export function toStoredRecord(entries: readonly RecordEntry[], state: RecordState): StoredRecord {
  const compressed = gzipSync(JSON.stringify(entries));
  return compressed.length > maxBytes
    ? { state: 'full', entries: gzipSync('[]') }
    : { state, entries: compressed };
}
