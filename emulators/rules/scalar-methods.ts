import type { RulesDuration, RulesLatLng, RulesMap, RulesPath, RulesTimestamp } from './contract.ts';
import { callable } from './callable.ts';
import type { Callables } from './callable.ts';
import { Fault, missingProperty } from './fault.ts';
import type { Outcome } from './fault.ts';
import { matchesWhole, replaceAll, splitAt } from './patterns.ts';
import { makeDuration, makeTimestamp } from './values.ts';

/** Mean radius of the earth in metres. */
const EARTH_RADIUS = 6_371_000;
const DAY_SECONDS = 86_400n;

export const STRING_METHODS: Callables = {
  size: callable([''], (text: string) => BigInt(text.length)),
  lower: callable([''], (text: string) => text.toLowerCase()),
  upper: callable([''], (text: string) => text.toUpperCase()),
  trim: callable([''], (text: string) => text.trim()),
  matches: callable(['string'], matchesWhole),
  split: callable(['string'], splitAt),
  replace: callable(['string, string'], replaceAll),
  toUtf8: callable([''], (text: string) => new TextEncoder().encode(text)),
};

export const BYTES_METHODS: Callables = {
  size: callable([''], (bytes: Uint8Array) => BigInt(bytes.length)),
  toBase64: callable([''], (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: callable([''], (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

function calendar(read: (date: Date) => number) {
  return callable([''], (time: RulesTimestamp) => BigInt(read(new Date(Number(time.seconds) * 1000))));
}

function dayOfYear(date: Date): number {
  return (
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), 0)) /
      86_400_000 +
    1
  );
}

function secondsOfDay(time: RulesTimestamp): bigint {
  return ((time.seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS;
}

export const TIMESTAMP_METHODS: Callables = {
  year: calendar((date) => date.getUTCFullYear()),
  month: calendar((date) => date.getUTCMonth() + 1),
  day: calendar((date) => date.getUTCDate()),
  hours: calendar((date) => date.getUTCHours()),
  minutes: calendar((date) => date.getUTCMinutes()),
  seconds: calendar((date) => date.getUTCSeconds()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: calendar((date) => date.getUTCDay() || 7),
  dayOfYear: calendar(dayOfYear),
  nanos: callable([''], (time: RulesTimestamp) => BigInt(time.nanos)),
  toMillis: callable(
    [''],
    (time: RulesTimestamp) => time.seconds * 1000n + BigInt(Math.floor(time.nanos / 1e6)),
  ),
  date: callable([''], (time: RulesTimestamp) =>
    makeTimestamp((time.seconds - secondsOfDay(time)) * 1_000_000_000n),
  ),
  time: callable([''], (time: RulesTimestamp) =>
    makeDuration(secondsOfDay(time) * 1_000_000_000n + BigInt(time.nanos)),
  ),
};

export const DURATION_METHODS: Callables = {
  seconds: callable([''], (duration: RulesDuration) => duration.seconds),
  nanos: callable([''], (duration: RulesDuration) => BigInt(duration.nanos)),
};

/** Metres along a great circle, by the haversine formula. */
function distance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const cosines = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north + cosines * east)));
}

export const LATLNG_METHODS: Callables = {
  latitude: callable([''], (point: RulesLatLng) => point.latitude),
  longitude: callable([''], (point: RulesLatLng) => point.longitude),
  distance: callable(['latlng'], distance),
};

/** Fills the `{name}` segments of a path from a map. */
function bind(path: RulesPath, values: RulesMap): Outcome {
  const segments: string[] = [];
  for (const segment of path.segments) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    const value = name === undefined ? segment : values.get(name);
    if (typeof value !== 'string') {
      return value === undefined
        ? missingProperty(name ?? segment)
        : new Fault(`Path segment [${segment}] must be bound to a string.`);
    }
    segments.push(value);
  }
  return { kind: 'path', segments };
}

export const PATH_METHODS: Callables = {
  bind: callable(['map'], bind),
};
