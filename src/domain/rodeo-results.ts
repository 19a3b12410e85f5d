import { toThousandths } from './exact-numbers.ts';
import { getFirstFilms, getRideOutcome, type RideOutcome } from './ride-outcome.ts';
import { compareDays } from './ride-season.ts';
import { getScoring, rodeoEvents } from './rodeo-event.ts';
import { getRiders, type Video } from './video.ts';

/** The rides of one event at a rodeo. */
export interface EventResults {
  eventId: number;
  eventName: string;
  /** Winners first; see `groupByEvent`. */
  rides: Video[];
}

/** The rides of one day at a rodeo. */
export interface DayResults {
  /** Whole seconds since the epoch, midnight UTC; null for rides without a day. */
  day: number | null;
  events: EventResults[];
}

/** With a score or time first, then buck-offs, then those who got none; rides without a result last. */
const outcomeOrder: readonly RideOutcome[] = [
  ...(['qualified', 'timed', 'bucked-off', 'no-score', 'uncounted', 'unknown'] as const),
];

/** Where a ride stands among those of an event by how it ended, from 0 on. */
export const getOutcomePlace = (video: Video): number => outcomeOrder.indexOf(getRideOutcome(video));

const getShown = (value: number | null) => toThousandths(value ?? 0);

const getRiderNames = (video: Video) =>
  getRiders(video)
    .map(({ name }) => name)
    .join(' ');

function compareResults(one: Video, other: Video): number {
  const isScored = getScoring(one.event_type) === 'score';
  return (
    getOutcomePlace(one) - getOutcomePlace(other) ||
    (isScored ? getShown(other.score) - getShown(one.score) : getShown(one.time) - getShown(other.time)) ||
    getRiderNames(one).localeCompare(getRiderNames(other), 'en') ||
    one.id.localeCompare(other.id)
  );
}

/**
 * The rides of a rodeo by event, in the order of the events: the best score first, or the best time; then buck-offs, those
 * without a score or time, and rides without a result last. Equal ones are in the order of their riders' names. Rides of unknown events are left out, and of a ride all films but one.
 */
export function groupByEvent(videos: readonly Video[]): EventResults[] {
  const films = getFirstFilms(videos);
  return rodeoEvents.flatMap(({ id, name }) => {
    const rides = films.filter(({ event_type }) => event_type === id);
    return rides.length === 0
      ? []
      : [{ eventId: id, eventName: name, rides: rides.toSorted(compareResults) }];
  });
}

const secondsPerDay = 86_400;

const getDay = ({ event_date }: Video) =>
  event_date === null ? null : Math.floor(event_date / secondsPerDay) * secondsPerDay;

/** The rides of a rodeo by day, the latest first, each with its events: every night of a series has a best of its own. */
export function groupByDay(videos: readonly Video[]): DayResults[] {
  const days = [...new Set(videos.toSorted(compareDays).map(getDay))];
  return days.map((day) => ({ day, events: groupByEvent(videos.filter((ride) => getDay(ride) === day)) }));
}
