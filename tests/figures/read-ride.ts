import { subtract, toFraction, type Fraction } from './fractions.ts';
import type { Stored } from './generate-rides.ts';

/* What a stored ride means, in words of its own: nothing here is imported from the product. */

/** How a ride counts. Re-rides and turn-outs are `nothing`: they count nowhere. */
export type Meaning = 'ridden' | 'off' | 'scoreless' | 'timed' | 'open' | 'nothing';

export interface ReadRide {
  id: string;
  event: number;
  meaning: Meaning;
  /** Points or seconds of a ride that has some. */
  value: Fraction | undefined;
  /** The animal's half. */
  half: Fraction | undefined;
  /** Between the marks of a rough stock ride. */
  clock: Fraction | undefined;
  turn: string;
  day: Date | undefined;
  riders: string[];
  animal: string;
  owner: string;
  title: string;
  place: string;
  /** Which ride the film shows: the id of its first film. */
  ride: string;
  /** When it was published. */
  age: number;
}

const isNumber = (stored: unknown): stored is number => typeof stored === 'number' && Number.isFinite(stored);

/** Older documents store numbers as texts. */
function readNumber(stored: unknown): number | undefined {
  const value = typeof stored === 'string' && /\S/.test(stored) ? Number(stored) : stored;
  return isNumber(value) ? value : undefined;
}

const readText = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

export const isRoughStock = (event: number): boolean => event >= 1 && event <= 3;
export const isTimed = (event: number): boolean => event >= 4 && event <= 10;

function readMeaning(stored: Stored, event: number): Meaning {
  const score = readNumber(stored['score']);
  const time = readNumber(stored['time']);
  const word = readText(stored['result']);
  if (isTimed(event)) {
    if (word === 'no-time' && (time === undefined || time === 0)) return 'scoreless';
    return time !== undefined && time > 0 ? 'timed' : 'open';
  }
  if (!isRoughStock(event)) return 'open';
  if (score !== undefined) return score > 0 ? 'ridden' : score === 0 ? 'off' : 'open';
  switch (word) {
    case 'qualified':
      return 'ridden';
    case 'disqualified':
      return 'scoreless';
    case 'missed-out':
      // Nobody marks out a bull.
      return event === 1 ? 'open' : 'scoreless';
    case 're-ride':
    case 'turned-out':
      return 'nothing';
    default:
      return 'open';
  }
}

function readClock(stored: Stored): Fraction | undefined {
  const [start, end] = [stored['ride_start'], stored['ride_end']];
  if (!isNumber(start) || !isNumber(end) || start < 0 || end <= start) return undefined;
  return subtract(toFraction(end), toFraction(start));
}

function readDay(stored: unknown): Date | undefined {
  if (!isNumber(stored)) return undefined;
  const day = new Date(Math.trunc(stored) * 1000);
  const year = day.getUTCFullYear();
  return year >= 1900 && year < 2100 ? day : undefined;
}

function readRiders(stored: Stored): string[] {
  const tagged = stored['contestants_id'] as string[];
  if (tagged.length > 0) return [...new Set(tagged)];
  return stored['account_upload'] === 2 ? [readText(stored['user_id'])] : [];
}

export function readRide(stored: Stored): ReadRide {
  const event = Number(stored['event_type']);
  const meaning = readMeaning(stored, event);
  const value = readNumber(stored[isRoughStock(event) ? 'score' : 'time']);
  const half = stored['animal_marks'];
  return {
    id: stored.id,
    ...{ event, meaning },
    value: value !== undefined && ['ridden', 'timed'].includes(meaning) ? toFraction(value) : undefined,
    half: isNumber(half) ? toFraction(half) : undefined,
    clock: isRoughStock(event) ? readClock(stored) : undefined,
    turn: readText(stored['gate_turn']),
    day: readDay(stored['event_date']),
    riders: readRiders(stored),
    animal: readText(stored['animal_id']),
    owner: readText(stored['tagged_animal_contractor_id']),
    title: readText(stored['title']),
    place: readText(stored['location']),
    ride: stored.id,
    age: Number(stored['created']),
  };
}

const places: Readonly<Record<string, string>> = { wyoming: 'wy', texas: 'tx', nevada: 'nv', alberta: 'ab' };

const toSlug = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-');

/** The rodeo of a ride: its name without the year, its place with the letters of its state, its year. */
export function getRodeo({ title, place, day }: ReadRide): string {
  if (!day || place === '') return '';
  const year = day.getUTCFullYear();
  const parts = place.split(', ').filter((part) => !['USA', 'Canada'].includes(part));
  const short = parts.map((part, index) => (index > 0 ? (places[part.toLowerCase()] ?? part) : part));
  return `${toSlug(title.replace(String(year), ''))}_${toSlug(short.join(' '))}_${year}`;
}

/** The state or province at the end of a place. */
export function getState(place: string): string | undefined {
  const words = place
    .replace(/, (USA|Canada)$/, '')
    .replace(/ \d{5}$/, '')
    .split(/[ ,]+/);
  const last = (words.at(-1) ?? '').toLowerCase();
  const code = places[last] ?? last;
  return words.length > 1 && ['wy', 'tx', 'nv', 'ab'].includes(code) ? code.toUpperCase() : undefined;
}
