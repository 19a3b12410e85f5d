import type {
  PathVariable,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesTimestamp,
  RulesValue,
} from './contract.ts';
import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import { toText } from './conversions.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { matchFully, replaceAll, splitByPattern } from './regex.ts';
import { encodeText, toLowerCase, toUpperCase, trimText } from './text.ts';
import { durationFromNanos, getTypeName, getValueType, timestampFromNanos } from './values.ts';

/** Mean radius of the earth in meters. */
const earthRadius = 6_371_009;
const secondsPerDay = 86_400n;

export const stringMethods: Callables = {
  size: defineCallable([''], (text: string) => BigInt(text.length)),
  lower: defineCallable([''], toLowerCase),
  upper: defineCallable([''], toUpperCase),
  trim: defineCallable([''], trimText),
  matches: defineCallable(['string'], matchFully),
  split: defineCallable(['string'], splitByPattern),
  replace: defineCallable(['string, string'], replaceAll),
  toUtf8: defineCallable([''], encodeText),
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

/**
 * The seconds of the midnight before. As in Google's emulator, before 1970 it is the midnight after for the first second of
 * a day, unless that is a whole second.
 */
function getMidnight({ seconds, nanos }: RulesTimestamp): bigint {
  const secondsOfDay = ((seconds % secondsPerDay) + secondsPerDay) % secondsPerDay;
  const isException = seconds < 0n && nanos > 0 && secondsOfDay === 0n;
  return isException ? seconds + secondsPerDay : seconds - secondsOfDay;
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
    timestampFromNanos(getMidnight(time) * 1_000_000_000n),
  ),
  time: defineCallable([''], (time: RulesTimestamp) =>
    durationFromNanos((time.seconds - getMidnight(time)) * 1_000_000_000n + BigInt(time.nanos)),
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

/** Replaces the variables of a template by values of a map; those without a value vanish, as in the service. */
function bindPath({ segments, variables = new Map() }: RulesPath, values: RulesMap): EvaluationResult {
  const names = [...variables.values()].map(({ name }) => name);
  const unknown = [...values.keys()].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return new EvaluationError(`Variable(s) ${unknown.join(', ')} do not exist in the path template.`);
  const bound: string[] = [];
  for (const [index, segment] of segments.entries()) {
    const variable = variables.get(index);
    const parts = variable === undefined ? [segment] : getBoundSegments(variable, values.get(variable.name));
    if (parts instanceof EvaluationError) return parts;
    bound.push(...parts);
  }
  return { kind: 'path', segments: bound };
}

function getBoundSegments(
  { name, isRecursive }: PathVariable,
  value: RulesValue | undefined,
): readonly string[] | EvaluationError {
  if (value === undefined) return [];
  if (isRecursive)
    return getValueType(value) === 'path'
      ? (value as RulesPath).segments
      : new EvaluationError(`Type error. Received: [${getTypeName(value)}] Expected: [path].`);
  const text = toText(value);
  if (text instanceof EvaluationError) return text;
  return text === ''
    ? new EvaluationError(`Cannot bind empty value to path template variable ${name}.`)
    : [text];
}

export const pathMethods: Callables = {
  bind: defineCallable(['map'], bindPath),
};
