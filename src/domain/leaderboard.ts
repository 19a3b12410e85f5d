import { countNouns, countOutOf } from './counts/count-nouns.ts';
import { givePlaces, type Place } from './places.ts';
import { presentFigures, type Figure, type FigureDetail, type FigureKey } from './present-figures.ts';
import { getRideFigures, minimumRides, type Ride, type RideFigures } from './ride-figures.ts';
import { getRiderNames } from './ride-result.ts';
import { getScoring, isTeamEvent } from './rodeo-event.ts';
import { regions, removePostalCode, toWordText } from './search-words/regions.ts';
import { getRiders, type NamedPerson, type Video } from './video.ts';

/** Who is ranked. Of contractors, by the rides on their animals. */
export const boards = ['riders', 'animals', 'contractors'] as const;
export type Board = (typeof boards)[number];

/**
 * By what: the best score or time, the mean score, how often riders rode eight seconds or came off, or the judges' points
 * for the animal. Mean times are on no board: the arenas differ.
 */
export type RankedBy = 'best' | 'average' | 'qualified' | 'bucked-off' | 'animal-half';

/** Contractors are known by many animals, so that a mean of five rides would say little. */
const minimumOf: Record<Board, number> = {
  riders: minimumRides,
  animals: minimumRides,
  contractors: 10,
};

/** What a board can be ranked by, the usual first: animals by what the judges gave them. */
export function getRankings(board: Board, eventId: number): RankedBy[] {
  if (getScoring(eventId) === 'time') return ['best'];
  return board === 'riders' ? ['best', 'qualified', 'average'] : ['animal-half', 'average', 'bucked-off'];
}

/** How many rides a place on a board takes: qualified ones for an average, and with a result or the half for others. */
export const getThreshold = (board: Board, rankedBy: RankedBy): number =>
  rankedBy === 'best' ? 1 : minimumOf[board];

/** Whoever has rides. */
interface Ranked {
  id: string;
  name: string;
  /** Whose pages a place leads to: two of a team. */
  members: NamedPerson[];
  /** Empty for all but animals. */
  brand: string;
  /** The owner of an animal; empty for all others. */
  ownerName: string;
}

/** Whoever has rides, with their figures. */
export interface RankedFigures<R = BoardRide> extends Ranked {
  figures: RideFigures<R>;
}

export interface Standing<R = BoardRide> extends RankedFigures<R>, Place {
  /** What ranks. */
  figure: Figure<R>;
}

/** What figures are from, and what a board shows of a ride. */
export type BoardRide = Ride &
  Pick<
    Video,
    'id' | 'video_id' | 'thumbnail_url' | 'animal_id' | 'animal_name' | 'animal_brand' | 'rider_marks'
  >;

/**
 * How places of the United States and Canada end, with their codes, the longest first: West Virginia ends with the name of
 * another. Those of other countries have the same letters.
 */
const endings = regions
  .filter(({ id }) => id.startsWith('US') || id.startsWith('CA'))
  .flatMap(({ id, names, letters }) => [...names, ...letters].map((text) => ({ text, code: id.slice(2) })))
  // The district has rodeos, and no state.
  .concat(['d c', 'dc'].map((text) => ({ text, code: 'DC' })))
  .toSorted((one, other) => other.text.length - one.text.length);

const country = /\b(usa|us|u s a|u s|united states|united states of america|canada)$/;

/**
 * The state or province of a ride's place, as its two letters; undefined where the place does not end with one. People
 * write "Cheyenne, WY", "Cheyenne wy", "Fort Worth, TX 76102" or "Ponoka, Alberta, Canada".
 */
export function getState({ location }: Pick<Video, 'location'>): string | undefined {
  const place = removePostalCode(toWordText(location)).replace(country, '').trim();
  const words = removePostalCode(place);
  return endings.find(({ text }) => words.endsWith(` ${text}`))?.code;
}

const codes: ReadonlySet<string> = new Set(endings.map(({ code }) => code));

/** Whether two letters are of a state or province whose boards there can be. */
export const isState = (code: string): boolean => codes.has(code);

/** The states of rides, in alphabetical order. */
export const getStates = (rides: readonly Video[]): string[] =>
  [...new Set(rides.flatMap((ride) => getState(ride) ?? []))].toSorted();

const toRanked = (id: string, name: string, others: Partial<Ranked> = {}): Ranked => ({
  ...{ id, name, members: [{ id, name }], brand: '', ownerName: '' },
  ...others,
});

/** Two who rope together are one: neither has the time alone, whoever is named first. */
function toTeam(ride: Video, members: NamedPerson[]): Ranked {
  const ids = members.map(({ id }) => id);
  return toRanked(ids.toSorted().join('+'), getRiderNames(ride), { members });
}

function getRanked(board: Board, ride: Video): Ranked[] {
  switch (board) {
    case 'riders': {
      const riders = getRiders(ride).filter(({ id }) => id !== '');
      if (riders.length > 1 && isTeamEvent(ride.event_type)) return [toTeam(ride, riders)];
      return riders.map(({ id, name }) => toRanked(id, name));
    }
    case 'animals':
      return [
        toRanked(ride.animal_id, ride.animal_name, {
          brand: ride.animal_brand,
          ownerName: ride.contractor_name,
        }),
      ];
    case 'contractors':
      return [toRanked(ride.tagged_animal_contractor_id, ride.contractor_name)];
  }
}

/** Names are those of the latest ride. @param rides newest first */
function groupRides(board: Board, rides: readonly Video[]): { ranked: Ranked; rides: Video[] }[] {
  const groups = new Map<string, { ranked: Ranked; rides: Video[] }>();
  for (const ride of rides)
    for (const ranked of getRanked(board, ride)) {
      if (ranked.id === '') continue;
      const group = groups.get(ranked.id) ?? { ranked, rides: [] };
      group.rides.push(ride);
      groups.set(ranked.id, group);
    }
  return [...groups.values()];
}

/** What is shown of each ranking; of an event there is either a score or a time. */
const figureKeys: Record<RankedBy, FigureKey[]> = {
  best: ['bestTime', 'bestScore'],
  average: ['averageScore'],
  qualified: ['qualified'],
  'bucked-off': ['buckedOff'],
  'animal-half': ['averageHalf'],
};

/** How many rides a figure is of. Below so many with a result, "qualified" is a count, which no threshold lets pass. */
const getBasis = (by: RankedBy, { count, rated }: Pick<FigureDetail, 'count' | 'rated'>): number =>
  by === 'average' ? count : rated;

/**
 * A figure as boards show it, of rides of one event.
 *
 * @param minimum how many rides it takes
 * @returns undefined of fewer
 */
export function findFigure<R extends Ride>(
  figures: RideFigures<R>,
  by: RankedBy,
  minimum: number,
): Figure<R> | undefined {
  const [figure] = presentFigures(figures, figureKeys[by], 2);
  return figure && getBasis(by, figure.detail) >= minimum ? figure : undefined;
}

const compareNames = new Intl.Collator('en').compare;

/** The figures of everybody who has rides. @param rides of one event, newest first */
export const getRankedFigures = (board: Board, rides: readonly Video[]): RankedFigures<Video>[] =>
  groupRides(board, rides).map(({ ranked, rides: own }) => ({ ...ranked, figures: getRideFigures(own) }));

interface BoardRequest {
  board: Board;
  rankedBy: RankedBy;
  eventId: number;
}

/** Ranks by one figure as it is shown, the best first: the lowest time, the highest of all others. */
export function getStandings<R extends Ride>(
  ranked: readonly RankedFigures<R>[],
  { board, rankedBy, eventId }: BoardRequest,
): Standing<R>[] {
  const isTimed = getScoring(eventId) === 'time';
  const threshold = getThreshold(board, rankedBy);
  const placed = ranked.flatMap((each) => {
    const figure = findFigure(each.figures, rankedBy, threshold);
    return figure ? [{ ...each, figure }] : [];
  });
  const sorted = placed.toSorted(
    ({ figure: one, ...first }, { figure: other, ...second }) =>
      (isTimed ? one.number - other.number : other.number - one.number) ||
      compareNames(first.name, second.name),
  );
  return givePlaces(sorted, (one, other) => one.figure.digits === other.figure.digits);
}

/** What a figure is of, for example `12 qualified` or `12 of 20`; empty for that of one ride. */
export function describeBasis({ detail }: Figure<unknown>, by: RankedBy): string {
  if (by === 'best') return '';
  if (by === 'average') return countNouns(detail.count, 'qualified');
  return by === 'animal-half' ? countNouns(detail.rated, 'out') : countOutOf(detail.count, detail.rated);
}

/** The ride that stands for a place: the best, or where nobody rode one the animal's best. */
export const getBestRide = <R>({ scored: [event], timed: [run] }: RideFigures<R>): R | undefined =>
  event?.best?.ride ?? run?.best.ride ?? event?.animalHalf.best?.ride;
