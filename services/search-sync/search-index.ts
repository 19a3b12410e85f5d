import { Client, Errors, type CollectionSchema } from 'typesense';
import {
  collectionNames,
  getCollectionSchema,
  type CollectionName,
  type IndexDocument,
} from './index-documents.ts';

/** A document that the index rejected; retrying does not help. */
export interface RejectedDocument {
  readonly id: string;
  readonly reason: string;
}

/** Write access to the search index. */
export interface SearchIndex {
  /** Creates missing collections and recreates, empty, those with an outdated schema. */
  ensureCollections(): Promise<void>;
  /** All documents of a collection by id. */
  fetchDocuments(name: CollectionName): Promise<Map<string, IndexDocument>>;
  /** Creates or replaces documents. @returns the rejected ones */
  upsertDocuments(name: CollectionName, documents: readonly IndexDocument[]): Promise<RejectedDocument[]>;
  /** Deletes a document; a missing one is not an error. */
  deleteDocument(name: CollectionName, id: string): Promise<void>;
}

const importBatchSize = 500;

/** @param key an API key that can write; a secret, unlike the app's search-only key */
export function createSearchIndex(url: string, key: string): SearchIndex {
  const client = new Client({
    nodes: [{ url }],
    apiKey: key,
    connectionTimeoutSeconds: 30,
    numRetries: 0,
    logLevel: 'silent',
  });
  const documents = (name: CollectionName) => client.collections<IndexDocument>(name).documents();

  const importBatch = async (
    name: CollectionName,
    batch: readonly IndexDocument[],
  ): Promise<RejectedDocument[]> => {
    try {
      await documents(name).import([...batch], { action: 'upsert' });
      return [];
    } catch (error) {
      if (!(error instanceof Errors.ImportError)) throw error;
      return error.importResults.flatMap((result, index) =>
        result.success ? [] : [{ id: batch[index]?.id ?? '', reason: result.error ?? 'no reason given' }],
      );
    }
  };

  return {
    async ensureCollections() {
      const existing = new Map((await client.collections().retrieve()).map((known) => [known.name, known]));
      for (const name of collectionNames) {
        const known = existing.get(name);
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
      const rejected: RejectedDocument[] = [];
      for (let from = 0; from < all.length; from += importBatchSize) {
        rejected.push(...(await importBatch(name, all.slice(from, from + importBatchSize))));
      }
      return rejected;
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

/** Compares the fields and separators that getCollectionSchema() sets; Typesense returns more properties. */
export function hasCurrentSchema(name: CollectionName, known: CollectionSchema): boolean {
  const current = getCollectionSchema(name);
  const formatFields = (fields: typeof current.fields) =>
    JSON.stringify(
      (fields ?? [])
        .map((field) => `${field.name} ${field.type} ${field.type === 'string' && field.sort === true}`)
        .toSorted(),
    );
  const separators = (list: readonly string[] | undefined) => [...(list ?? [])].toSorted().join('');
  return (
    formatFields(known.fields) === formatFields(current.fields) &&
    separators(known.token_separators) === separators(current.token_separators)
  );
}
