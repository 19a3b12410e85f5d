import { gateTurns, getGateTurn, maxHalf, type GateTurn } from './judged-ride.ts';
import { getBuckOffSeconds } from './ride-figures.ts';
import { getCountedRides, getRideOutcome } from './ride-outcome.ts';
import { getRiders, type Video } from './video.ts';

/** How many rides went each way out of the gate, of those whose way is noted. */
export type TurnCounts = Record<GateTurn, number>;

/** What a rider wants to know of an animal before the ride. */
export interface DrawFigures {
  turns: TurnCounts;
  /** Points of the qualified rides, ascending. */
  scores: number[];
  /** Seconds after which riders came off, ascending, of the buck-offs that are marked. */
  buckOffs: number[];
}

const ascending = (one: number, other: number) => one - other;

/** @param rides of one animal, in any order */
export function getDrawFigures(all: readonly Video[]): DrawFigures {
  const rides = getCountedRides(all);
  const turns = rides.map(getGateTurn);
  const count = (turn: GateTurn) => turns.filter((each) => each === turn).length;
  const [left, straight, right] = gateTurns;
  const buckOffs = rides.flatMap((ride) => getBuckOffSeconds(ride) ?? []);
  const scores = rides.flatMap((ride) =>
    getRideOutcome(ride) === 'qualified' && ride.score !== null ? [ride.score] : [],
  );
  return {
    turns: { [left]: count(left), [straight]: count(straight), [right]: count(right) },
    scores: scores.toSorted(ascending),
    buckOffs: buckOffs.toSorted(ascending),
  };
}

/** The way that an animal goes most often; undefined if nothing is noted, or two ways are as frequent. */
export function getUsualTurn(turns: TurnCounts): GateTurn | undefined {
  const most = Math.max(...Object.values(turns));
  const usual = gateTurns.filter((turn) => turns[turn] === most);
  return most > 0 && usual.length === 1 ? usual[0] : undefined;
}

/** The median of ascending numbers; undefined without any. */
export function getMedian(values: readonly number[]): number | undefined {
  const upper = values[Math.floor(values.length / 2)];
  const lower = values[Math.ceil(values.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (lower + upper) / 2;
}

/** A column of a chart: the values from `from` up to that of the next column. */
export interface Column {
  from: number;
  count: number;
}

const mostPoints = 2 * maxHalf;
const columnWidths = [1, 2, 5, 10, 20];
const maxColumns = 8;

/**
 * Counts ascending points in at most eight columns of one width, without empty ones at the ends. There are none above
 * 100, which is in the column below it.
 */
export function toColumns(values: readonly number[]): Column[] {
  const first = values.at(0);
  const last = values.at(-1);
  if (first === undefined || last === undefined) return [];
  const toIndex = (value: number, width: number) =>
    Math.floor(value / width) - (value === mostPoints && mostPoints % width === 0 ? 1 : 0);
  const countColumns = (width: number) => toIndex(last, width) - toIndex(first, width) + 1;
  const width = columnWidths.find((each) => countColumns(each) <= maxColumns) ?? 20;
  return Array.from({ length: countColumns(width) }, (_, index) => {
    const column = toIndex(first, width) + index;
    return {
      from: column * width,
      count: values.filter((value) => toIndex(value, width) === column).length,
    };
  });
}

/** The latest ride of one rider. @param rides newest first */
export const findRideBy = (rides: readonly Video[], riderId: string): Video | undefined =>
  rides.find((ride) => getRiders(ride).some(({ id }) => id === riderId));
