import { findFirstFilm, findPossibleCopies, parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { getRiders, parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchNamedBatch } from './document-batch.ts';
import { queryPublicDocuments, type DocumentFilter } from './documents.ts';
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

/** How many links of a film, and how many films of a day, are read. */
const maxFound = 20;

/** The films that a video is linked to, or may be. */
export interface FilmsOfRide {
  /** Of the film: its own to an earlier one, and those of later films to it; of other films of the ride, those in effect. */
  links: RideLink[];
  /** The other films that the links name, as far as they exist. */
  films: Video[];
}

/** The links in which a film is the later or the first one. */
async function fetchLinks(videoId: string): Promise<RideLink[]> {
  const filter: DocumentFilter = {
    op: 'OR',
    filters: ['id', 'first_video_id'].map((field) => ({ field, op: 'EQUAL', value: videoId })),
  };
  const found = await queryPublicDocuments('ride_links', { filter, limit: maxFound });
  return found.map(({ id, fields }) => parseRideLink(id, fields));
}

/**
 * Reads what is said about the ride of a film: one request where nothing is, else three at most, one after another.
 *
 * @throws DataError
 */
export async function fetchFilmsOfRide(videoId: string): Promise<FilmsOfRide> {
  return withDataErrors(async () => {
    const own = await fetchLinks(videoId);
    const first = own.find(({ id, state }) => id === videoId && state === 'accepted');
    const others = first ? await fetchLinks(first.first_video_id) : [];
    const siblings = others.filter(({ id, state }) => id !== videoId && state === 'accepted');
    const links = [...own, ...siblings];
    const ids = new Set(links.flatMap(({ id, first_video_id }) => [id, first_video_id]));
    const paths = [...ids].filter((id) => id !== videoId && id !== '').map((id) => `videos/${id}`);
    const found = paths.length > 0 ? await fetchLinked(paths) : undefined;
    return { links, films: [...(found?.films.values() ?? [])] };
  });
}

/**
 * Reads the films of the same day, event and rider or animal, 20 at most: those that may show the ride of a film.
 *
 * @throws DataError
 */
export async function fetchPossibleFilms(
  video: Pick<Video, 'id' | 'event_type' | 'event_date' | 'animal_id'> & Parameters<typeof getRiders>[0],
): Promise<Video[]> {
  const riders = getRiders(video).filter(({ id }) => id !== '');
  const tags: DocumentFilter[] = [
    ...(video.animal_id === '' ? [] : [{ field: 'animal_id', op: 'EQUAL', value: video.animal_id } as const]),
    ...riders.flatMap(({ id }) => [
      { field: 'contestants_id', op: 'ARRAY_CONTAINS', value: id } as const,
      { field: 'user_id', op: 'EQUAL', value: id } as const,
    ]),
  ];
  if (tags.length === 0 || video.event_date === null) return [];
  const day: DocumentFilter[] = [
    { field: 'event_type', op: 'EQUAL', value: video.event_type },
    { field: 'event_date', op: 'EQUAL', value: video.event_date },
  ];
  const filter: DocumentFilter = { op: 'AND', filters: [...day, { op: 'OR', filters: tags }] };
  const found = await withDataErrors(() => queryPublicDocuments('videos', { filter, limit: maxFound }));
  return found.map(({ id, fields }) => parseVideo(id, fields)).filter(({ id }) => id !== video.id);
}
