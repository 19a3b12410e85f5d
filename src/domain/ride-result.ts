import { isolateName, joinFacts } from '#src/languages/format-facts.ts';
import { formatResult } from './plate-result.ts';
import { copy } from './copy.ts';
import { getRideOutcome } from './ride-figures.ts';
import { getRideResult, getRiders, type Video } from './video.ts';

const { headline } = copy;

type NamedRide = Pick<
  Video,
  | 'event_type'
  | 'score'
  | 'time'
  | 'animal_name'
  | 'account_upload'
  | 'user_id'
  | 'user_name'
  | 'contestants_id'
  | 'contestants_names'
>;

/** The result as people say it, for example `86.5`, `8.42 s` or `bucked off`; empty for a ride without one. */
export function getSpokenResult(ride: Pick<Video, 'event_type' | 'score' | 'time'>): string {
  const outcome = getRideOutcome(ride);
  if (outcome === 'bucked-off') return headline.buckedOff;
  const result = getRideResult(ride);
  if (outcome === 'unknown' || !result) return '';
  return `${formatResult(result)}${result.scoring === 'score' ? '' : ' s'}`;
}

/** Who rides, for example `Darius Boone`; empty when that is not known. */
export const getRiderNames = (ride: Parameters<typeof getRiders>[0]): string =>
  getRiders(ride)
    .map(({ name }) => name.trim())
    .filter((name) => name !== '')
    .reduce(
      (names, next) => (names === '' ? isolateName(next) : names + headline.and(next) + isolateName(next)),
      '',
    );

function describeAnimal(ride: NamedRide): string {
  const name = isolateName(ride.animal_name.trim());
  if (name === '') return '';
  if (getRideOutcome(ride) === 'bucked-off') return `${headline.by} ${name}`;
  // Nobody rides a calf or a steer; a timed rider's horse is seldom the animal that is tagged.
  return `${getRideResult(ride)?.scoring === 'time' ? headline.with : headline.on} ${name}`;
}

/**
 * Who rode what and how it ended, for example `Darius Boone · 86.5 on Northern Lights`.
 *
 * @returns empty when neither rider, animal nor result is known
 */
export function getRideHeadline(ride: NamedRide): string {
  const riders = getRiderNames(ride);
  const result = getSpokenResult(ride);
  const animal = describeAnimal(ride);
  if (result === '')
    return riders === '' ? isolateName(ride.animal_name.trim()) : [riders, animal].filter(Boolean).join(' ');
  return joinFacts(riders, [result, animal].filter(Boolean).join(' '));
}

/** What a ride is called in a tab and in previews; empty when nothing is known of it. */
export const getRideTitle = (ride: NamedRide & Pick<Video, 'title'>): string =>
  joinFacts(getRideHeadline(ride), ride.title);
