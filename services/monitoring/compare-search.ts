import { FieldPath, Filter, type Firestore, type Query } from 'firebase-admin/firestore';
import type { Env } from '#src/config/env.ts';
import { toStoredAccountType } from '#src/domain/account-type.ts';
import { collectionNames, type CollectionName, type IndexDocument } from '../search-sync/index-documents.ts';
import { describeDifference } from '../search-sync/rebuild-index.ts';
import { toIndexed, toStored } from '../search-sync/sync-documents.ts';

type Search = NonNullable<Env['search']>;

const timeoutMs = 5000;

/** How many documents of each side are compared, by collection. */
const sampleSize = 10;

/** So many that differed are compared again: their ids fit into a query. */
const maxSuspects = 40;

/** @throws Error when the search server does not answer */
async function search({ url, key }: Search, name: CollectionName, parameters: Record<string, string>) {
  const query = new URLSearchParams({ q: '*', ...parameters });
  const response = await fetch(`${url}/collections/${name}/documents/search?${query}`, {
    headers: { 'X-TYPESENSE-API-KEY': key },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The search server answers with status ${response.status}.`);
  const { found, hits } = (await response.json()) as { found: number; hits: { document: IndexDocument }[] };
  return { found, documents: hits.map(({ document }) => document) };
}

/** Profiles of early versions lack fields, and have other numbers of types. */
const unsearched = Filter.or(
  Filter.where('deleted', '==', true),
  Filter.where('account_type', '==', toStoredAccountType('staff')),
);

/** How many documents search should have. */
async function countStored(firestore: Firestore, name: CollectionName): Promise<number> {
  const count = async (query: Query) => (await query.count().get()).data().count;
  const all = firestore.collection(name);
  if (name !== 'users') return count(all);
  const verified = all.where('email_verified', '==', true);
  const [people, others] = await Promise.all([count(verified), count(verified.where(unsearched))]);
  return people - others;
}

/** Some ids that follow a random one. */
async function sampleStored(firestore: Firestore, name: CollectionName): Promise<string[]> {
  const ordered = firestore.collection(name).orderBy(FieldPath.documentId()).limit(sampleSize);
  const { docs } = await ordered.startAt(crypto.randomUUID()).get();
  return (docs.length > 0 ? docs : (await ordered.get()).docs).map(({ id }) => id);
}

/** The ids of a random page of what search has. */
async function sampleIndexed(server: Search, name: CollectionName, found: number): Promise<string[]> {
  const page = 1 + Math.floor(Math.random() * Math.ceil(found / sampleSize));
  const { documents } = await search(server, name, { page: String(page), per_page: String(sampleSize) });
  return documents.map(({ id }) => id);
}

/** What is wrong with some documents, by id. */
async function compare(firestore: Firestore, server: Search, name: CollectionName, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const filter_by = `id:[${ids.map((id) => `\`${id}\``).join(',')}]`;
  const [stored, { documents }] = await Promise.all([
    firestore.getAll(...ids.map((id) => firestore.collection(name).doc(id))),
    search(server, name, { filter_by, per_page: String(ids.length) }),
  ]);
  const indexed = new Map(documents.map((document) => [document.id, document]));
  return new Map(
    stored.flatMap((found): [string, string][] => {
      const difference = describeDifference(toIndexed(name, toStored(found)), indexed.get(found.id));
      return difference === undefined ? [] : [[found.id, difference]];
    }),
  );
}

interface Suspects {
  readonly ids: ReadonlySet<string>;
  readonly hasOtherCount: boolean;
}

/**
 * Compares search with Firestore: how many documents there are, and a sample of each side, so that a lost deletion or change
 * does not stay unseen. Search follows after some seconds, so only what still differs at the next call counts.
 */
export class SearchComparison {
  readonly #suspects = new Map<CollectionName, Suspects>();

  /**
   * @returns one line per difference that was there the last time, too
   * @throws Error when Firestore or the search server does not answer
   */
  async findLasting(firestore: Firestore, server: Search): Promise<string[]> {
    const lines = await Promise.all(collectionNames.map((name) => this.#examine(firestore, server, name)));
    return lines.flat();
  }

  async #examine(firestore: Firestore, server: Search, name: CollectionName): Promise<string[]> {
    const before = this.#suspects.get(name) ?? { ids: new Set(), hasOtherCount: false };
    const [count, { found }, stored] = await Promise.all([
      countStored(firestore, name),
      search(server, name, { per_page: '1' }),
      sampleStored(firestore, name),
    ]);
    const indexed = await sampleIndexed(server, name, found);
    const differences = await compare(firestore, server, name, [
      ...new Set([...before.ids, ...stored, ...indexed]),
    ]);
    const hasOtherCount = count !== found;
    this.#suspects.set(name, { ids: new Set([...differences.keys()].slice(0, maxSuspects)), hasOtherCount });
    return [
      ...(hasOtherCount && before.hasOtherCount
        ? [`${name}: ${found} in search, ${count} in Firestore`]
        : []),
      ...[...differences].flatMap(([id, difference]) =>
        before.ids.has(id) ? [`${name}/${id} ${difference}`] : [],
      ),
    ];
  }
}
