/**
 * Reading requests nobody has checked yet: each reader takes what it finds or throws INVALID_ARGUMENT
 * naming the part that is wrong.
 */
import { invalidArgumentError } from './errors.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** @throws INVALID_ARGUMENT unless it is an object */
export function parseObject(value: unknown, what: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidArgumentError(`Invalid value at '${what}': an object is expected.`);
  return value as JsonObject;
}

/** An object that may be left out. */
export function parseOptionalObject(value: unknown, what: string): JsonObject | undefined {
  return value === undefined || value === null ? undefined : parseObject(value, what);
}

/** A list; absent counts as empty, as in ProtoJSON. */
export function parseList(value: unknown, what: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidArgumentError(`Invalid value at '${what}': a list is expected.`);
  return value as readonly unknown[];
}

/** @throws INVALID_ARGUMENT unless it is a string */
export function parseString(value: unknown, what: string): string {
  if (typeof value !== 'string')
    throw invalidArgumentError(`Invalid value at '${what}': a string is expected.`);
  return value;
}

/** A string that may be left out. */
export function parseOptionalString(value: unknown, what: string): string | undefined {
  return value === undefined || value === null ? undefined : parseString(value, what);
}

/** A boolean that may be left out. */
export function parseOptionalBoolean(value: unknown, what: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean')
    throw invalidArgumentError(`Invalid value at '${what}': a boolean is expected.`);
  return value;
}

/** A 32-bit integer, plain, as a string, or wrapped ({"value": 3}) as some clients write limits. */
export function parseOptionalInt32(value: unknown, what: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'object' && 'value' in value) return parseOptionalInt32(value.value, what);
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 0x7fffffff)
    throw invalidArgumentError(`Invalid value at '${what}': a 32-bit integer is expected.`);
  return number;
}
