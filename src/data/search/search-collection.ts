import * as searchClient from 'typesense/lib/Typesense/SearchClient.js';
import { readObject } from '#src/domain/field-readers.ts';
import { straighten } from '#src/domain/straighten.ts';
import { DataError, withDataErrors } from '../data-error.ts';

export interface SearchConfig {
  readonly url: string;
  /** A search-only API key (decision D21). */
  readonly key: string;
}

export interface SearchResults<Item> {
  /** The best matches. */
  readonly items: Item[];
  /** The number of all matches. */
  readonly total: number;
}

/*
 * Only the search client is imported: the whole package is a tenth larger. It is CommonJS, so in a bundle its default
 * export is the `default` of its `default`; in its types it is the class.
 */
const exportedClient = searchClient.default;
const isClientClass = (value: unknown): value is typeof exportedClient => typeof value === 'function';
const SearchClient: unknown = 'default' in exportedClient ? exportedClient.default : exportedClient;

/** Longer than the timeout of `withDataErrors`, which applies first. */
const timeoutSeconds = 30;

function createSearchClient({ url, key }: SearchConfig) {
  if (!isClientClass(SearchClient)) throw new TypeError('The default export of typesense is not a class');
  return new SearchClient({
    nodes: [{ url }],
    apiKey: key,
    numRetries: 0,
    connectionTimeoutSeconds: timeoutSeconds,
    logLevel: 'silent',
  });
}

/**
 * What decides whether something is found, whatever the defaults of the server. By default a prefix stands for ten words
 * only, so with ten towns in `da…` nobody called Dakota would be found.
 */
const matching = {
  max_candidates: 1000,
  num_typos: 2,
  prefix: true,
  drop_tokens_threshold: 1,
  split_join_tokens: 'fallback',
} as const;

/** Without the signs that mean a phrase (quotes) or that a word is excluded (minus), as nobody expects them here. */
function toQuery(text: string): string {
  return straighten(text)
    .replaceAll('"', ' ')
    .replaceAll(/(^|\s)-+/g, '$1')
    .trim();
}

/** Only what has all words, and a beginning of the last one. */
const exactMatching = { ...matching, num_typos: 0, drop_tokens_threshold: 0 } as const;

const lettersOrDigits = /[\p{L}\p{N}]/u;

/** A server without the collection answers 404: nothing has filled it. @throws DataError not-found */
async function withMissingCollection<Result>(search: Promise<Result>): Promise<Result> {
  try {
    return await search;
  } catch (error) {
    throw readObject(error)['httpStatus'] === 404 ? new DataError('not-found', error) : error;
  }
}

/** Parameters of a search (https://typesense.org/docs/latest/api/search.html). */
interface SearchQuery<Item> {
  collection: 'users' | 'animals' | 'videos' | 'reels';
  /** An empty text matches everything that passes the filter. */
  text: string;
  /** The searched fields, in descending order of weight. */
  fields: readonly string[];
  /** Empty for no filter. */
  filter: string;
  /** Sorts equally good matches. */
  tieBreak: string;
  limit: number;
  isExact?: boolean | undefined;
  parseItem: (id: string, data: unknown) => Item;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

/**
 * Searches one collection of the index.
 *
 * @throws DataError not-found where the server has no such collection
 */
export function searchCollection<Item>(
  config: SearchConfig,
  query: SearchQuery<Item>,
): Promise<SearchResults<Item>> {
  const { collection, text, fields, filter, tieBreak, limit, parseItem, signal = null, timeoutMs } = query;
  return withDataErrors(
    async () => {
      // Typesense drops everything but letters and digits. A text without any would find every document.
      if (text.trim() !== '' && !lettersOrDigits.test(text)) return { items: [], total: 0 };
      const documents = createSearchClient(config).collections<{ id: string }>(collection).documents();
      const { hits = [], found } = await withMissingCollection(
        documents.search(
          {
            q: toQuery(text) || '*',
            query_by: fields.join(','),
            ...(query.isExact ? exactMatching : matching),
            ...(filter !== '' && { filter_by: filter }),
            sort_by: `_text_match:desc,${tieBreak}`,
            per_page: limit,
          },
          { abortSignal: signal },
        ),
      );
      return { items: hits.map(({ document }) => parseItem(document.id, document)), total: found };
    },
    timeoutMs === undefined ? {} : { timeoutMs },
  );
}
