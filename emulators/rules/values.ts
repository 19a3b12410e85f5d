import type {
  RulesConstraint,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  RulesUnknown,
  RulesValue,
  RulesVector,
} from './contract.ts';
import { EvaluationError } from './evaluation-error.ts';

/** The values of each type. */
export interface ValueByType {
  null: null;
  bool: boolean;
  int: bigint;
  float: number;
  string: string;
  bytes: Uint8Array;
  list: readonly RulesValue[];
  map: RulesMap;
  timestamp: RulesTimestamp;
  duration: RulesDuration;
  latlng: RulesLatLng;
  vector: RulesVector;
  path: RulesPath;
  set: RulesSet;
  mapdiff: RulesMapDiff;
  unknown: RulesUnknown;
  constraint: RulesConstraint;
}

export type ValueType = keyof ValueByType;

/** Returns the type of a value, which determines its methods and operators. */
export function getValueType(value: RulesValue): ValueType {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    default:
  }
  if (value === null) return 'null';
  if (value instanceof Map) return 'map';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Uint8Array) return 'bytes';
  return (value as { kind: ValueType }).kind;
}

/** The name of a value's type in error messages. */
export function getTypeName(value: RulesValue): string {
  const type = getValueType(value);
  if (type === 'unknown') return 'constraint';
  return type === 'mapdiff' ? 'map_diff' : type;
}

/** Whether a list query does not determine the value. */
export function isUndetermined(value: RulesValue): boolean {
  const type = getValueType(value);
  return type === 'unknown' || type === 'constraint';
}

/** Compares two timestamps or two durations. */
export function compareTime(left: TimeParts, right: TimeParts): number {
  if (left.seconds !== right.seconds) return left.seconds < right.seconds ? -1 : 1;
  return Math.sign(left.nanos - right.nanos);
}

const nanosPerSecond = 1_000_000_000n;
interface TimeParts {
  readonly seconds: bigint;
  readonly nanos: number;
}

/** Converts a timestamp or duration to nanoseconds. */
export function toNanos(parts: TimeParts): bigint {
  return parts.seconds * nanosPerSecond + BigInt(parts.nanos);
}

const maxDurationSeconds = 315_576_000_000n;
const minTimestampSeconds = -62_135_596_800n; // 0001-01-01T00:00:00Z
const maxTimestampSeconds = 253_402_300_799n; // 9999-12-31T23:59:59Z

/** Both parts of the duration have the sign. @returns an error outside of 10,000 years */
export function durationFromNanos(nanos: bigint): RulesDuration | EvaluationError {
  const seconds = nanos / nanosPerSecond;
  if (seconds > maxDurationSeconds || seconds < -maxDurationSeconds)
    return new EvaluationError(`Duration is not valid. Seconds: [${seconds}].`);
  return { kind: 'duration', seconds, nanos: Number(nanos % nanosPerSecond) };
}

/** @param nanos nanoseconds since the epoch @returns an error outside of the years 1 to 9999 */
export function timestampFromNanos(nanos: bigint): RulesTimestamp | EvaluationError {
  const rest = ((nanos % nanosPerSecond) + nanosPerSecond) % nanosPerSecond;
  const seconds = (nanos - rest) / nanosPerSecond;
  if (seconds < minTimestampSeconds || seconds > maxTimestampSeconds)
    return new EvaluationError(`Timestamp is not valid. Seconds: [${seconds}].`);
  return { kind: 'timestamp', seconds, nanos: Number(rest) };
}

/** Formats a path as /a/b. */
export function formatPath(path: RulesPath): string {
  return `/${path.segments.join('/')}`;
}
