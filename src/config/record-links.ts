import { playParameter } from './paths.ts';

/** Which year the figures of a page are from, and which of its rides are listed below them. */
export const recordParameters = { year: 'year', rides: 'rides', month: 'month', event: 'event' } as const;

type RecordParameter = keyof typeof recordParameters;

/** The query of a page with figures. @param values those that are undefined are left out */
export function buildRecordSearch(
  values: Partial<Record<RecordParameter, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}

/** @param search the query of a page @returns the query that opens a video over that page */
export function buildPlaySearch(search: string, videoId: string): string {
  const query = new URLSearchParams(search);
  query.set(playParameter, videoId);
  return query.toString();
}
