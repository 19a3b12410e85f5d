import { findFirstFilm, findPossibleCopies, parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchNamedBatch } from './document-batch.ts';
import { queryPublicDocuments } from './documents.ts';
import { parseFields } from './stored-values.ts';

/** How many documents a request asks for. */
const batchSize = 100;

async function fetchLinked(paths: readonly string[]) {
  const batches = Array.from({ length: Math.ceil(paths.length / batchSize) }, (_, index) =>
    paths.slice(index * batchSize, (index + 1) * batchSize),
  );
  const found = (await withDataErrors(() => Promise.all(batches.map(fetchNamedBatch)))).flat();
  const links = new Map<string, RideLink>();
  const films = new Map<string, Video>();
  for (const { path, fields } of found) {
    const [collection = '', id = ''] = path.split('/');
    if (collection === 'ride_links') links.set(id, parseRideLink(id, parseFields(fields)));
    else films.set(id, parseVideo(id, parseFields(fields)));
  }
  return { links, films };
}

/**
 * The same rides, of which those that are linked to an earlier film name the first one, as in a record. Asks only for rides
 * that share their day and rider or animal with another one: mostly for none, else in two requests at once or six for 500.
 *
 * @throws DataError
 */
export async function withFirstFilms(rides: readonly Video[]): Promise<Video[]> {
  const copies = findPossibleCopies(rides);
  if (copies.length === 0) return [...rides];
  const { links } = await fetchLinked(copies.map(({ id }) => `ride_links/${id}`));
  const films = new Map(rides.map((ride) => [ride.id, ride]));
  const firstIds = [...links.values()].map(({ first_video_id }) => first_video_id);
  const missing = [...new Set(firstIds)].filter((id) => id !== '' && !films.has(id));
  const more = await fetchLinked(missing.flatMap((id) => [`videos/${id}`, `ride_links/${id}`]));
  for (const [id, film] of more.films) films.set(id, film);
  for (const [id, link] of more.links) links.set(id, link);
  return rides.map((ride) => {
    const first = findFirstFilm(ride, links, films);
    return first ? { ...ride, first_film: first.id } : ride;
  });
}

/** How many links of a film are read: more later films of a ride are nobody's. */
const maxLinks = 10;

/**
 * Reads what links a film has: its own to an earlier film, and those of later films to it.
 *
 * @throws DataError
 */
export async function fetchLinksOfFilm(videoId: string): Promise<RideLink[]> {
  return withDataErrors(async () => {
    const filter = { field: 'first_video_id', op: 'EQUAL', value: videoId } as const;
    const [own, later] = await Promise.all([
      fetchNamedBatch([`ride_links/${videoId}`]),
      queryPublicDocuments('ride_links', { filter, limit: maxLinks }),
    ]);
    return [
      ...own.map(({ fields }) => parseRideLink(videoId, parseFields(fields))),
      ...later.map(({ id, fields }) => parseRideLink(id, fields)),
    ];
  });
}
