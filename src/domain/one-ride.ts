import { isCounted } from './ride-outcome.ts';
import { isTakenBack, type RideLink } from './ride-link.ts';
import { getRiders, type Video } from './video.ts';

/* Which films show one ride. */

type Film = Pick<
  Video,
  | 'id'
  | 'event_type'
  | 'event_date'
  | 'animal_id'
  | 'contestants_id'
  | 'contestants_names'
  | 'account_upload'
  | 'user_id'
  | 'user_name'
> &
  Parameters<typeof isCounted>[0];

const getAnimals = ({ animal_id }: Film) => (animal_id === '' ? [] : [animal_id]);
const getRiderIds = (film: Film) => getRiders(film).map(({ id }) => id);

/** Whether two lists of tags name one in common; undefined where one of them is empty. */
const share = (ones: readonly string[], others: readonly string[]) =>
  ones.length === 0 || others.length === 0 ? undefined : ones.some((one) => others.includes(one));

const compareTags = (one: Film, other: Film) => [
  share(getAnimals(one), getAnimals(other)),
  share(getRiderIds(one), getRiderIds(other)),
];

/**
 * Whether nothing says that two films show different rides: they are of the same event and day, and name no other rider or
 * animal. A re-ride is another ride, and so is one of which a film says that it was turned out.
 */
const canBeOneRide = (one: Film, other: Film): boolean =>
  one.id !== other.id &&
  one.event_type === other.event_type &&
  one.event_date !== null &&
  one.event_date === other.event_date &&
  isCounted(one) === isCounted(other) &&
  !compareTags(one, other).includes(false);

/** Whether two films can show one ride, and are of the same rider or animal. */
export const isOneRide = (one: Film, other: Film): boolean =>
  canBeOneRide(one, other) && compareTags(one, other).includes(true);

/**
 * The films that may show the ride of another one of these, if only by links to films that are not among them, of which one
 * names the rider and another the animal. Only their links can matter to figures.
 */
export function findPossibleCopies<F extends Film>(films: readonly F[]): F[] {
  const byDay = new Map<string, F[]>();
  for (const film of films) {
    const day = `${film.event_type} ${film.event_date}`;
    const others = byDay.get(day);
    if (others) others.push(film);
    else byDay.set(day, [film]);
  }
  return [...byDay.values()].flatMap((ofDay) =>
    ofDay.filter((film) => ofDay.some((other) => canBeOneRide(film, other))),
  );
}

/** Of two films, the one that was published first; undefined where that is not known, and they cannot be linked. */
export function findEarlierFilm<F extends Pick<Video, 'created'>, G extends Pick<Video, 'created'>>(
  one: F,
  other: G,
): F | G | undefined {
  if (!one.created || !other.created || one.created.getTime() === other.created.getTime()) return undefined;
  return one.created < other.created ? one : other;
}

/** How many links lead from a film to the first of its ride; a longer chain would be of films of 5 accounts. */
export const maxLinkHops = 4;

/**
 * The first film of the ride that a film shows, as far as links are in effect. A film of which one in between does not know
 * the rider or the animal does not count with one that names another.
 *
 * @param links by the id of the later film
 * @param films what links may name, by id; a film that is gone ends the chain
 * @returns undefined where the film is the first itself
 */
export function findFirstFilm<F extends Film>(
  film: F,
  links: ReadonlyMap<string, Pick<RideLink, 'first_video_id' | 'state'>>,
  films: ReadonlyMap<string, F>,
): F | undefined {
  let first = film;
  for (let hop = 0; hop < maxLinkHops; hop += 1) {
    const link = links.get(first.id);
    const next = link?.state === 'accepted' ? films.get(link.first_video_id) : undefined;
    if (!next || !isOneRide(next, first) || !canBeOneRide(next, film)) break;
    first = next;
  }
  return first === film ? undefined : first;
}

/** What the page of a film says about other films of its ride. */
export interface LinkedFilms<F> {
  /** The other films of the ride, as far as links are in effect, as they were published. */
  together: F[];
  /** What is said about the film and another one, in effect or not. */
  said: { link: RideLink; other: F; later: F }[];
  /** The film whose result counts. */
  first: F;
}

/** @param found the links of a film and of its ride, and the films that they name */
export function getLinkedFilms<F extends Film & Pick<Video, 'created'>>(
  film: F,
  found: { links: readonly RideLink[]; films: readonly F[] },
): LinkedFilms<F> {
  const links = new Map(found.links.map((link) => [link.id, link]));
  const films = new Map([film, ...found.films].map((each) => [each.id, each]));
  const getFirst = (each: F) => findFirstFilm(each, links, films) ?? each;
  const first = getFirst(film);
  return {
    first,
    together: found.films
      .filter((each) => getFirst(each) === first)
      .toSorted((one, other) => Number(one.created) - Number(other.created)),
    said: found.links.flatMap((link) => {
      const isLater = link.id === film.id;
      if ((!isLater && link.first_video_id !== film.id) || isTakenBack(link)) return [];
      const other = films.get(isLater ? link.first_video_id : link.id);
      return other ? [{ link, other, later: isLater ? film : other }] : [];
    }),
  };
}

/** The same second of another film of a ride, counted from the gate; its start where one is not marked. */
export function toSecondOf(
  seconds: number,
  from: Pick<Video, 'ride_start'>,
  to: Pick<Video, 'ride_start' | 'duration'>,
): number {
  if (from.ride_start === null || to.ride_start === null) return 0;
  return Math.max(0, Math.min(to.ride_start + seconds - from.ride_start, to.duration));
}
