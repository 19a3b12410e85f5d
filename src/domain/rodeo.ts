import { foldText } from './fold-text.ts';
import { abbreviatePlace } from './place.ts';
import type { Video } from './video.ts';

/** What identifies a rodeo of one year. */
export type NamedRodeo = Pick<Video, 'title' | 'location' | 'event_date'>;

type RodeoRide = NamedRodeo & Pick<Video, 'rodeo_id'>;

const maxPartLength = 60;

/** Letters without capitals, as ids have them, and digits: of every script, since rodeos are held in all of them. */
const idCharacters = String.raw`\p{Ll}\p{Lo}\p{Lm}\p{Nd}`;

const betweenWords = new RegExp(`[^${idCharacters}]+`, 'gu');

/**
 * Folded, punctuation and spaces as single hyphens. Cut by UTF-16 units, as the rules count, so the half of a letter
 * that may remain goes as well.
 */
function toSlug(text: string): string {
  return foldText(text)
    .replaceAll(betweenWords, '-')
    .slice(0, maxPartLength)
    .replaceAll(betweenWords, '-')
    .replaceAll(/^-|-$/g, '');
}

const getYear = (epochSeconds: number) => new Date(epochSeconds * 1000).getUTCFullYear();

/**
 * The id of a rodeo of one year, for example `cheyenne-frontier-days_cheyenne-wy_2026`: the same for every spelling of
 * its name and place, with or without the year in the name. The year is that of `event_date`, in seconds.
 *
 * @returns empty when the name, the place or the date is missing or has neither letters nor digits
 */
export function getRodeoId({ title, location, event_date }: NamedRodeo): string {
  if (event_date === null) return '';
  const year = getYear(event_date);
  const name = toSlug(title.replaceAll(new RegExp(String.raw`\b${year}\b`, 'g'), ' '));
  const place = toSlug(abbreviatePlace(location));
  return name === '' || place === '' ? '' : `${name}_${place}_${year}`;
}

/** The pattern of a whole id; its groups are the name, the place and the year. */
export const rodeoIdPattern = `([${idCharacters}-]{1,60})_([${idCharacters}-]{1,60})_([0-9]{4})`;

const idPattern = new RegExp(`^${rodeoIdPattern}$`, 'u');

/**
 * The rodeo of a ride: as stored, or else where its name, place and year say. Videos of the mobile app and older ones
 * store none.
 */
export const getRideRodeoId = (ride: RodeoRide): string =>
  parseRodeoId(ride.rodeo_id) ? ride.rodeo_id : getRodeoId(ride);

/** What rides of one rodeo have in common. Those that lack a name, a place or a day belong together when they lack the same. */
export const getRodeoKey = (ride: RodeoRide): string =>
  getRideRodeoId(ride) ||
  [ride.title.trim(), ride.location.trim(), ride.event_date === null ? '' : getYear(ride.event_date)].join(
    '|',
  );

/** A rodeo as it is shown. */
export interface RodeoName {
  title: string;
  location: string;
  year: number;
}

/** Writes `cheyenne-wy` as Cheyenne, WY: a last word of two letters is a state or a province. */
const toPlace = (slug: string) =>
  toWords(slug).replace(/ (\w\w)$/, (_match, state: string) => `, ${state.toUpperCase()}`);

const toWords = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Parses the id of a URL, with names as good as it has them; undefined when it cannot be the id of a rodeo. */
export function parseRodeoId(id: string): RodeoName | undefined {
  const [, name, place, year] = idPattern.exec(id) ?? [];
  if (name === undefined || place === undefined || year === undefined) return undefined;
  return { title: toWords(name), location: toPlace(place), year: Number(year) };
}

/** The most frequent value, the first of several. */
function getMostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0];
}

/** The name that most videos of a rodeo give it; undefined when there are none. */
export function getRodeoName(videos: readonly NamedRodeo[]): RodeoName | undefined {
  const title = getMostFrequent(videos.map((video) => video.title));
  const location = getMostFrequent(videos.map((video) => video.location));
  const day = videos.find(({ event_date }) => event_date !== null)?.event_date;
  return title === undefined || location === undefined || day == null
    ? undefined
    : { title, location, year: getYear(day) };
}
