import { invalidArgumentError, type RpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { formatInstant, parseInstant } from '../values/instant.ts';
import { firestorePackage, MessageDescriptors, type FieldDescriptor } from './message-descriptors.ts';

/** Deeper than every valid request: filters nest 100 messages, and values 40. */
const maxDepth = 200;
const decimalPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,4})?$/;
const base64Pattern = /^(?:[A-Za-z0-9+/]*|[A-Za-z0-9_-]*)={0,2}$/;
const integerBits: Readonly<Record<string, number>> = { int32: 32, int64: 64 };
/** Numbers and booleans that may be absent. */
const wrapperPattern = /^google\.protobuf\.(Int32|Int64|Double|Bool|String)Value$/;
const nullType = 'google.protobuf.NullValue';

let descriptors: MessageDescriptors | undefined;

/**
 * Reads a request in ProtoJSON as the service does, and writes it in one way: names in camel case, enums by name, integers
 * of 64 bits as strings, bytes in standard Base64, timestamps in UTC; null is left out.
 *
 * @param message the name of the message: `CommitRequest`
 * @throws INVALID_ARGUMENT for an unknown name, several of a union and values of a wrong type
 */
export function readRequest(message: string, json: unknown): JsonObject {
  // The descriptor is read with the first request, so that the engine starts faster.
  descriptors ??= new MessageDescriptors();
  return new ProtoJsonReader(descriptors).readMessage(`${firestorePackage}.${message}`, json, '', 0);
}

class ProtoJsonReader {
  readonly #descriptors: MessageDescriptors;

  constructor(messages: MessageDescriptors) {
    this.#descriptors = messages;
  }

  /** @param place where it is in the request, for errors: `writes[0].update` */
  readMessage(type: string, json: unknown, place: string, depth: number): JsonObject {
    if (depth > maxDepth) throw createError(place, 'the payload is nested too deeply');
    if (!isObject(json)) throw createError(place, 'expected an object');
    const message = this.#descriptors.getMessage(type);
    const entries = new Map<string, unknown>();
    const unions = new Set<string>();
    for (const [name, value] of Object.entries(json)) {
      const field = message.get(toCamelCase(name));
      if (field === undefined) throw createUnknownNameError(name, place);
      if (entries.has(field.name)) throw createError(place, `"${field.name}" is set twice`);
      if (field.oneof !== undefined && unions.has(field.oneof))
        throw createError(place, `oneof field '${field.oneof}' is already set. Cannot set '${name}'`);
      if (field.oneof !== undefined && (value !== null || field.type === nullType)) unions.add(field.oneof);
      const fieldPlace = place === '' ? field.name : `${place}.${field.name}`;
      if (value === null && field.type !== nullType) continue;
      entries.set(field.name, this.#readField(field, value, fieldPlace, depth + 1));
    }
    return Object.fromEntries(entries);
  }

  #readField(field: FieldDescriptor, value: unknown, place: string, depth: number): unknown {
    if (field.isRepeated) {
      if (!Array.isArray(value)) throw createError(place, 'expected an array');
      return value.map((item, index) => this.#readValue(field, item, `${place}[${index}]`, depth));
    }
    if (!field.isMap) return this.#readValue(field, value, place, depth);
    if (!isObject(value)) throw createError(place, 'expected an object');
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        replaceLoneSurrogates(key),
        this.#readValue(field, item, `${place}[${key}]`, depth),
      ]),
    );
  }

  #readValue({ type, enumValues }: FieldDescriptor, value: unknown, place: string, depth: number): unknown {
    if (enumValues !== undefined) return readEnum(enumValues, value, place);
    if (type === 'google.protobuf.Timestamp') return readTimestamp(value, place);
    const scalar = wrapperPattern.exec(type)?.[1]?.toLowerCase() ?? type;
    const read = readers[scalar];
    return read === undefined ? this.readMessage(type, value, place, depth) : read(value, place);
  }
}

const readers: Readonly<Record<string, (value: unknown, place: string) => unknown>> = {
  int32: (value, place) => Number(readInteger(value, place, 'int32')),
  int64: (value, place) => readInteger(value, place, 'int64'),
  double: readDouble,
  bool: readBoolean,
  string: readString,
  bytes: readBytes,
};

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Both spellings of a name are accepted. */
const toCamelCase = (name: string) =>
  name.includes('_') ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : name;

function createError(place: string, problem: string): RpcError {
  return invalidArgumentError(
    `Invalid JSON payload received. Invalid value at '${place === '' ? 'request' : place}': ${problem}.`,
  );
}

function createUnknownNameError(name: string, place: string): RpcError {
  const at = place === '' ? '' : ` at '${place}'`;
  return invalidArgumentError(
    `Invalid JSON payload received. Unknown name "${name}"${at}: Cannot find field.`,
  );
}

/** A name or a number, also in quotes. Unknown numbers remain. */
function readEnum(values: Readonly<Record<string, number>>, value: unknown, place: string): unknown {
  if (value === null && Object.hasOwn(values, 'NULL_VALUE')) return null;
  if (typeof value === 'string' && Object.hasOwn(values, value)) return value;
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value));
  if (!isNumeric) throw createError(place, `unknown name ${JSON.stringify(value)} of an enum`);
  const number = Number(readInteger(value, place, 'int32'));
  return Object.keys(values).find((name) => values[name] === number) ?? String(number);
}

/** Digits without a fraction, but in any notation: 1, "1.0", "1e2". */
function readInteger(value: unknown, place: string, type: 'int32' | 'int64'): string {
  const text = typeof value === 'number' ? String(value) : value;
  const integer = typeof text === 'string' && decimalPattern.test(text) ? toInteger(text) : undefined;
  if (integer === undefined || BigInt.asIntN(integerBits[type] ?? 0, integer) !== integer)
    throw createError(place, `expected an integer of type ${type}`);
  return String(integer);
}

/** @returns undefined for a number with a fraction */
function toInteger(text: string): bigint | undefined {
  if (/^[+-]?\d+$/.test(text)) return BigInt(text.replace('+', ''));
  const number = Number(text);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 64 ? BigInt(number) : undefined;
}

function readDouble(value: unknown, place: string): number | string {
  if (typeof value === 'number') return value;
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return value;
  const number = typeof value === 'string' && decimalPattern.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(number)) throw createError(place, 'expected a number');
  return number;
}

function readBoolean(value: unknown, place: string): boolean {
  if (typeof value === 'boolean') return value;
  if (value !== 'true' && value !== 'false') throw createError(place, 'expected a boolean');
  return value === 'true';
}

/** Numbers and booleans are taken as their text. Half a surrogate pair has no encoding and becomes a question mark. */
function readString(value: unknown, place: string): string {
  if (typeof value === 'string') return replaceLoneSurrogates(value);
  if (typeof value !== 'number' && typeof value !== 'boolean') throw createError(place, 'expected a string');
  return String(value);
}

const replaceLoneSurrogates = (text: string) =>
  /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '?') : text;

function readBytes(value: unknown, place: string): string {
  const digits =
    typeof value === 'string' && base64Pattern.test(value) ? value.replace(/=+$/, '') : undefined;
  if (digits === undefined || digits.length % 4 === 1) throw createError(place, 'expected Base64');
  return Buffer.from(digits, 'base64').toString('base64');
}

function readTimestamp(value: unknown, place: string): string {
  if (typeof value !== 'string') throw createError(place, 'expected a timestamp');
  return formatInstant(parseInstant(value));
}
