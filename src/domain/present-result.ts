import { toDecimal } from '#src/languages/localize.ts';
import { copy } from './copy.ts';
import { formatTyped } from './exact-numbers.ts';
import { getPenalty, getRideResult, type ResultFields, type RideResult } from './ride-outcome.ts';
import { formatRideSeconds } from './ride-seconds.ts';
import { getScoring } from './rodeo-event.ts';
import type { Video } from './video.ts';

const { results } = copy;

/** The result of a ride as it is shown, wherever it is shown. */
export interface PresentedResult {
  result: RideResult;
  /** In figures, for example `86.5` or `19.32`; undefined where words say how the ride ended. */
  figure: string | undefined;
  /** On a plate: what stands large, and what stands below it, if anything does. */
  plate: { main: string; below: string | undefined };
  /** In a list, for example `86.5`, `Off 5.2 s` or `DQ`. */
  listed: string;
  /** As people say it, for example `86.5`, `8.42 s` or `bucked off`. */
  spoken: string;
  /** What the figure is made of: the judges' halves, or a time and its penalty, as in `14.32 + 5`. */
  parts: string | undefined;
}

type PresentedRide = ResultFields &
  Partial<Pick<Video, 'ride_start' | 'ride_end' | 'rider_marks' | 'animal_marks'>>;

/** Points as they are, times with two digits at least. */
const formatValue = (eventId: number, value: number): string =>
  toDecimal(formatTyped(value, getScoring(eventId) === 'score' ? 0 : 2));

/** The seconds between the marks of a ride, if it is marked. */
function formatMarkedSeconds({ ride_start: start, ride_end: end }: PresentedRide): string | undefined {
  if (start == null || end == null || start < 0 || end <= start) return undefined;
  return results.seconds(formatRideSeconds(end - start, 1));
}

function describeParts(ride: PresentedRide): string | undefined {
  const penalty = getPenalty(ride);
  if (penalty > 0 && ride.time !== null)
    return `${formatValue(ride.event_type, ride.time - penalty)} + ${toDecimal(formatTyped(penalty, 0))}`;
  const { score, rider_marks: rider, animal_marks: animal } = ride;
  return score && rider && animal
    ? [rider, animal].map((half) => toDecimal(formatTyped(half, 0))).join(' + ')
    : undefined;
}

/** @returns undefined for a ride without a result */
export function presentResult(ride: PresentedRide): PresentedResult | undefined {
  const result = getRideResult(ride);
  if (!result) return undefined;
  const value = ride[getScoring(ride.event_type)];
  const words = results.words[result];
  if (value) {
    const figure = formatValue(ride.event_type, value);
    return {
      ...{ result, figure, listed: figure, parts: describeParts(ride) },
      plate: { main: figure, below: results.units[getScoring(ride.event_type)] },
      spoken: result === 'time' ? results.seconds(figure) : figure,
    };
  }
  const isBuckOff = result === 'bucked-off';
  const seconds = isBuckOff ? formatMarkedSeconds(ride) : undefined;
  const isWithoutScore = !isBuckOff && result !== 'qualified' && result !== 'no-time';
  return {
    ...{ result, figure: undefined, parts: undefined },
    plate: { main: words, below: isWithoutScore ? results.noScore : seconds },
    listed: isBuckOff ? [results.off, seconds].filter(Boolean).join(' ') : words,
    spoken: results.spoken[result],
  };
}
