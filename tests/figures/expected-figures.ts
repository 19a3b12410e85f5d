import { add, compare, cutTo, divide, roundTo, toFraction, type Fraction } from './fractions.ts';
import { leaveOneFilm } from './films.ts';
import { getRodeo, isRoughStock, isTimed, type ReadRide } from './read-ride.ts';

/*
 * Every figure of every page, computed from what rides mean with exact fractions: which rides, what is averaged, how it is
 * rounded, who is placed where. The rules are those of decision D97. Nothing here is imported from the product.
 */

/** How a language writes numbers. */
export interface Notation {
  point: string;
}

const enough = 5;
const events = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** With three digits at most, zeros at the end left out down to so many. */
function writeTyped(value: Fraction, digits: number): string {
  let text = roundTo(value, 3);
  while (text.endsWith('0') && text.length - text.indexOf('.') - 1 > digits) text = text.slice(0, -1);
  return text.replace(/\.$/, '');
}

const mean = (values: readonly Fraction[]): Fraction | undefined =>
  values.length < enough ? undefined : divide(values.reduce(add), values.length);

const largest = (values: readonly Fraction[]) => values.toSorted(compare).at(-1);
const smallest = (values: readonly Fraction[]) => values.toSorted(compare)[0];

/** Frames have their times in microseconds or ticks, so that a tenth may lack a part of one. */
const tolerance = toFraction(0.0001);
const readClock = (seconds: Fraction) => cutTo(add(seconds, tolerance), 1);

function percent(count: number, all: number, digits: number): string {
  const text = roundTo(divide(toFraction(count * 100), all), digits);
  if (count > 0 && Number(text) === 0) return digits === 0 ? '1' : '0.01';
  return count < all && Number(text) === 100 ? (digits === 0 ? '99' : '99.99') : text;
}

const exists = <Value>(value: Value | undefined): value is Value => value !== undefined;
const count = (rides: readonly ReadRide[], meaning: ReadRide['meaning']) =>
  rides.filter((ride) => ride.meaning === meaning).length;
const getValues = (rides: readonly ReadRide[], meaning: ReadRide['meaning']) =>
  rides
    .filter((ride) => ride.meaning === meaning)
    .map(({ value }) => value)
    .filter(exists);

const countRides = (rides: readonly ReadRide[]): ReadRide[] =>
  leaveOneFilm(rides.filter(({ meaning }) => meaning !== 'nothing'));

/** Seconds until riders came off, of those that are marked before eight seconds. */
const getBuckOffs = (rides: readonly ReadRide[]): Fraction[] =>
  rides
    .filter(({ meaning }) => meaning === 'off')
    .map(({ clock }) => clock)
    .filter(exists)
    .filter((clock) => compare(add(clock, tolerance), toFraction(8)) < 0);

/** Lines such as `1 averageScore 86.35 of 12`: event, figure, what is shown, and how many rides it is of. */
export function expectFigures(all: readonly ReadRide[], { point }: Notation): string[] {
  const rides = countRides(all);
  const lines = [`outs ${rides.length} of ${rides.length - count(rides, 'open')}`];
  for (const event of events) {
    const rated = rides.filter((ride) => ride.event === event && ride.meaning !== 'open');
    const say = (name: string, text: string | undefined, basis: string | number) => {
      if (text !== undefined) lines.push(`${event} ${name} ${text.replace('.', point)} of ${basis}`);
    };
    if (isRoughStock(event) && rated.length > 0) {
      const [ridden, off] = [count(rated, 'ridden'), count(rated, 'off')];
      const share = (some: number) => `${percent(some, rated.length, 0)}%`;
      const isShare = rated.length >= enough;
      const scores = getValues(rated, 'ridden');
      const halves = rated.map(({ half }) => half).filter(exists);
      const clocks = getBuckOffs(rated);
      const [score, half, clock] = [mean(scores), mean(halves), mean(clocks)];
      const [best, bestHalf] = [largest(scores), largest(halves)];
      say('qualified', isShare ? share(ridden) : String(ridden), `${ridden} ${rated.length}`);
      say('buckedOff', isShare ? share(off) : undefined, `${off} ${rated.length}`);
      say('averageScore', score && roundTo(score, 2), scores.length);
      say('bestScore', best && writeTyped(best, 0), 1);
      say('averageHalf', half && roundTo(half, 2), halves.length);
      say('bestHalf', bestHalf && writeTyped(bestHalf, 0), 1);
      say('buckOffTime', clock && `${readClock(clock)} s`, clocks.length);
    }
    const times = isTimed(event) ? getValues(rated, 'timed') : [];
    const [time, best] = [mean(times), smallest(times)];
    const timed = rated.filter(({ meaning }) => meaning === 'timed');
    const isOneRodeo = new Set(timed.map(getRodeoName)).size === 1;
    say('averageTime', time && isOneRodeo ? `${roundTo(time, 2)} s` : undefined, times.length);
    say('bestTime', best && `${writeTyped(best, 2)} s`, 1);
  }
  return lines;
}

const getRodeoName = (ride: ReadRide) =>
  getRodeo(ride) || `${ride.title} ${ride.place} ${ride.day?.getUTCFullYear() ?? ''}`;

/** Rides with a day by its year, or by the month of one year, and how they ended: lines such as `2026 12 3 ridden 9 off`. */
export function expectPeriods(all: readonly ReadRide[], year?: number): string[] {
  const groups = new Map<number, ReadRide[]>();
  for (const ride of countRides(all)) {
    const own = ride.day?.getUTCFullYear();
    if (own === undefined || !ride.day || (year !== undefined && own !== year)) continue;
    const period = year === undefined ? own : ride.day.getUTCMonth() + 1;
    groups.set(period, [...(groups.get(period) ?? []), ride]);
  }
  const meanings = ['ridden', 'timed', 'off', 'scoreless', 'open'] as const;
  return [...groups]
    .toSorted(([one], [other]) => one - other)
    .map(([period, rides]) =>
      [period, rides.length, ...meanings.map((each) => count(rides, each))].join(' '),
    );
}

export type Board = 'riders' | 'animals' | 'contractors';
export type Ranking = 'best' | 'average' | 'qualified' | 'bucked-off' | 'animal-half';

function getIds(board: Board, ride: ReadRide): string[] {
  if (board === 'animals') return [ride.animal].filter(Boolean);
  if (board === 'contractors') return [ride.owner].filter(Boolean);
  const riders = ride.riders.filter(Boolean);
  return ride.event === 4 && riders.length > 1 ? [riders.toSorted().join('+')] : riders;
}

/** What ranks somebody, as it is shown; undefined of too few rides. */
function rank(board: Board, ranking: Ranking, rides: readonly ReadRide[]): string | undefined {
  const least = board === 'contractors' ? 10 : enough;
  const rated = countRides(rides).filter(({ meaning }) => meaning !== 'open');
  const averaged = (values: readonly Fraction[]) => {
    const value = values.length >= least ? mean(values) : undefined;
    return value && roundTo(value, 2);
  };
  const share = (some: number) => (rated.length >= least ? `${percent(some, rated.length, 2)}%` : undefined);
  switch (ranking) {
    case 'best': {
      const [score, time] = [largest(getValues(rated, 'ridden')), smallest(getValues(rated, 'timed'))];
      return score ? writeTyped(score, 0) : time && writeTyped(time, 2);
    }
    case 'average':
      return averaged(getValues(rated, 'ridden'));
    case 'qualified':
      return share(count(rated, 'ridden'));
    case 'bucked-off':
      return share(count(rated, 'off'));
    case 'animal-half':
      return averaged(rated.map(({ half }) => half).filter(exists));
  }
}

/** The places of a board, as `T2 rider-1 86.35`, sorted by the text of the lines: equal places have no order. */
export function expectBoard(
  board: Board,
  ranking: Ranking,
  rides: readonly ReadRide[],
  { point }: Notation,
): string[] {
  const groups = new Map<string, ReadRide[]>();
  for (const ride of rides)
    for (const id of getIds(board, ride)) groups.set(id, [...(groups.get(id) ?? []), ride]);
  const shown = [...groups].flatMap(([id, own]) => {
    const text = rank(board, ranking, own);
    return text === undefined ? [] : [{ id, text, number: Number.parseFloat(text) }];
  });
  const isTime = rides.some(({ event }) => isTimed(event));
  return shown
    .map(({ id, text, number }) => {
      const better = shown.filter((other) => (isTime ? other.number < number : other.number > number)).length;
      const isTied = shown.filter((other) => other.number === number).length > 1;
      return `${isTied ? 'T' : ''}${better + 1} ${id} ${text.replace('.', point)}`;
    })
    .toSorted();
}

/** What is written of one ride: a figure, how it ended, or the seconds of a buck-off. */
export function expectResult({ meaning, value, clock, event }: ReadRide, { point }: Notation): string {
  if (value) return writeTyped(value, isTimed(event) ? 2 : 0).replace('.', point);
  return meaning === 'off' && clock ? `${readClock(clock).replace('.', point)} s` : '';
}

const order = ['ridden', 'timed', 'off', 'scoreless', 'nothing', 'open'];

/** The rides of a rodeo as `2026-07-25 1 86.5`: day, event, result, the best first, and places of equal ones as one line. */
export function expectRodeo(rides: readonly ReadRide[], notation: Notation): string[] {
  const getDay = ({ day }: ReadRide) => day?.toISOString().slice(0, 10) ?? '';
  const known = leaveOneFilm(rides).filter(({ event }) => events.includes(event));
  return known
    .toSorted(
      (one, other) =>
        getDay(other).localeCompare(getDay(one)) ||
        one.event - other.event ||
        order.indexOf(one.meaning) - order.indexOf(other.meaning) ||
        (one.value && other.value ? compare(one.value, other.value) * (isTimed(one.event) ? 1 : -1) : 0),
    )
    .map((ride) =>
      [getDay(ride), ride.event, ride.value ? expectResult(ride, notation) : ride.meaning].join(' '),
    );
}

/**
 * A result list as `1 T2 rider-1 86.35 of 2`: event, place, who, what is shown, of how many rounds. Of those without a score or
 * time `1 - rider-1`. Sorted by the text of the lines.
 */
export function expectResultList(rides: readonly ReadRide[], { point }: Notation): string[] {
  const groups = new Map<string, ReadRide[]>();
  for (const ride of leaveOneFilm(rides).filter(({ event }) => events.includes(event))) {
    const who =
      ride.riders.length > 0 && ride.riders.every(Boolean) ? ride.riders.toSorted().join('+') : ride.id;
    const key = `${ride.event} ${who}`;
    groups.set(key, [...(groups.get(key) ?? []), ride]);
  }
  const shown = [...groups].map(([key, own]) => {
    const [event = '', who = ''] = key.split(' ');
    const values = own.map(({ value }) => value).filter(exists);
    const sum = values.length > 1 ? roundTo(divide(values.reduce(add), values.length), 2) : undefined;
    const text = sum ?? (values[0] && writeTyped(values[0], isTimed(Number(event)) ? 2 : 0));
    return { event, who, text: text ?? '', of: values.length };
  });
  return shown
    .map(({ event, who, text, of }) => {
      if (of === 0) return `${event} - ${who}`;
      const others = shown.filter((other) => other.event === event && other.of > 0);
      const isBetter = (other: (typeof shown)[number]) => {
        if (other.of !== of) return other.of > of;
        return isTimed(Number(event)) ? Number(other.text) < Number(text) : Number(other.text) > Number(text);
      };
      const isTied = others.filter((other) => other.of === of && other.text === text).length > 1;
      const place = others.filter(isBetter).length + 1;
      return `${event} ${isTied ? 'T' : ''}${place} ${who} ${text.replace('.', point)} of ${of}`;
    })
    .toSorted();
}

/** What My Draw shows: ways out of the gate, scores, and when half of the riders are off. */
export function expectDraw(all: readonly ReadRide[], { point }: Notation): string {
  const rides = countRides(all);
  const turns = ['left', 'straight', 'right'].map(
    (turn) => rides.filter((ride) => ride.turn === turn).length,
  );
  const scores = getValues(rides, 'ridden')
    .toSorted(compare)
    .map((score) => writeTyped(score, 0));
  const clocks = getBuckOffs(rides).toSorted(compare);
  const [lower, upper] = [clocks[Math.ceil(clocks.length / 2) - 1], clocks[Math.floor(clocks.length / 2)]];
  const half = lower && upper ? readClock(divide(add(lower, upper), 2)).replace('.', point) : '';
  return [turns.join(' '), scores.join(' '), clocks.map(readClock).join(' '), half].join(' | ');
}
