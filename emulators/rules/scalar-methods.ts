import type { RulesDuration, RulesLatLng, RulesMap, RulesPath, RulesTimestamp } from './contract.ts';
import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import { EvaluationError, missingPropertyError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { matchFully, replaceAll, splitByPattern } from './regex.ts';
import { durationFromNanos, timestampFromNanos } from './values.ts';

/** Mean radius of the earth in meters. */
const earthRadius = 6_371_000;
const secondsPerDay = 86_400n;

export const stringMethods: Callables = {
  size: defineCallable([''], (text: string) => BigInt(text.length)),
  lower: defineCallable([''], (text: string) => text.toLowerCase()),
  upper: defineCallable([''], (text: string) => text.toUpperCase()),
  trim: defineCallable([''], (text: string) => text.trim()),
  matches: defineCallable(['string'], matchFully),
  split: defineCallable(['string'], splitByPattern),
  replace: defineCallable(['string, string'], replaceAll),
  toUtf8: defineCallable([''], (text: string) => new TextEncoder().encode(text)),
};

export const bytesMethods: Callables = {
  size: defineCallable([''], (bytes: Uint8Array) => BigInt(bytes.length)),
  toBase64: defineCallable([''], (bytes: Uint8Array) =>
    Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_'),
  ),
  toHexString: defineCallable([''], (bytes: Uint8Array) => Buffer.from(bytes).toString('hex').toUpperCase()),
};

function defineDatePart(read: (date: Date) => number) {
  return defineCallable([''], (time: RulesTimestamp) => BigInt(read(new Date(Number(time.seconds) * 1000))));
}

function getDayOfYear(date: Date): number {
  return (
    (Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) -
      Date.UTC(date.getUTCFullYear(), 0)) /
      86_400_000 +
    1
  );
}

function getSecondsOfDay(time: RulesTimestamp): bigint {
  return ((time.seconds % secondsPerDay) + secondsPerDay) % secondsPerDay;
}

export const timestampMethods: Callables = {
  year: defineDatePart((date) => date.getUTCFullYear()),
  month: defineDatePart((date) => date.getUTCMonth() + 1),
  day: defineDatePart((date) => date.getUTCDate()),
  hours: defineDatePart((date) => date.getUTCHours()),
  minutes: defineDatePart((date) => date.getUTCMinutes()),
  seconds: defineDatePart((date) => date.getUTCSeconds()),
  /** Monday is 1, Sunday 7. */
  dayOfWeek: defineDatePart((date) => date.getUTCDay() || 7),
  dayOfYear: defineDatePart(getDayOfYear),
  nanos: defineCallable([''], (time: RulesTimestamp) => BigInt(time.nanos)),
  toMillis: defineCallable(
    [''],
    (time: RulesTimestamp) => time.seconds * 1000n + BigInt(Math.floor(time.nanos / 1e6)),
  ),
  date: defineCallable([''], (time: RulesTimestamp) =>
    timestampFromNanos((time.seconds - getSecondsOfDay(time)) * 1_000_000_000n),
  ),
  time: defineCallable([''], (time: RulesTimestamp) =>
    durationFromNanos(getSecondsOfDay(time) * 1_000_000_000n + BigInt(time.nanos)),
  ),
};

export const durationMethods: Callables = {
  seconds: defineCallable([''], (duration: RulesDuration) => duration.seconds),
  nanos: defineCallable([''], (duration: RulesDuration) => BigInt(duration.nanos)),
};

/** Meters along a great circle, by the haversine formula. */
function computeDistance(from: RulesLatLng, to: RulesLatLng): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2) ** 2;
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2) ** 2;
  const cosines = Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(north + cosines * east)));
}

export const latlngMethods: Callables = {
  latitude: defineCallable([''], (point: RulesLatLng) => point.latitude),
  longitude: defineCallable([''], (point: RulesLatLng) => point.longitude),
  distance: defineCallable(['latlng'], computeDistance),
};

/** Replaces the `{name}` segments of a path by values of a map. */
function bindPath(path: RulesPath, values: RulesMap): EvaluationResult {
  const segments: string[] = [];
  for (const segment of path.segments) {
    const name = /^\{(.+)\}$/.exec(segment)?.[1];
    const value = name === undefined ? segment : values.get(name);
    if (typeof value !== 'string') {
      return value === undefined
        ? missingPropertyError(name ?? segment)
        : new EvaluationError(`Path segment [${segment}] must be bound to a string.`);
    }
    segments.push(value);
  }
  return { kind: 'path', segments };
}

export const pathMethods: Callables = {
  bind: defineCallable(['map'], bindPath),
};
