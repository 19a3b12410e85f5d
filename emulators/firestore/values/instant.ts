/**
 * Instants. Firestore keeps microseconds: as numbers of the engine's clock they are bigints counted from
 * the epoch; as values they are RFC 3339 strings in UTC with 0, 3 or 6 decimals.
 */
import { invalidArgumentError } from '../errors.ts';

const rfc3339Pattern = /^(\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;
const firstSecond = -62135596800; // 0001-01-01T00:00:00Z
const lastSecond = 253402300799; // 9999-12-31T23:59:59Z

/**
 * Microseconds since the epoch; finer digits are cut off.
 * @throws INVALID_ARGUMENT when it is not an RFC 3339 instant of the years 1 to 9999
 */
export function parseInstant(text: string): bigint {
  const match = rfc3339Pattern.exec(text);
  const milliseconds = match === null ? Number.NaN : Date.parse(`${match[1]}${match[3]}`.toUpperCase());
  const seconds = milliseconds / 1000;
  if (Number.isNaN(seconds) || seconds < firstSecond || seconds > lastSecond)
    throw invalidArgumentError(`Invalid timestamp: "${text}".`);
  return BigInt(seconds) * 1_000_000n + BigInt((match?.[2] ?? '').slice(0, 6).padEnd(6, '0'));
}

function splitSeconds(micros: bigint): { seconds: bigint; fraction: number } {
  const fraction = Number(((micros % 1_000_000n) + 1_000_000n) % 1_000_000n);
  return { seconds: (micros - BigInt(fraction)) / 1_000_000n, fraction };
}

/** Years below 1000 keep their four digits, so that strings of the same precision sort as instants. */
function formatWholeSeconds(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
}

/** The short form of values: no decimals, three or six. */
export function formatInstant(micros: bigint): string {
  const { seconds, fraction } = splitSeconds(micros);
  const whole = formatWholeSeconds(seconds);
  if (fraction === 0) return `${whole}Z`;
  const digits = String(fraction).padStart(6, '0');
  return `${whole}.${digits.endsWith('000') ? digits.slice(0, 3) : digits}Z`;
}

/** The long form of create, update, commit and read times: always six decimals. */
export function formatInstantMicros(micros: bigint): string {
  const { seconds, fraction } = splitSeconds(micros);
  return `${formatWholeSeconds(seconds)}.${String(fraction).padStart(6, '0')}Z`;
}

/** Compares two canonical instants (formatInstant) without parsing them. */
export function compareInstants(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.slice(0, 19);
  const right = b.slice(0, 19);
  if (left !== right) return left < right ? -1 : 1;
  const leftFraction = a.slice(20, -1).padEnd(6, '0');
  const rightFraction = b.slice(20, -1).padEnd(6, '0');
  return leftFraction < rightFraction ? -1 : leftFraction > rightFraction ? 1 : 0;
}
