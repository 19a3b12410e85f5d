/** Parsers for unvalidated ProtoJSON; each throws INVALID_ARGUMENT naming the field. */
import { invalidArgumentError } from './errors.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** @throws INVALID_ARGUMENT unless it is an object */
export function parseObject(value: unknown, field: string): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidArgumentError(`Invalid value at '${field}': expected an object.`);
  return value as JsonObject;
}

/** An optional object. @throws INVALID_ARGUMENT for other types */
export function parseOptionalObject(value: unknown, field: string): JsonObject | undefined {
  return value === undefined || value === null ? undefined : parseObject(value, field);
}

/** A list; a missing one is empty, as in ProtoJSON. @throws INVALID_ARGUMENT for other types */
export function parseList(value: unknown, field: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw invalidArgumentError(`Invalid value at '${field}': expected an array.`);
  return value as readonly unknown[];
}

/** @throws INVALID_ARGUMENT unless it is a string */
export function parseString(value: unknown, field: string): string {
  if (typeof value !== 'string')
    throw invalidArgumentError(`Invalid value at '${field}': expected a string.`);
  return value;
}

/** An optional string. @throws INVALID_ARGUMENT for other types */
export function parseOptionalString(value: unknown, field: string): string | undefined {
  return value === undefined || value === null ? undefined : parseString(value, field);
}

/** An optional boolean. @throws INVALID_ARGUMENT for other types */
export function parseOptionalBoolean(value: unknown, field: string): boolean | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean')
    throw invalidArgumentError(`Invalid value at '${field}': expected a boolean.`);
  return value;
}

/** An optional 32-bit integer; one of a field with 64 bits is a string. @throws INVALID_ARGUMENT for other types */
export function parseOptionalInt32(value: unknown, field: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number) || Math.abs(number) > 0x7fffffff)
    throw invalidArgumentError(`Invalid value at '${field}': expected a 32-bit integer.`);
  return number;
}
