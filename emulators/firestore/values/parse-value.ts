import { invalidArgumentError } from '../errors.ts';
import { parseList, parseObject, parseOptionalObject, parseString } from '../parse-json.ts';
import { parseDocumentName } from '../store/resource-names.ts';
import { assertVector } from './assert-vector.ts';
import { formatInstant, parseInstant } from './instant.ts';
import type { DoubleJson, Fields, GeoPoint, Value } from './value.ts';
import { toDoubleValue, firestoreNull } from './value.ts';

const maxDepth = 20;
/** One MiB less 89 bytes. Source: https://firebase.google.com/docs/firestore/quotas */
const maxTextBytes = 1_048_487;
const maxPathBytes = 1500;
const int64Pattern = /^-?\d{1,19}$/;
const base64Pattern = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Where a value is. */
interface Place {
  /** The number of maps and arrays around it. */
  readonly depth: number;
  /** The names of the fields around it, for the limit on paths. */
  readonly path: string;
  /** Whether arrays and vectors are forbidden, because it is an item of an array. */
  readonly isItem: boolean;
  /** Whether it belongs to a filter or cursor, where arrays may contain arrays. */
  readonly isOperand: boolean;
}

const documentPlace: Place = { depth: 0, path: '', isItem: false, isOperand: false };
const operandPlace: Place = { ...documentPlace, isOperand: true };
const arrayItemPlace: Place = { ...documentPlace, depth: 1, isItem: true };

/**
 * Validates a ProtoJSON value and normalizes it: integers without leading zeros, timestamps in UTC truncated to
 * microseconds, bytes in standard base64.
 * @throws INVALID_ARGUMENT
 */
export function parseValue(input: unknown): Value {
  return parseValueAt(input, documentPlace);
}

/** Like parseValue, for filters and cursors, where arrays may contain arrays. @throws INVALID_ARGUMENT */
export function parseOperand(input: unknown): Value {
  return parseValueAt(input, operandPlace);
}

/** Like parseValue, for an item of an array, which is not an array itself. @throws INVALID_ARGUMENT */
export function parseArrayItem(input: unknown): Value {
  return parseValueAt(input, arrayItemPlace);
}

/** Validates and normalizes the fields of a document. @throws INVALID_ARGUMENT */
export function parseFields(input: unknown): Fields {
  return parseFieldsAt(input, documentPlace);
}

function parseValueAt(input: unknown, place: Place): Value {
  const object = parseObject(input, 'value');
  const kinds = Object.keys(object);
  const kind = kinds[0];
  if (kind === undefined) throw invalidArgumentError('Cannot convert firestore.v1.Value with type unset.');
  if (kinds.length > 1) throw invalidArgumentError(`Value has more than one type: ${kinds.join(', ')}.`);
  const raw = object[kind];
  switch (kind) {
    case 'nullValue':
      return firestoreNull;
    case 'booleanValue':
      if (typeof raw !== 'boolean') throw invalidArgumentError("Invalid value at 'boolean_value'.");
      return { booleanValue: raw };
    case 'integerValue':
      return { integerValue: parseInteger(raw) };
    case 'doubleValue':
      return parseDouble(raw);
    case 'timestampValue':
      return { timestampValue: formatInstant(parseInstant(parseString(raw, 'timestamp_value'))) };
    case 'stringValue':
      return { stringValue: parseText(raw, place) };
    case 'bytesValue':
      return { bytesValue: parseBytes(raw, place) };
    case 'referenceValue':
      return { referenceValue: parseDocumentName(parseString(raw, 'reference_value')) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw) };
    case 'arrayValue':
      if (place.isItem) throw invalidArgumentError('Cannot convert an array value in an array value.');
      return { arrayValue: parseArray(raw, place) };
    case 'mapValue':
      return { mapValue: parseMap(raw, place) };
    default:
      throw invalidArgumentError(`Invalid JSON payload received. Unknown name "${kind}" at 'value'.`);
  }
}

function parseFieldsAt(input: unknown, place: Place): Fields {
  const { depth } = place;
  if (depth > maxDepth) throw invalidArgumentError('Property contains too deeply nested entities.');
  const object = parseOptionalObject(input, 'fields');
  const fields: Record<string, Value> = {};
  if (object === undefined) return fields;
  for (const name of Object.keys(object)) {
    if (name === '') throw invalidArgumentError('Document fields cannot have an empty name.');
    if (
      name.startsWith('__') &&
      name.endsWith('__') &&
      name.length >= 4 &&
      !(name === '__type__' && depth > 0)
    )
      throw invalidArgumentError(
        `Document fields cannot begin and end with "__" (found in field "${name}").`,
      );
    const path = place.path === '' ? name : `${place.path}.${name}`;
    if (path.length * 3 > maxPathBytes && Buffer.byteLength(path) > maxPathBytes)
      throw invalidArgumentError('The path of a field is longer than 1500 bytes.');
    fields[name] = parseValueAt(object[name], { depth, path, isItem: false, isOperand: place.isOperand });
  }
  return fields;
}

function parseMap(raw: unknown, place: Place): { fields?: Fields } {
  const input = parseOptionalObject(raw, 'map_value')?.['fields'];
  const fields = parseFieldsAt(input, { ...place, depth: place.depth + 1 });
  if (Object.hasOwn(fields, '__type__')) {
    if (place.isItem) throw invalidArgumentError('Cannot convert a vector value in an array value.');
    assertVector(fields);
  }
  return Object.keys(fields).length === 0 ? {} : { fields };
}

function parseText(raw: unknown, place: Place): string {
  const text = parseString(raw, 'string_value');
  if (text.length * 3 > maxTextBytes && Buffer.byteLength(text) > maxTextBytes) throw tooLongError(place);
  return text;
}

function tooLongError({ path }: Place): Error {
  return invalidArgumentError(`The value of property "${path}" is longer than ${maxTextBytes} bytes.`);
}

function parseInteger(raw: unknown): string {
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return String(raw === 0 ? 0 : raw);
  const text = parseString(raw, 'integer_value');
  if (!int64Pattern.test(text)) throw invalidArgumentError(`Invalid value at 'integer_value': "${text}".`);
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer)
    throw invalidArgumentError(`Invalid value at 'integer_value': "${text}".`);
  return String(integer);
}

function parseDouble(raw: unknown): Value {
  if (typeof raw === 'number') return toDoubleValue(raw);
  if (raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity') return { doubleValue: raw as DoubleJson };
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
  if (Number.isNaN(number)) throw invalidArgumentError("Invalid value at 'double_value'.");
  return toDoubleValue(number);
}

function parseBytes(raw: unknown, place: Place): string {
  const text = parseString(raw, 'bytes_value');
  if (!base64Pattern.test(text))
    throw invalidArgumentError("Invalid value at 'bytes_value': expected base64.");
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length > maxTextBytes) throw tooLongError(place);
  return bytes.toString('base64');
}

function parseGeoPoint(raw: unknown): GeoPoint {
  const point = parseObject(raw, 'geo_point_value');
  return {
    latitude: parseDegrees(point['latitude'], 'latitude', 90),
    longitude: parseDegrees(point['longitude'], 'longitude', 180),
  };
}

function parseDegrees(raw: unknown, name: 'latitude' | 'longitude', max: number): number {
  const degrees = Number(raw ?? 0);
  // NaN is outside, too.
  if (!(Math.abs(degrees) <= max)) {
    const text = Number.isInteger(degrees) ? degrees.toFixed(1) : String(degrees);
    throw invalidArgumentError(`Geo point ${name} '${text}' outside permitted range -${max}.0 to ${max}.0.`);
  }
  return degrees;
}

function parseArray(raw: unknown, place: Place): { values?: readonly Value[] } {
  const depth = place.depth + 1;
  if (depth > maxDepth) throw invalidArgumentError('Property contains too deeply nested entities.');
  const items = parseList(parseOptionalObject(raw, 'array_value')?.['values'], 'values');
  if (items.length === 0) return {};
  const itemPlace = { ...place, depth, isItem: !place.isOperand };
  return { values: items.map((item) => parseValueAt(item, itemPlace)) };
}
