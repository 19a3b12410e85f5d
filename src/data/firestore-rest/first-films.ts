import { isDocumentId } from '#src/domain/document-id.ts';
import { nameFirstFilms } from '#src/domain/name-first-films.ts';
import { findEarlierFilm, maxLinkHops } from '#src/domain/one-ride.ts';
import { canBeLinked, parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { getRiders, parseVideo, type Video } from '#src/domain/video.ts';
import { withDataErrors } from '../data-error.ts';
import { queryPublicDocuments, type DocumentFilter } from './documents.ts';
import { requestLinked } from './linked-films.ts';

const fetchLinked = (paths: readonly string[]) => withDataErrors(() => requestLinked(paths));

/**
 * The same rides, with the first films of `nameFirstFilms`: mostly without a request, else two at once or six for 500 rides,
 * and one more for each link of a film that is not among them.
 *
 * @throws DataError
 */
export const withFirstFilms = (rides: readonly Video[]): Promise<Video[]> =>
  nameFirstFilms(rides, fetchLinked);

/** How many links of a film, and how many films of a day, are read. */
const maxFound = 20;

/** Of how many films links are read at once. */
const maxAsked = 10;

/** The films that a video is linked to, or may be. */
export interface FilmsOfRide {
  /** Of the film: its own to an earlier one, and those of later films to it; of other films of the ride, those in effect. */
  links: RideLink[];
  /** The other films that the links name, as far as they exist. */
  films: Video[];
}

/** The links in which one of some films is the later or the first one. @param ids 10 at most: queries have 30 conditions */
async function fetchLinks(ids: readonly string[]): Promise<RideLink[]> {
  const filter: DocumentFilter = {
    op: 'OR',
    filters: ['id', 'first_video_id'].map((field) => ({ field, op: 'IN', values: ids })),
  };
  const found = await queryPublicDocuments('ride_links', { filter, limit: maxFound });
  return found.map(({ id, fields }) => parseRideLink(id, fields));
}

/**
 * Reads what is said about the ride of a film: one request where nothing is, else one for each link between the film and
 * the farthest of its ride, and one for the films.
 *
 * @throws DataError
 */
export async function fetchFilmsOfRide(videoId: string): Promise<FilmsOfRide> {
  return withDataErrors(async () => {
    const links = new Map<string, RideLink>();
    const known = new Set([videoId]);
    let ids = [videoId];
    // From one end of a chain to the other; of the film itself, what is not in effect is said as well.
    for (let hop = 0; hop < 2 * maxLinkHops && ids.length > 0; hop += 1) {
      const found = await fetchLinks(ids.slice(0, maxAsked));
      for (const link of found) if (hop === 0 || link.state === 'accepted') links.set(link.id, link);
      const inEffect = found.filter(({ state }) => state === 'accepted');
      ids = [...new Set(inEffect.flatMap(({ id, first_video_id }) => [id, first_video_id]))];
      ids = ids.filter((id) => isDocumentId(id) && !known.has(id));
      for (const id of ids) known.add(id);
    }
    const named = new Set([...links.values()].flatMap(({ id, first_video_id }) => [id, first_video_id]));
    const paths = [...named].filter((id) => id !== videoId && isDocumentId(id)).map((id) => `videos/${id}`);
    const found = paths.length > 0 ? await fetchLinked(paths) : undefined;
    return { links: [...links.values()], films: [...(found?.films.values() ?? [])] };
  });
}

/** Of films, those whose ride can be said to be that of a video, as far as their links and its own let them. */
async function leaveOutLinked(
  video: Pick<Video, 'id' | 'created'>,
  films: readonly Video[],
): Promise<Video[]> {
  const getLater = (film: Video) => (findEarlierFilm(film, video) === film ? video : film);
  const laterIds = [...new Set(films.map((film) => getLater(film).id))].filter(isDocumentId);
  const found = await fetchLinked(laterIds.map((id) => `ride_links/${id}`));
  const links = new Map([...found.links].map(([id, fields]) => [id, parseRideLink(id, fields)]));
  const known = [video.id, ...films.map(({ id }) => id)];
  const firstIds = [...links.values()].map(({ first_video_id }) => first_video_id);
  const others = firstIds.filter((id) => isDocumentId(id) && !known.includes(id));
  const { films: firsts } = await fetchLinked([...new Set(others)].map((id) => `videos/${id}`));
  const hasFilm = (id: string) => known.includes(id) || firsts.has(id);
  return films.filter((film) => {
    const later = getLater(film);
    return canBeLinked(later === film ? video : film, links.get(later.id), hasFilm);
  });
}

/**
 * Reads the films of the same day, event and rider or animal, 20 at most: those that may show the ride of a film, and can
 * be linked to it. One request where there are none or the film is not published, else up to three, one after another.
 *
 * @param video `created` is now where it is not published
 * @throws DataError
 */
export async function fetchPossibleFilms(
  video: Pick<Video, 'id' | 'created' | 'event_type' | 'event_date' | 'animal_id'> &
    Parameters<typeof getRiders>[0],
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
  const films = found.map(({ id, fields }) => parseVideo(id, fields)).filter(({ id }) => id !== video.id);
  return leaveOutLinked(video, films);
}
