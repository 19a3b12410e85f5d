import { isolateName, joinFacts } from '#src/languages/format-facts.ts';
import { copy } from './copy.ts';
import { presentResult } from './present-result.ts';
import { getRideResult, type ResultFields } from './ride-outcome.ts';
import { getScoring } from './rodeo-event.ts';
import { getRiders, type Video } from './video.ts';

const { headline } = copy;

/** Whose ride it is, on what, and how it ended. */
export type NamedRide = ResultFields &
  Pick<
    Video,
    'animal_name' | 'account_upload' | 'user_id' | 'user_name' | 'contestants_id' | 'contestants_names'
  >;

/** The result as people say it, for example `86.5`, `8.42 s` or `bucked off`; empty for a ride without one. */
export const getSpokenResult = (ride: ResultFields): string => presentResult(ride)?.spoken ?? '';

/** Names as one text, for example `Darius Boone and Ana Delgado`; empty for none. */
export const joinNames = (names: readonly string[]): string =>
  names.reduce((joined, next) => (joined === '' ? '' : joined + headline.and(next)) + isolateName(next), '');

/** Who rides, for example `Darius Boone`; empty when that is not known. */
export const getRiderNames = (ride: Parameters<typeof getRiders>[0]): string =>
  joinNames(
    getRiders(ride)
      .map(({ name }) => name.trim())
      .filter((name) => name !== ''),
  );

function describeAnimal(ride: NamedRide): string {
  const name = isolateName(ride.animal_name.trim());
  if (name === '') return '';
  const result = getRideResult(ride);
  if (result === 'bucked-off') return `${headline.by} ${name}`;
  // Nobody rides a calf or a steer; a timed rider's horse is seldom the animal that is tagged.
  return `${result && getScoring(ride.event_type) === 'time' ? headline.with : headline.on} ${name}`;
}

const joinWords = (...words: string[]) => words.filter(Boolean).join(' ');

/**
 * Who rode what and how it ended, for example `Darius Boone · 86.5 on Northern Lights`, or
 * `Darius Boone on Northern Lights · disqualified`.
 *
 * @returns empty when neither rider, animal nor result is known
 */
export function getRideHeadline(ride: NamedRide): string {
  const riders = getRiderNames(ride);
  const result = presentResult(ride);
  const animal = describeAnimal(ride);
  if (!result) return riders === '' ? isolateName(ride.animal_name.trim()) : joinWords(riders, animal);
  const isOfAnimal = result.figure !== undefined || result.result === 'bucked-off';
  return isOfAnimal
    ? joinFacts(riders, joinWords(result.spoken, animal))
    : joinFacts(
        riders === '' ? isolateName(ride.animal_name.trim()) : joinWords(riders, animal),
        result.spoken,
      );
}

/** What a ride is called in a tab and in previews; empty when nothing is known of it. */
export const getRideTitle = (ride: NamedRide & Pick<Video, 'title'>): string =>
  joinFacts(getRideHeadline(ride), ride.title);
