import { withDataErrors, DataError } from '../data-error.ts';

/** A page of a list that is counted from 1. */
export interface ContentPage<Item> {
  items: Item[];
  /** Whether nothing follows: it came short. */
  isLast: boolean;
}

interface ContentQuery<Item> {
  /** The content service's address. */
  baseUrl: string;
  path: string;
  /** The query's parameters besides index and page_size. */
  parameters?: Record<string, string>;
  /** From 1. */
  index: number;
  pageSize: number;
  /** Reads one entry; undefined leaves it out. */
  parseItem: (data: unknown) => Item | undefined;
}

/**
 * Asks the content service for one page of a list.
 *
 * @throws DataError when it cannot be reached, refuses, or answers something that is no list
 */
export function fetchContentPage<Item>(query: ContentQuery<Item>): Promise<ContentPage<Item>> {
  const { baseUrl, path, parameters, index, pageSize, parseItem } = query;
  const url = new URL(path, baseUrl);
  const given = { index: String(index), page_size: String(pageSize), ...parameters };
  url.search = new URLSearchParams(given).toString();
  return withDataErrors(async () => {
    const response = await fetch(url);
    if (!response.ok)
      throw new DataError(response.status === 429 ? 'too-many' : 'unexpected', response.status);
    const entries = parseList(await response.json());
    const items = entries.map(parseItem).filter((item) => item !== undefined);
    return { items, isLast: entries.length < pageSize };
  });
}

/** The service wraps its lists in `data`, where null means that there is nothing. @throws DataError when there is none */
function parseList(answer: unknown): unknown[] {
  const list =
    typeof answer === 'object' && answer !== null && 'data' in answer ? (answer.data ?? []) : answer;
  if (!Array.isArray(list)) throw new DataError('unexpected', answer);
  return list;
}
