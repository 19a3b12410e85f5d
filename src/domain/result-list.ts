import { toDecimal } from '#src/languages/localize.ts';
import { formatMean, formatTyped, getMean } from './exact-numbers.ts';
import { givePlaces, type Place } from './places.ts';
import { getFirstFilms, getRideOutcome, getRideResult } from './ride-outcome.ts';
import { getRiderNames } from './ride-result.ts';
import { getOutcomePlace } from './rodeo-results.ts';
import { getScoring, rodeoEvents } from './rodeo-event.ts';
import { getRiders, type Video } from './video.ts';

/** What somebody showed in one round: the ride that counts, and the re-rides that it was ridden for. */
export interface ListedRound {
  counted: Video;
  /** In their order; seldom any. */
  reRides: Video[];
}

/** A rider, or a team, at an event of a night. */
export interface Contestant {
  /** Of all whose names are the same, one. */
  id: string;
  /** As `getRiderNames` says it; empty where no rider is named. */
  names: string;
  rounds: ListedRound[];
}

/** A contestant with a score or a time. */
export interface Placed extends Contestant, Place {
  /** What places: the average of several rounds with two digits, or the one score or time as it was given. */
  figure: string;
  /** Of how many rounds it is. */
  count: number;
}

/** The results of an event. */
export interface ListedEvent {
  eventId: number;
  eventName: string;
  /** How many rounds there were, at least one. */
  roundCount: number;
  /** More rounds with a score or a time come first, then the better figure. */
  placed: Placed[];
  /** Those without: buck-offs, then those who got none, re-rides, and rides whose result is not known. */
  others: Contestant[];
}

/** All rides of somebody at an event, as they were ridden. */
export const getRidesOf = ({ rounds }: Pick<Contestant, 'rounds'>): Video[] =>
  rounds.flatMap(({ counted, reRides }) => [...reRides, counted]);

const isReRide = (ride: Video) => getRideResult(ride) === 're-ride';

/** Riders without an id have no other rides that are known. */
function getContestantId(ride: Video): string {
  const ids = getRiders(ride).map(({ id }) => id);
  return ids.length > 0 && !ids.includes('') ? ids.toSorted().join('+') : `ride ${ride.id}`;
}

function groupByContestant(rides: readonly Video[]): Map<string, Video[]> {
  const groups = new Map<string, Video[]>();
  for (const ride of rides) {
    const id = getContestantId(ride);
    groups.set(id, [...(groups.get(id) ?? []), ride]);
  }
  return groups;
}

/**
 * The rounds of a contestant. A re-ride is a round of its own as long as there were as many: who has more rides rode again,
 * in the same round.
 */
function splitRounds(rides: readonly Video[], roundCount: number): ListedRound[] {
  let surplus = rides.length - roundCount;
  let reRides: Video[] = [];
  const rounds: ListedRound[] = [];
  for (const ride of rides)
    if (surplus > 0 && isReRide(ride)) {
      surplus -= 1;
      reRides.push(ride);
    } else {
      rounds.push({ counted: ride, reRides });
      reRides = [];
    }
  rounds.at(-1)?.reRides.push(...reRides);
  return rounds;
}

/** What counts of a ride; undefined for one without a score or time. */
function getValue(ride: Video): number | undefined {
  const outcome = getRideOutcome(ride);
  const value = outcome === 'qualified' ? ride.score : outcome === 'timed' ? ride.time : null;
  return value ?? undefined;
}

const compareNames = (one: Contestant, other: Contestant) =>
  one.names.localeCompare(other.names, 'en') || (one.id < other.id ? -1 : 1);

/** By the last of what it shows, so that a re-ride comes after buck-offs alone. */
const getLastOutcome = ({ rounds }: Contestant) =>
  Math.max(...rounds.map(({ counted }) => getOutcomePlace(counted)));

function listEvent(eventId: number, rides: readonly Video[]): Omit<ListedEvent, 'eventName'> {
  const isTimed = getScoring(eventId) === 'time';
  const groups = groupByContestant(rides);
  const countRounds = (own: readonly Video[]) => own.filter((ride) => !isReRide(ride)).length;
  const roundCount = Math.max(1, ...[...groups.values()].map(countRounds));
  const all = [...groups].map(([id, own]) => {
    const rounds = splitRounds(own, roundCount);
    const values = rounds.flatMap(({ counted }) => getValue(counted) ?? []);
    const [first] = values;
    const text = values.length > 1 ? formatMean(getMean(values)) : formatTyped(first ?? 0, isTimed ? 2 : 0);
    const names = own.map(getRiderNames).find((name) => name !== '') ?? '';
    return { id, names, rounds, text, count: values.length };
  });
  const sorted = all
    .filter(({ count }) => count > 0)
    .toSorted(
      (one, other) =>
        other.count - one.count ||
        (isTimed ? 1 : -1) * (Number(one.text) - Number(other.text)) ||
        compareNames(one, other),
    );
  const placed = givePlaces(sorted, (one, other) => one.text === other.text && one.count === other.count);
  return {
    ...{ eventId, roundCount },
    placed: placed.map(({ text, ...each }) => ({ ...each, figure: toDecimal(text) })),
    others: all
      .filter(({ count }) => count === 0)
      .toSorted((one, other) => getLastOutcome(one) - getLastOutcome(other) || compareNames(one, other))
      .map(({ id, names, rounds }) => ({ id, names, rounds })),
  };
}

/**
 * The results of a night by event, in the order of the events. Equal places are of whom the same is shown; rounds are in the
 * order of their days, of one day in that of the list. Of a ride all films but one are left out, and rides of unknown events.
 *
 * @param rides in the order of the list, which name the first films of their rides
 */
export function getResultList(rides: readonly Video[]): ListedEvent[] {
  const inOrder = getFirstFilms(rides).toSorted(
    (one, other) => (one.event_date ?? Infinity) - (other.event_date ?? Infinity) || 0,
  );
  return rodeoEvents.flatMap(({ id, name }) => {
    const ofEvent = inOrder.filter(({ event_type }) => event_type === id);
    return ofEvent.length === 0 ? [] : [{ ...listEvent(id, ofEvent), eventName: name }];
  });
}
