import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { createInterface } from 'node:readline';
import { Client, Errors } from 'typesense';
import {
  collectionNames,
  getCollectionSchema,
  type CollectionName,
  type IndexDocument,
} from './index-documents.ts';
import { inParts } from '../in-parts.ts';

/** A document that the index rejected; retrying does not help. */
export interface RejectedDocument {
  readonly id: string;
  readonly reason: string;
}

/** Write access to the collections of this version of the service. */
export interface SearchIndex {
  /** Creates the collections that are missing. Nothing is searched in them before `publish`. */
  createCollections(): Promise<void>;
  /** Makes the collections those that are searched, and removes all older ones but the last. */
  publish(): Promise<void>;
  /** Documents by id; those that are missing are left out. */
  fetchDocuments(name: CollectionName, ids: readonly string[]): Promise<Map<string, IndexDocument>>;
  /** The ids of all documents, in parts. */
  readIds(name: CollectionName): AsyncGenerator<string[]>;
  /** Creates or replaces documents. @returns the rejected ones */
  upsertDocuments(name: CollectionName, documents: readonly IndexDocument[]): Promise<RejectedDocument[]>;
  /** Deletes documents; missing ones are no error. */
  deleteDocuments(name: CollectionName, ids: readonly string[]): Promise<void>;
}

/** https://typesense.org/docs/30.1/api/search.html: a query may have 4,000 characters; an id has at most 36. */
const idsPerRequest = 80;
const idsPerPart = 500;

const filterIds = (ids: readonly string[]) => `id:[${ids.map((id) => `\`${id}\``).join(',')}]`;

/** How long a server may be busy: Typesense answers 503 while it catches up with many writes. */
export const patience = { numRetries: 60, retryIntervalSeconds: 4 };

/**
 * @param key an API key that can write; a secret, unlike the app's search-only key
 * @param retries of each request; none by default, for callers that Google calls again
 */
export function createSearchIndex(
  url: string,
  key: string,
  retries: Partial<typeof patience> = { numRetries: 0 },
): SearchIndex {
  // Else the client opens a connection for each request, and each holds on to what it sent until the server closes it.
  // Whoever does not try again opens one as well, which cannot have been closed since it was last used, and closes it.
  const connections = { keepAlive: retries.numRetries !== 0 };
  const client = new Client({
    nodes: [{ url }],
    httpAgent: new HttpAgent(connections),
    httpsAgent: new HttpsAgent(connections),
    apiKey: key,
    connectionTimeoutSeconds: 30,
    logLevel: 'silent',
    ...retries,
  });
  const versions = new Map(collectionNames.map((name) => [name, getCollectionSchema(name)]));
  const getVersion = (name: CollectionName) => versions.get(name)?.name ?? name;
  const documents = (name: CollectionName) => client.collections<IndexDocument>(getVersion(name)).documents();
  const fetchNames = async () => (await client.collections().retrieve()).map(({ name }) => name);

  return {
    async createCollections() {
      const known = new Set(await fetchNames());
      for (const schema of versions.values())
        if (!known.has(schema.name)) await client.collections().create(schema);
    },
    async publish() {
      const { aliases } = await client.aliases().retrieve();
      const known = await fetchNames();
      for (const name of collectionNames) {
        const last = aliases.find((alias) => alias.name === name)?.collection_name;
        const version = getVersion(name);
        await client.aliases().upsert(name, { collection_name: version });
        // The last one stays for a roll back; where nothing changed, so does the one before.
        if (last === undefined || last === version) continue;
        const older = known.filter(
          (each) => each.startsWith(`${name}_`) && each !== last && each !== version,
        );
        for (const each of older) await client.collections(each).delete();
      }
    },
    async fetchDocuments(name, ids) {
      const found = new Map<string, IndexDocument>();
      for (const part of inParts(ids, idsPerRequest)) {
        const lines = await documents(name).export({ filter_by: filterIds(part) });
        for (const line of lines.split('\n').filter(Boolean)) {
          const document = JSON.parse(line) as IndexDocument;
          found.set(document.id, document);
        }
      }
      return found;
    },
    async *readIds(name) {
      const lines = createInterface(await documents(name).exportStream({ include_fields: 'id' }));
      let ids: string[] = [];
      for await (const line of lines) {
        if (line !== '') ids.push((JSON.parse(line) as { id: string }).id);
        if (ids.length < idsPerPart) continue;
        yield ids;
        ids = [];
      }
      if (ids.length > 0) yield ids;
    },
    async upsertDocuments(name, batch) {
      if (batch.length === 0) return [];
      try {
        await documents(name).import([...batch], { action: 'upsert' });
        return [];
      } catch (error) {
        if (!(error instanceof Errors.ImportError)) throw error;
        return error.importResults.flatMap((result, index) =>
          result.success ? [] : [{ id: batch[index]?.id ?? '', reason: result.error ?? 'no reason given' }],
        );
      }
    },
    async deleteDocuments(name, ids) {
      for (const part of inParts(ids, idsPerRequest))
        await documents(name).delete({ filter_by: filterIds(part) });
    },
  };
}
