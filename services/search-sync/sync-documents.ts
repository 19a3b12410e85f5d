import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { toPlainData } from '#src/data/plain-data.ts';
import { toIndexDocument, type CollectionName, type IndexDocument } from './index-documents.ts';
import type { SearchIndex } from './search-index.ts';

/** From where to where, and who hears of documents that the index rejects. */
export interface SyncContext {
  readonly firestore: Firestore;
  readonly index: SearchIndex;
  readonly log: (line: string) => void;
}

/** The index document of a stored one; undefined if it is missing or not indexed. */
export const toIndexed = (
  name: CollectionName,
  { id, exists, data }: StoredDocument,
): IndexDocument | undefined => (exists ? toIndexDocument(name, id, toPlainData(data)) : undefined);

/** What is read of a document; `version` changes with every write. */
export interface StoredDocument {
  readonly id: string;
  readonly exists: boolean;
  readonly data: Record<string, unknown>;
  readonly version: string;
}

export const toStored = (snapshot: DocumentSnapshot): StoredDocument => ({
  id: snapshot.id,
  exists: snapshot.exists,
  data: snapshot.data() ?? {},
  version: String(snapshot.updateTime?.valueOf()),
});

/**
 * Writes documents to the index as they are in Firestore, then reads them again, until nothing has changed meanwhile:
 * whoever writes last has seen the last version, however many do this at once and whatever they wait for.
 *
 * @param read reads the documents; those that it no longer returns are removed from the index
 * @param first what it returned before
 * @returns how many are indexed
 * @throws Error if Firestore or the index is unreachable; doing it again continues
 */
export async function syncDocuments(
  { index, log }: SyncContext,
  name: CollectionName,
  read: () => Promise<readonly StoredDocument[]>,
  first?: readonly StoredDocument[],
): Promise<number> {
  const written = new Map<string, { readonly version: string; readonly isIndexed: boolean }>();
  for (let all = first ?? (await read()); ; all = await read()) {
    const found = new Set(all.map(({ id }) => id));
    const gone = [...written.keys()].filter((id) => !found.has(id));
    const changed = all
      .filter(({ id, version }) => written.get(id)?.version !== version)
      .map((stored) => ({ ...stored, document: toIndexed(name, stored) }));
    if (changed.length === 0 && gone.length === 0)
      return [...written.values()].filter(({ isIndexed }) => isIndexed).length;
    const documents = changed.flatMap(({ document }) => document ?? []);
    for (const { id, reason } of await index.upsertDocuments(name, documents))
      log(`${name}/${id} was rejected: ${reason}`);
    const absent = changed.filter(({ document }) => !document).map(({ id }) => id);
    await index.deleteDocuments(name, [...gone, ...absent]);
    for (const { id, version, document } of changed)
      written.set(id, { version, isIndexed: document !== undefined });
    for (const id of gone) written.delete(id);
  }
}

/** Brings some documents of the index up to date. */
export async function syncById(
  context: SyncContext,
  name: CollectionName,
  ids: readonly string[],
): Promise<void> {
  const references = ids.map((id) => context.firestore.collection(name).doc(id));
  const read = async () => (await context.firestore.getAll(...references)).map(toStored);
  await syncDocuments(context, name, read);
}
