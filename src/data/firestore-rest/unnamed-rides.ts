import { getRideRodeoId, parseRodeoId } from '#src/domain/rodeo.ts';
import { maxPageSize } from '#src/domain/list-limits.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { queryPublicDocuments } from './documents.ts';

/** How many titles are asked for. */
const maxTitles = 10;

/**
 * Reads rides that store no rodeo, as those of the mobile app, but are of this one by their name, place and year. They
 * are found by how other rides spell its name, 20 at most.
 *
 * @param known rides that store the rodeo
 * @throws DataError
 */
export async function fetchUnnamedRides(rodeoId: string, known: readonly Video[]): Promise<Video[]> {
  const spellings = [parseRodeoId(rodeoId)?.title ?? '', ...known.map(({ title }) => title)].filter(Boolean);
  const values = [...new Set(spellings)].slice(0, maxTitles);
  if (values.length === 0) return [];
  const filter = { field: 'title', op: 'IN', values } as const;
  const found = await withDataErrors(() => queryPublicDocuments('videos', { filter, limit: maxPageSize }));
  return found
    .map(({ id, fields }) => parseVideo(id, fields))
    .filter((ride) => ride.rodeo_id !== rodeoId && getRideRodeoId(ride) === rodeoId);
}
