import { getRideOutcome, type RideOutcome } from './ride-outcome.ts';
import { getScoring, rodeoEvents } from './rodeo-event.ts';
import { getRiders, type Video } from './video.ts';

/** The rides of one event at a rodeo. */
export interface EventResults {
  eventId: number;
  eventName: string;
  /** Winners first; see `groupByEvent`. */
  rides: Video[];
}

/** With a score or time first, then buck-offs, then those who got none; rides without a result last. */
const outcomeOrder: readonly RideOutcome[] = [
  ...(['qualified', 'timed', 'bucked-off', 'no-score', 'uncounted', 'unknown'] as const),
];

const getPlace = (video: Video) => outcomeOrder.indexOf(getRideOutcome(video));

const getRiderNames = (video: Video) =>
  getRiders(video)
    .map(({ name }) => name)
    .join(' ');

function compareResults(one: Video, other: Video): number {
  const isScored = getScoring(one.event_type) === 'score';
  return (
    getPlace(one) - getPlace(other) ||
    (isScored ? (other.score ?? 0) - (one.score ?? 0) : (one.time ?? 0) - (other.time ?? 0)) ||
    getRiderNames(one).localeCompare(getRiderNames(other), 'en') ||
    one.id.localeCompare(other.id)
  );
}

/**
 * The rides of a rodeo by event, in the order of the events: the best score first, or the best time; then buck-offs, those
 * without a score or time, and rides without a result last. Equal ones are in the order of their riders' names. Rides of unknown events are left out.
 */
export function groupByEvent(videos: readonly Video[]): EventResults[] {
  return rodeoEvents.flatMap(({ id, name }) => {
    const rides = videos.filter(({ event_type }) => event_type === id);
    return rides.length === 0
      ? []
      : [{ eventId: id, eventName: name, rides: rides.toSorted(compareResults) }];
  });
}
