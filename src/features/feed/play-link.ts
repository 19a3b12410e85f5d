import type { MouseEvent } from 'react';
import { playParameter } from '#src/config/paths.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';

/** @param search the query of a page @returns the query that opens a video over that page */
export function buildPlaySearch(search: string, videoId: string): string {
  const query = new URLSearchParams(search);
  query.set(playParameter, videoId);
  return query.toString();
}

/** @param search the query of a page @returns the same without a video */
export function removePlayer(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(playParameter);
  return query.toString();
}

/** @returns the query of the link that a click follows within the app, if the link opens a video */
export function findClickedPlaySearch(event: MouseEvent): string | undefined {
  if (opensElsewhere(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !new URLSearchParams(link.search).has(playParameter)) return undefined;
  return link.search;
}
