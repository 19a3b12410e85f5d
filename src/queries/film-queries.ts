import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchFilmsOfRide, fetchPossibleFilms } from '#src/data/firestore-rest/first-films.ts';
import type { LinkParty } from '#src/data/firestore-lite/ride-links.ts';
import { findEarlierFilm, isOneRide } from '#src/domain/one-ride.ts';
import type { RideLink } from '#src/domain/ride-link.ts';
import { getRiders, type NewVideo, type Video } from '#src/domain/video.ts';
import { getNow } from '#src/lib/clock.ts';
import { queryKeys } from './query-keys.ts';

/** What is said about the ride of a film: its links, and the other films that they name. */
export const filmsQuery = (video: Video) =>
  queryOptions({ queryKey: queryKeys.films(video.id), queryFn: () => fetchFilmsOfRide(video.id) });

/** The films that may show the ride of a film, published or not yet, and can be linked to it. */
export const possibleFilmsQuery = (video: NewVideo & Partial<Pick<Video, 'created'>>) => {
  const getFilm = () => ({ ...video, created: video.created ?? new Date(getNow()) });
  return queryOptions({
    queryKey: queryKeys.possibleFilms(
      video.id,
      ...[video.event_type, video.event_date, video.animal_id, ...getRiders(video).map(({ id }) => id)],
    ),
    queryFn: () => fetchPossibleFilms(getFilm()),
    select: (films) => {
      const own = getFilm();
      return films.filter((film) => isOneRide(film, own) && findEarlierFilm(film, own));
    },
  });
};

/** What somebody says about two films. */
export type FilmAnswer =
  | { kind: 'link'; films: { first: Video; later: Video } }
  | { kind: 'accept' | 'end'; link: RideLink; later: Video };

/** Links two films, accepts that, or ends it. */
export const answerFilmsMutation = (client: QueryClient, party: LinkParty) =>
  mutationOptions({
    mutationFn: async (answer: FilmAnswer) => {
      const { acceptLink, endLink, linkFilms } = await import('#src/data/firestore-lite/ride-links.ts');
      if (answer.kind === 'link') return linkFilms(answer.films, party);
      const write = answer.kind === 'accept' ? acceptLink : endLink;
      return write(answer.link, answer.later, party);
    },
    // The films, the figures of all pages, and result lists.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeys.reels });
      return client.invalidateQueries({ queryKey: queryKeys.relatedVideoLists });
    },
  });
