import { parseStory, type Story } from '#src/domain/news.ts';
import { parseScheduleItem, type ScheduleItem } from '#src/domain/schedule.ts';
import { withDataErrors, DataError } from '../data-error.ts';

/** A page of a list whose pages are numbered from 1. */
export interface ContentPage<Item> {
  items: Item[];
  /** True when the service returned fewer entries than a full page. */
  isLast: boolean;
}

interface ContentQuery<Item> {
  baseUrl: string;
  path: string;
  /** Query parameters besides index and page_size. */
  parameters?: Record<string, string>;
  /** From 1. */
  index: number;
  pageSize: number;
  /** Returns undefined for entries to leave out. */
  parseItem: (data: unknown) => Item | undefined;
}

/** Entries per page (specification, section 9). */
const newsPageSize = 10;
const schedulePageSize = 24;
/** 1,200 rodeos; a season of the association has about 700. */
const maxSchedulePages = 50;

async function fetchContentPage<Item>(query: ContentQuery<Item>): Promise<ContentPage<Item>> {
  const { baseUrl, path, parameters, index, pageSize, parseItem } = query;
  const url = new URL(path, baseUrl);
  const allParameters = { index: String(index), page_size: String(pageSize), ...parameters };
  url.search = new URLSearchParams(allParameters).toString();
  return withDataErrors(async () => {
    const response = await fetch(url);
    if (!response.ok)
      throw new DataError(response.status === 429 ? 'too-many' : 'unexpected', response.status);
    const entries = parseList(await response.json());
    const items = entries.map(parseItem).filter((item) => item !== undefined);
    return { items, isLast: entries.length < pageSize };
  });
}

/** The service wraps lists in `data`, which is null when there are no entries. */
function parseList(body: unknown): unknown[] {
  const list = typeof body === 'object' && body !== null && 'data' in body ? (body.data ?? []) : body;
  if (!Array.isArray(list)) throw new DataError('unexpected', body);
  return list;
}

/**
 * Fetches ten stories of all sports and seasons (NEWS-02).
 *
 * @param baseUrl the URL of the content service
 * @param index the page number, from 1
 * @throws DataError
 */
export function fetchNewsPage(baseUrl: string, index: number): Promise<ContentPage<Story>> {
  return fetchContentPage({
    baseUrl,
    path: '/services/archives.ashx/stories',
    parameters: { sport: '0', season: '0', search: '0' },
    index,
    pageSize: newsPageSize,
    parseItem: parseStory,
  });
}

/**
 * Fetches twenty-four rodeos of the schedule (SCH-02).
 *
 * @param baseUrl the URL of the content service
 * @param index the page number, from 1
 * @throws DataError
 */
export function fetchSchedulePage(baseUrl: string, index: number): Promise<ContentPage<ScheduleItem>> {
  return fetchContentPage({
    baseUrl,
    path: '/services/pro_rodeo.ashx/schedule',
    index,
    pageSize: schedulePageSize,
    parseItem: parseScheduleItem,
  });
}

/**
 * Fetches the whole schedule: each rodeo once, by its first entry, at most 1,200.
 *
 * @param baseUrl the URL of the content service
 * @returns `isLast` is false when the schedule has more rodeos
 * @throws DataError when a page cannot be fetched
 */
export async function fetchWholeSchedule(baseUrl: string): Promise<ContentPage<ScheduleItem>> {
  const rodeos = new Map<string, ScheduleItem>();
  let isLast = false;
  for (let index = 1; index <= maxSchedulePages && !isLast; index++) {
    const page = await fetchSchedulePage(baseUrl, index);
    for (const rodeo of page.items) if (!rodeos.has(rodeo.RodeoId)) rodeos.set(rodeo.RodeoId, rodeo);
    isLast = page.isLast;
  }
  return { items: [...rodeos.values()], isLast };
}
