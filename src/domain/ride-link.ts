import { createReader, readTimestamp, readText, readTexts } from './field-readers.ts';
import { getRiders, type Video } from './video.ts';

const readLinkFields = createReader({
  /** The later film, which is also the id of the document. */
  id: readText,
  first_video_id: readText,
  /** Whose films they are: that of the later one, and that of the first. */
  user_id: readText,
  first_user_id: readText,
  /** One of both. */
  proposed_by: readText,
  state: readText,
  /** The films of which the other account has said that they show another ride, until it accepts that they do not. */
  refused: readTexts,
  created: readTimestamp,
});

/** `accepted`: in effect, if the films still show one ride by what is stored of them; see `isOneRide`. */
export type RideLinkState = 'proposed' | 'accepted' | 'refused';

/**
 * That a film shows the ride of an earlier one, so that both count once: `ride_links/{id of the later film}`. It takes both
 * accounts, or one that is tagged in both films or owns the animal of both; then the other can still end it.
 */
export type RideLink = Omit<ReturnType<typeof readLinkFields>, 'state'> & { state: RideLinkState };

const states: readonly RideLinkState[] = ['proposed', 'accepted', 'refused'];

/** Parses a stored link; without a known state it has no effect. */
export function parseRideLink(id: string, data: unknown): RideLink {
  const fields = readLinkFields(data);
  return { ...fields, id, state: states.find((state) => state === fields.state) ?? 'refused' };
}

/** The account that a link was not proposed by; the same one where it has both films. */
export const getOtherAccount = ({
  user_id,
  first_user_id,
  proposed_by,
}: Pick<RideLink, 'user_id' | 'first_user_id' | 'proposed_by'>): string =>
  proposed_by === user_id ? first_user_id : user_id;

/** How many proposals of an account may wait for an answer; the security rules count them. */
export const maxOpenProposals = 20;

/**
 * Whether a proposal takes effect at once: whoever makes it has both films, rides in both, or owns the animal of both.
 *
 * @param accountId one of the accounts that the films are of
 */
export function isAcceptedAtOnce(accountId: string, ...films: readonly [Video, Video]): boolean {
  const rides = (film: Video) => getRiders(film).some(({ id }) => id === accountId);
  const owns = (film: Video) => film.animal_id !== '' && film.tagged_animal_contractor_id === accountId;
  return films.every((film) => film.user_id === accountId) || films.every(rides) || films.every(owns);
}

/** Whether its maker took it back, which leaves what was refused of other films. */
export const isTakenBack = ({ state, refused, first_video_id }: RideLink): boolean =>
  state === 'refused' && !refused.includes(first_video_id);

/**
 * Whether it can be said that a film shows the ride of another one: not while it is linked to one that is there, nor after
 * that was refused.
 *
 * @param link of the later film
 * @param hasFilm whether a film that a link names is there
 */
export const canBeLinked = (
  first: Pick<Video, 'id'>,
  link: RideLink | undefined,
  hasFilm: (id: string) => boolean,
): boolean =>
  !link || ((link.state === 'refused' || !hasFilm(link.first_video_id)) && !link.refused.includes(first.id));
