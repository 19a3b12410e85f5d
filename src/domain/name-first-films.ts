import { isDocumentId } from './document-id.ts';
import { findFirstFilm, findPossibleCopies, maxLinkHops } from './one-ride.ts';
import { parseRideLink, type RideLink } from './ride-link.ts';
import type { Video } from './video.ts';

/** What is stored of films and of the links between them. */
export interface FoundFilms {
  /** The fields of links, by the id of the later film. */
  links: ReadonlyMap<string, object>;
  films: ReadonlyMap<string, Video>;
}

/**
 * The same rides, of which those that are linked to an earlier film name the first one, as in a record. Asks only for the
 * links of rides that may be the ride of another one, and for films that are named and not among the rides.
 *
 * @param read the documents of paths like `videos/…` and `ride_links/…`; those that are missing are left out
 * @throws as `read`
 */
export async function nameFirstFilms(
  rides: readonly Video[],
  read: (paths: readonly string[]) => Promise<FoundFilms>,
): Promise<Video[]> {
  const films = new Map(rides.map((ride) => [ride.id, ride]));
  const links = new Map<string, RideLink>();
  let paths = findPossibleCopies(rides).map(({ id }) => `ride_links/${id}`);
  for (let hop = 0; hop < maxLinkHops && paths.length > 0; hop += 1) {
    const found = await read(paths);
    for (const [id, film] of found.films) films.set(id, film);
    const parsed = [...found.links].map(([id, fields]) => parseRideLink(id, fields));
    for (const link of parsed) links.set(link.id, link);
    const firstIds = parsed
      .filter(({ state }) => state === 'accepted')
      .map(({ first_video_id }) => first_video_id);
    const missing = [...new Set(firstIds)].filter((id) => isDocumentId(id) && !films.has(id));
    paths = missing.flatMap((id) => [`videos/${id}`, `ride_links/${id}`]);
  }
  return rides.map((ride) => {
    const first = findFirstFilm(ride, links, films);
    return first ? { ...ride, first_film: first.id } : ride;
  });
}
