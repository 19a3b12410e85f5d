import { Collection } from '../collection.ts';
import { parseSchema } from '../schema.ts';

type QueryParameters = Readonly<Record<string, string | number | boolean>>;

/** A search of one of Typesense's tests: its name, the query, other parameters, and the IDs of the results in order. */
export type SearchCase = readonly [test: string, q: string, parameters: QueryParameters, ids: string];

interface CollectionOptions {
  readonly token_separators?: readonly string[];
  readonly symbols_to_index?: readonly string[];
}

/**
 * Creates a collection as Typesense's tests do.
 *
 * @param fields such as `title, tags[], points:int32?`; the default sorting field is a mandatory `points`
 * @param rows the values of each document; its ID is its index
 */
export function createCollection(
  fields: string,
  rows: readonly (readonly unknown[])[],
  options: CollectionOptions = {},
): Collection {
  const parsed = fields.split(', ').map((text) => {
    const [, name = '', list = '', type = 'string', optional = ''] =
      /^(\w+)(\[\])?(?::(\w+))?(\?)?$/.exec(text) ?? [];
    return { name, type: type + list, optional: optional === '?', ...(list === '' && { sort: true }) };
  });
  const isSorted = parsed.some(({ name, optional }) => name === 'points' && !optional);
  const collection = new Collection(
    parseSchema({
      name: 'coll1',
      fields: parsed,
      ...(isSorted && { default_sorting_field: 'points' }),
      ...options,
    }),
  );
  for (const [index, row] of rows.entries()) {
    const values = parsed.map(({ name }, at) => [name, row[at]]).filter(([, value]) => value !== undefined);
    collection.write(
      { id: String(index), ...Object.fromEntries(values) },
      { action: 'create', dirtyValues: 'reject' },
    );
  }
  return collection;
}

interface SearchResponse {
  readonly found: number;
  readonly hits: readonly {
    readonly document: { readonly id: string };
    readonly text_match_info: { readonly score: string; readonly num_tokens_dropped: number };
  }[];
}

/** A collection, and what is searched in it. */
export type CollectionCase = readonly [...SearchCase, Collection];

/** Searches of Typesense's tests in one collection. */
export function casesOf(
  fields: string,
  rows: readonly (readonly unknown[])[],
  cases: readonly SearchCase[],
  options: CollectionOptions = {},
): CollectionCase[] {
  const collection = createCollection(fields, rows, options);
  return cases.map((item) => [...item, collection]);
}

/**
 * Searches in all text fields, unless `query_by` is given. The function that Typesense's tests call has other defaults than
 * its HTTP API: four candidates, the most frequent.
 */
export function search(collection: Collection, q: string, parameters: QueryParameters = {}): SearchResponse {
  const queryBy = collection.schema.fields.filter(({ type }) => type === 'string').map(({ name }) => name);
  const query = new URLSearchParams({
    q,
    query_by: queryBy.join(','),
    rank_tokens_by: 'frequency',
    max_candidates: '4',
  });
  for (const [name, value] of Object.entries(parameters)) query.set(name, String(value));
  return collection.search(query) as SearchResponse;
}

/** The IDs of the results, in order. */
export function searchIds(collection: Collection, q: string, parameters: QueryParameters = {}): string {
  return search(collection, q, parameters)
    .hits.map(({ document }) => document.id)
    .join(' ');
}
