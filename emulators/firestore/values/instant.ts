/**
 * Instants with a resolution of microseconds. Clock times are bigints since the epoch; timestamp values are RFC 3339
 * strings in UTC with 0, 3 or 6 decimals.
 */
import { invalidArgumentError } from '../errors.ts';

const rfc3339Pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d*))?(Z|[+-]\d{2}:\d{2})$/;
const minSeconds = -62135596800; // 0001-01-01T00:00:00Z
const maxSeconds = 253402300799; // 9999-12-31T23:59:59Z

/**
 * Parses an RFC 3339 instant to microseconds since the epoch, truncating finer digits.
 * @throws INVALID_ARGUMENT unless it is in the years 1 to 9999
 */
export function parseInstant(text: string): bigint {
  const match = rfc3339Pattern.exec(text);
  const milliseconds = match === null ? Number.NaN : Date.parse(`${match[1]}${match[3]}`);
  const seconds = milliseconds / 1000;
  if (Number.isNaN(seconds) || seconds < minSeconds || seconds > maxSeconds)
    throw invalidArgumentError(`Invalid timestamp: "${text}".`);
  return BigInt(seconds) * 1_000_000n + BigInt((match?.[2] ?? '').slice(0, 6).padEnd(6, '0'));
}

interface SplitInstant {
  readonly seconds: bigint;
  /** Microseconds, 0 to 999,999. */
  readonly fraction: number;
}

/** Splits microseconds since the epoch into whole seconds (rounded down) and the rest. */
export function splitSeconds(micros: bigint): SplitInstant {
  const fraction = Number(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n);
  return { seconds: (micros - BigInt(fraction)) / 1_000_000n, fraction };
}

/**
 * Joins the fields of a protobuf Timestamp to microseconds since the epoch, truncating nanoseconds.
 * @throws INVALID_ARGUMENT unless it is in the years 1 to 9999
 */
export function joinSeconds(seconds: bigint, nanos: number): bigint {
  if (seconds > maxSeconds || seconds < minSeconds || nanos < 0 || nanos > 999_999_999)
    throw invalidArgumentError(`Invalid timestamp: ${seconds} s ${nanos} ns.`);
  return seconds * 1_000_000n + BigInt(Math.floor(nanos / 1000));
}

/** Years have four digits, so that strings of equal precision sort chronologically. */
function formatWholeSeconds(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
}

/** Formats microseconds as a timestamp value: with no decimals, three or six. */
export function formatInstant(micros: bigint): string {
  const { seconds, fraction } = splitSeconds(micros);
  const whole = formatWholeSeconds(seconds);
  if (fraction === 0) return `${whole}Z`;
  const digits = String(fraction).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** Formats microseconds as a create, update, commit or read time: always with six decimals. */
export function formatInstantMicros(micros: bigint): string {
  const { seconds, fraction } = splitSeconds(micros);
  return `${formatWholeSeconds(seconds)}.${String(fraction).padStart(6, '0')}Z`;
}

/** Compares two results of formatInstant without parsing them. */
export function compareInstants(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.slice(0, 19);
  const right = b.slice(0, 19);
  if (left !== right) return left < right ? -1 : 1;
  const leftFraction = a.slice(20, -1).padEnd(6, '0');
  const rightFraction = b.slice(20, -1).padEnd(6, '0');
  return leftFraction < rightFraction ? -1 : leftFraction > rightFraction ? 1 : 0;
}
