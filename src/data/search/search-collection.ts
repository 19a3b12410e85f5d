import * as searchClient from 'typesense/lib/Typesense/SearchClient.js';
import { withDataErrors } from '../data-error.ts';

/** Where the index is, and the key that may search it and nothing else (decision D21). */
export interface SearchConfig {
  readonly url: string;
  readonly key: string;
}

/** The best of what was found, and how much there is. */
export interface SearchResults<Item> {
  readonly items: Item[];
  readonly total: number;
}

/*
 * The package is CommonJS and its whole is a tenth heavier than the part that searches. What that part exports as its
 * default is, to a bundler, the default of its default; to the types it is the class.
 */
const exportedClient = searchClient.default;
const isClientClass = (value: unknown): value is typeof exportedClient => typeof value === 'function';
const SearchClient: unknown = 'default' in exportedClient ? exportedClient.default : exportedClient;

/** Longer than any call to the backend may take: `asDataErrors` decides, and the cache tries again. In seconds. */
const timeoutSeconds = 30;

function createSearchClient({ url, key }: SearchConfig) {
  if (!isClientClass(SearchClient))
    throw new TypeError('typesense exports its client in another way than it did');
  return new SearchClient({
    nodes: [{ url }],
    apiKey: key,
    numRetries: 0,
    connectionTimeoutSeconds: timeoutSeconds,
    logLevel: 'silent',
  });
}

/** What is looked for, in Typesense's words. */
interface SearchQuery<Item> {
  collection: 'users' | 'animals' | 'videos';
  /** Nothing finds everything that fits the filter. */
  text: string;
  /** In the order of their weight. */
  fields: readonly string[];
  filter: string;
  /** What decides between equally good matches; the match comes first in any case. */
  tieBreak: string;
  limit: number;
  parseItem: (id: string, data: unknown) => Item;
  signal?: AbortSignal | undefined;
}

/**
 * Searches one collection of the index.
 *
 * @throws DataError
 */
export function searchCollection<Item>(
  host: SearchConfig,
  query: SearchQuery<Item>,
): Promise<SearchResults<Item>> {
  const { collection, text, fields, filter, tieBreak, limit, parseItem, signal = null } = query;
  return withDataErrors(async () => {
    const documents = createSearchClient(host).collections<{ id: string }>(collection).documents();
    const { hits = [], found } = await documents.search(
      {
        q: text.trim() || '*',
        query_by: fields.join(','),
        filter_by: filter,
        sort_by: `_text_match:desc,${tieBreak}`,
        per_page: limit,
      },
      { abortSignal: signal },
    );
    return { items: hits.map(({ document }) => parseItem(document.id, document)), total: found };
  });
}
