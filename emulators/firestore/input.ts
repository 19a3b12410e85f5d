/**
 * Reading requests nobody has checked yet: each reader takes what it finds or throws INVALID_ARGUMENT
 * naming the part that is wrong.
 */
import { invalid } from './errors.ts';

export type Input = Readonly<Record<string, unknown>>;

/** @throws INVALID_ARGUMENT unless it is an object */
export function readObject(value: unknown, what: string): Input {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`Invalid value at '${what}': an object is expected.`);
  return value as Input;
}

/** An object that may be left out. */
export function readOptionalObject(value: unknown, what: string): Input | undefined {
  return value === undefined || value === null ? undefined : readObject(value, what);
}

/** A list; absent counts as empty, as in ProtoJSON. */
export function readList(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalid(`Invalid value at '${what}': a list is expected.`);
  return value as readonly unknown[];
}

/** @throws INVALID_ARGUMENT unless it is a string */
export function readString(value: unknown, what: string): string {
  if (typeof value !== 'string') throw invalid(`Invalid value at '${what}': a string is expected.`);
  return value;
}

/** A string that may be left out. */
export function readOptionalString(value: unknown, what: string): string | undefined {
  return value === undefined || value === null ? undefined : readString(value, what);
}

/** A boolean that may be left out. */
export function readOptionalBoolean(value: unknown, what: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') throw invalid(`Invalid value at '${what}': a boolean is expected.`);
  return value;
}

/** A 32-bit integer, plain, as a string, or wrapped ({"value": 3}) as some clients write limits. */
export function readOptionalInt32(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && 'value' in value) return readOptionalInt32(value.value, what);
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 0x7fffffff)
    throw invalid(`Invalid value at '${what}': a 32-bit integer is expected.`);
  return number;
}
