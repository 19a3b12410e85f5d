import { Client, Errors, type CollectionSchema } from 'typesense';
import {
  collectionNames,
  getCollectionSchema,
  type CollectionName,
  type IndexDocument,
} from './index-documents.ts';

/** A document that the index does not take; it would not take it the next time either. */
export interface RejectedDocument {
  readonly id: string;
  readonly reason: string;
}

/** The search index, as those see it who write it. */
export interface SearchIndex {
  /** Makes the collections that are missing, and anew those of another schema. */
  ensureCollections(): Promise<void>;
  /** Everything that a collection holds, by id. */
  fetchDocuments(name: CollectionName): Promise<Map<string, IndexDocument>>;
  /** Stores documents in the place of those with their ids. @returns those that were not taken */
  upsertDocuments(name: CollectionName, documents: readonly IndexDocument[]): Promise<RejectedDocument[]>;
  /** Takes a document away, whether it is there or not. */
  deleteDocument(name: CollectionName, id: string): Promise<void>;
}

/** Most of what one request stores. */
const importBatchSize = 500;

/** @param key one that may write; it is a secret, unlike the one that the app carries */
export function createSearchIndex(url: string, key: string): SearchIndex {
  const client = new Client({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: 30,
    numRetries: 0,
    logLevel: 'silent',
  });
  const documents = (name: CollectionName) => client.collections<IndexDocument>(name).documents();

  const storePortion = async (
    name: CollectionName,
    some: readonly IndexDocument[],
  ): Promise<RejectedDocument[]> => {
    try {
      await documents(name).import([...some], { action: 'upsert' });
      return [];
    } catch (error) {
      if (!(error instanceof Errors.ImportError)) throw error;
      return error.importResults.flatMap((result, place) =>
        result.success ? [] : [{ id: some[place]?.id ?? '', reason: result.error ?? 'no reason given' }],
      );
    }
  };

  return {
    async ensureCollections() {
      const there = new Map((await client.collections().retrieve()).map((known) => [known.name, known]));
      for (const name of collectionNames) {
        const known = there.get(name);
        if (known && hasCurrentSchema(name, known)) continue;
        if (known) await client.collections(name).delete();
        await client.collections().create(getCollectionSchema(name));
      }
    },
    async fetchDocuments(name) {
      const lines = (await documents(name).export()).split('\n').filter((line) => line !== '');
      const all = lines.map((line) => JSON.parse(line) as IndexDocument);
      return new Map(all.map((document) => [document.id, document]));
    },
    async upsertDocuments(name, all) {
      const refused: RejectedDocument[] = [];
      for (let from = 0; from < all.length; from += importBatchSize) {
        refused.push(...(await storePortion(name, all.slice(from, from + importBatchSize))));
      }
      return refused;
    },
    async deleteDocument(name, id) {
      try {
        await client.collections(name).documents(id).delete();
      } catch (error) {
        if (!(error instanceof Errors.ObjectNotFound)) throw error;
      }
    },
  };
}

/** Whether a collection searches, filters and sorts as ours does; Typesense tells more of it than we ask for. */
function hasCurrentSchema(name: CollectionName, known: CollectionSchema): boolean {
  const ours = getCollectionSchema(name);
  const facts = (fields: typeof ours.fields) =>
    JSON.stringify(
      (fields ?? [])
        .map((field) => `${field.name} ${field.type} ${field.type === 'string' && field.sort === true}`)
        .toSorted(),
    );
  const separators = (list: readonly string[] | undefined) => [...(list ?? [])].toSorted().join('');
  return (
    facts(known.fields) === facts(ours.fields) &&
    separators(known.token_separators) === separators(ours.token_separators)
  );
}
