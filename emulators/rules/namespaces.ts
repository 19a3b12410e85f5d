import { createHash } from 'node:crypto';
import type { RulesDuration } from './contract.ts';
import { defineCallable } from './callable.ts';
import type { Callables } from './callable.ts';
import { truncate } from './conversions.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { encodeText } from './text.ts';
import { durationFromNanos, timestampFromNanos, toNanos } from './values.ts';

type RulesNumber = bigint | number;

/** The result is a float, also of an integer. */
function defineRounding(round: (value: number) => number) {
  return defineCallable(['float'], (value: RulesNumber) => round(Number(value)));
}

/** Unlike `floor` and `ceil` it results in an integer. `Math.round` rounds -2.5 to -2, like the service. */
function roundToInteger(value: RulesNumber): bigint {
  return truncate(Math.round(Number(value)));
}

function computeAbsolute(value: RulesNumber): RulesNumber {
  if (typeof value === 'number') return Math.abs(value);
  // That of the least integer is itself, as in the service.
  return BigInt.asIntN(64, value < 0n ? -value : value);
}

const mathFunctions: Callables = {
  abs: defineCallable(['int', 'float'], computeAbsolute),
  ceil: defineRounding(Math.ceil),
  floor: defineRounding(Math.floor),
  round: defineCallable(['float'], roundToInteger),
  pow: defineCallable(
    ['float, float'],
    (base: RulesNumber, exponent: RulesNumber) => Number(base) ** Number(exponent),
  ),
  sqrt: defineCallable(['float'], (value: RulesNumber) => Math.sqrt(Number(value))),
  isNaN: defineCallable(['float'], (value: RulesNumber) => Number.isNaN(Number(value))),
  isInfinite: defineCallable(['float'], (value: RulesNumber) => Math.abs(Number(value)) === Infinity),
};

const toBytes = (input: Uint8Array | string) => (typeof input === 'string' ? encodeText(input) : input);

function defineHash(algorithm: 'md5' | 'sha256') {
  return defineCallable(['bytes', 'string'], (input: Uint8Array | string): EvaluationResult =>
    createHash(algorithm).update(toBytes(input)).digest(),
  );
}

/** The four bytes are in little-endian order. */
function defineChecksum(polynomial: number) {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? polynomial ^ (rest >>> 1) : rest >>> 1;
    return rest;
  });
  return defineCallable(['bytes', 'string'], (input: Uint8Array | string): EvaluationResult => {
    let sum = 0xffffffff;
    for (const byte of toBytes(input)) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE((sum ^ 0xffffffff) >>> 0);
    return bytes;
  });
}

const hashingFunctions: Callables = {
  md5: defineHash('md5'),
  sha256: defineHash('sha256'),
  crc32: defineChecksum(0xedb88320),
  crc32c: defineChecksum(0x82f63b78),
};

function timestampFromDate(year: bigint, month: bigint, day: bigint): EvaluationResult {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const isValid = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!isValid)
    return new EvaluationError(`Invalid date. Year: [${year}], Month: [${month}], Day: [${day}].`);
  return timestampFromNanos(BigInt(date.getTime()) * 1_000_000n);
}

const timestampFunctions: Callables = {
  date: defineCallable(['int, int, int'], timestampFromDate),
  value: defineCallable(['int'], (millis: bigint) => timestampFromNanos(millis * 1_000_000n)),
};

const unitNanos: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

function durationFromUnit(magnitude: bigint, unit: string): EvaluationResult {
  const nanos = Object.hasOwn(unitNanos, unit) ? unitNanos[unit] : undefined;
  if (nanos === undefined) return new EvaluationError(`Invalid duration unit. Unit: [${unit}].`);
  return durationFromNanos(magnitude * nanos);
}

const durationFunctions: Callables = {
  value: defineCallable(['int, string'], durationFromUnit),
  time: defineCallable(
    ['int, int, int, int'],
    (hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint) =>
      durationFromNanos((hours * 3600n + minutes * 60n + seconds) * 1_000_000_000n + nanos),
  ),
  abs: defineCallable(['duration'], (duration: RulesDuration) => {
    const nanos = toNanos(duration);
    return durationFromNanos(nanos < 0n ? -nanos : nanos);
  }),
};

function toLatLng(latitude: RulesNumber, longitude: RulesNumber): EvaluationResult {
  const isValid = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  if (!isValid)
    return new EvaluationError(`Invalid latlng. Latitude: [${latitude}], Longitude: [${longitude}].`);
  return { kind: 'latlng', latitude: Number(latitude), longitude: Number(longitude) };
}

const latLngFunctions: Callables = { value: defineCallable(['float, float'], toLatLng) };

/** The namespaces whose functions do not depend on the request. */
export const namespaces: Readonly<Record<string, Callables>> = {
  math: mathFunctions,
  hashing: hashingFunctions,
  timestamp: timestampFunctions,
  duration: durationFunctions,
  latlng: latLngFunctions,
};
