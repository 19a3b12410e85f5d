import type { MouseEvent } from 'react';
import { playParameter } from '#src/config/paths.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';

/** @returns the query of the link that a click follows within the app, if the link opens a video */
export function findClickedPlaySearch(event: MouseEvent): string | undefined {
  if (opensElsewhere(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !new URLSearchParams(link.search).has(playParameter)) return undefined;
  return link.search;
}
