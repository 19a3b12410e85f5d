import { invalid } from '../errors.ts';
import { readList, readObject, readOptionalObject, readString } from '../input.ts';
import { parseDocumentName } from '../store/names.ts';
import { formatInstant, parseInstant } from './instant.ts';
import type { DoubleJson, Fields, GeoPoint, Value } from './value.ts';
import { doubleValue, NULL_VALUE } from './value.ts';

const MAXIMUM_DEPTH = 20;
const INT64 = /^-?\d{1,19}$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * Checks a ProtoJSON value and brings it into canonical form: integers without needless zeros, timestamps
 * in UTC cut to microseconds, bytes in standard base64.
 * @throws INVALID_ARGUMENT naming what is wrong
 */
export function parseValue(input: unknown, depth = 0, inArray = false): Value {
  const object = readObject(input, 'value');
  const kinds = Object.keys(object);
  const kind = kinds[0];
  if (kind === undefined) throw invalid('Value must set one of its types.');
  if (kinds.length > 1) throw invalid(`Value has more than one type: ${kinds.join(', ')}.`);
  const raw = object[kind];
  switch (kind) {
    case 'nullValue':
      return NULL_VALUE;
    case 'booleanValue':
      if (typeof raw !== 'boolean') throw invalid("Invalid value at 'boolean_value'.");
      return { booleanValue: raw };
    case 'integerValue':
      return { integerValue: parseInteger(raw) };
    case 'doubleValue':
      return parseDouble(raw);
    case 'timestampValue':
      return { timestampValue: formatInstant(parseInstant(readString(raw, 'timestamp_value'))) };
    case 'stringValue':
      return { stringValue: readString(raw, 'string_value') };
    case 'bytesValue':
      return { bytesValue: parseBytes(raw) };
    case 'referenceValue':
      return { referenceValue: parseDocumentName(readString(raw, 'reference_value')) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw) };
    case 'arrayValue':
      if (inArray) throw invalid('Cannot convert an array value in an array value.');
      return { arrayValue: parseArray(raw, depth + 1) };
    case 'mapValue': {
      const fields = parseFields(readOptionalObject(raw, 'map_value')?.['fields'], depth + 1);
      return { mapValue: Object.keys(fields).length === 0 ? {} : { fields } };
    }
    default:
      throw invalid(`Invalid JSON payload received. Unknown name "${kind}" at 'value'.`);
  }
}

/** Checks a document's or map's fields. */
export function parseFields(input: unknown, depth = 0): Fields {
  if (depth > MAXIMUM_DEPTH) throw invalid('Property contains too deeply nested entities.');
  const object = readOptionalObject(input, 'fields');
  const fields: Record<string, Value> = {};
  if (object === undefined) return fields;
  for (const name of Object.keys(object)) {
    if (name === '') throw invalid('Document fields cannot have an empty name.');
    if (
      name.startsWith('__') &&
      name.endsWith('__') &&
      name.length >= 4 &&
      !(name === '__type__' && depth > 0)
    )
      throw invalid(`Document fields cannot begin and end with "__" (found in field "${name}").`);
    if (name.length > 500 && Buffer.byteLength(name) > 1500)
      throw invalid('A field name is longer than 1500 bytes.');
    fields[name] = parseValue(object[name], depth);
  }
  return fields;
}

function parseInteger(raw: unknown): string {
  if (typeof raw === 'number' && Number.isSafeInteger(raw)) return String(raw === 0 ? 0 : raw);
  const text = readString(raw, 'integer_value');
  if (!INT64.test(text)) throw invalid(`Invalid value at 'integer_value': "${text}".`);
  const integer = BigInt(text);
  if (BigInt.asIntN(64, integer) !== integer) throw invalid(`Invalid value at 'integer_value': "${text}".`);
  return String(integer);
}

function parseDouble(raw: unknown): Value {
  if (typeof raw === 'number') return doubleValue(raw);
  if (raw === 'NaN' || raw === 'Infinity' || raw === '-Infinity') return { doubleValue: raw as DoubleJson };
  const number = typeof raw === 'string' && raw.trim() !== '' ? Number(raw) : Number.NaN;
  if (Number.isNaN(number)) throw invalid("Invalid value at 'double_value'.");
  return doubleValue(number);
}

function parseBytes(raw: unknown): string {
  const text = readString(raw, 'bytes_value');
  if (!BASE64.test(text)) throw invalid("Invalid value at 'bytes_value': base64 is expected.");
  return Buffer.from(text, 'base64').toString('base64');
}

function parseGeoPoint(raw: unknown): GeoPoint {
  const point = readObject(raw, 'geo_point_value');
  const latitude = point['latitude'] ?? 0;
  const longitude = point['longitude'] ?? 0;
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90)
    throw invalid('Latitude must be a number in the range [-90.0, 90.0].');
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180)
    throw invalid('Longitude must be a number in the range [-180.0, 180.0].');
  return { latitude, longitude };
}

function parseArray(raw: unknown, depth: number): { values?: readonly Value[] } {
  if (depth > MAXIMUM_DEPTH) throw invalid('Property contains too deeply nested entities.');
  const items = readList(readOptionalObject(raw, 'array_value')?.['values'], 'values');
  if (items.length === 0) return {};
  return { values: items.map((item) => parseValue(item, depth, true)) };
}
