import { createHash } from 'node:crypto';
import type { RulesDuration } from './contract.ts';
import { callable } from './callable.ts';
import type { Callables } from './callable.ts';
import { truncate } from './conversions.ts';
import { Fault } from './fault.ts';
import type { Outcome } from './fault.ts';
import { int64 } from './operators.ts';
import { makeDuration, makeTimestamp, totalNanos } from './values.ts';

type Num = bigint | number;

/** `Math.round` sends -2.5 to -2, as the original's does. */
function rounding(round: (value: number) => number) {
  return callable(['int', 'float'], (value: Num) =>
    typeof value === 'bigint' ? value : truncate(round(value)),
  );
}

function absolute(value: Num): Num {
  if (typeof value === 'number') return Math.abs(value);
  return int64(value < 0n ? -value : value);
}

const MATH: Callables = {
  abs: callable(['int', 'float'], absolute),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding(Math.round),
  pow: callable(['float, float'], (base: Num, exponent: Num) => Number(base) ** Number(exponent)),
  sqrt: callable(['float'], (value: Num) => Math.sqrt(Number(value))),
  isNaN: callable(['float'], (value: Num) => Number.isNaN(Number(value))),
  isInfinite: callable(['float'], (value: Num) => Math.abs(Number(value)) === Infinity),
};

function hash(algorithm: 'md5' | 'sha256') {
  return callable(['bytes', 'string'], (input: Uint8Array | string): Outcome =>
    createHash(algorithm).update(input).digest(),
  );
}

/** The four bytes come least significant first. */
function checksum(polynomial: number) {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let rest = byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? polynomial ^ (rest >>> 1) : rest >>> 1;
    return rest;
  });
  return callable(['bytes', 'string'], (input: Uint8Array | string): Outcome => {
    let sum = 0xffffffff;
    for (const byte of Buffer.from(input)) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32LE((sum ^ 0xffffffff) >>> 0);
    return bytes;
  });
}

const HASHING: Callables = {
  md5: hash('md5'),
  sha256: hash('sha256'),
  crc32: checksum(0xedb88320),
  crc32c: checksum(0x82f63b78),
};

function dateOf(year: bigint, month: bigint, day: bigint): Outcome {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exact = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!exact) return new Fault(`Invalid date. Year: [${year}], Month: [${month}], Day: [${day}].`);
  return makeTimestamp(BigInt(date.getTime()) * 1_000_000n);
}

const TIMESTAMP: Callables = {
  date: callable(['int, int, int'], dateOf),
  value: callable(['int'], (millis: bigint) => makeTimestamp(millis * 1_000_000n)),
};

const UNIT_NANOS: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

function durationOf(magnitude: bigint, unit: string): Outcome {
  const nanos = Object.hasOwn(UNIT_NANOS, unit) ? UNIT_NANOS[unit] : undefined;
  if (nanos === undefined) return new Fault(`Invalid duration unit. Unit: [${unit}].`);
  return makeDuration(magnitude * nanos);
}

const DURATION: Callables = {
  value: callable(['int, string'], durationOf),
  time: callable(['int, int, int, int'], (hours: bigint, minutes: bigint, seconds: bigint, nanos: bigint) =>
    makeDuration((hours * 3600n + minutes * 60n + seconds) * 1_000_000_000n + nanos),
  ),
  abs: callable(['duration'], (duration: RulesDuration) => {
    const nanos = totalNanos(duration);
    return makeDuration(nanos < 0n ? -nanos : nanos);
  }),
};

function pointOf(latitude: Num, longitude: Num): Outcome {
  const valid = Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
  if (!valid) return new Fault(`Invalid latlng. Latitude: [${latitude}], Longitude: [${longitude}].`);
  return { kind: 'latlng', latitude: Number(latitude), longitude: Number(longitude) };
}

const LATLNG: Callables = { value: callable(['float, float'], pointOf) };

/** The namespaces that need nothing of the request. */
export const NAMESPACES: Readonly<Record<string, Callables>> = {
  math: MATH,
  hashing: HASHING,
  timestamp: TIMESTAMP,
  duration: DURATION,
  latlng: LATLNG,
};
