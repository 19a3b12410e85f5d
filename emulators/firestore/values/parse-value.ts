import { invalidArgumentError } from '../errors.ts';
import { parseList, parseObject, parseOptionalObject, parseString } from '../parse-json.ts';
import { parseDocumentName } from '../store/resource-names.ts';
import { formatInstant, parseInstant } from './instant.ts';
import type { DoubleJson, Fields, GeoPoint, Value } from './value.ts';
import { toDoubleValue, firestoreNull } from './value.ts';

const maxDepth = 20;
const int64Pattern = /^-?\d{1,19}$/;
const base64Pattern = /^[A-Za-z0-9+/_-]*={0,2}$/;

/**
 * Validates a ProtoJSON value and normalizes it: integers without leading zeros, timestamps in UTC truncated to
 * microseconds, bytes in standard base64.
 * @throws INVALID_ARGUMENT
 */
export function parseValue(input: unknown, depth = 0, inArray = false): Value {
  const object = parseObject(input, 'value');
  const kinds = Object.keys(object);
  const kind = kinds[0];
  if (kind === undefined) throw invalidArgumentError('Value must set one of its types.');
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
      return { stringValue: parseString(raw, 'string_value') };
    case 'bytesValue':
      return { bytesValue: parseBytes(raw) };
    case 'referenceValue':
      return { referenceValue: parseDocumentName(parseString(raw, 'reference_value')) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(raw) };
    case 'arrayValue':
      if (inArray) throw invalidArgumentError('Cannot convert an array value in an array value.');
      return { arrayValue: parseArray(raw, depth + 1) };
    case 'mapValue': {
      const fields = parseFields(parseOptionalObject(raw, 'map_value')?.['fields'], depth + 1);
      return { mapValue: Object.keys(fields).length === 0 ? {} : { fields } };
    }
    default:
      throw invalidArgumentError(`Invalid JSON payload received. Unknown name "${kind}" at 'value'.`);
  }
}

/** Validates and normalizes the fields of a document or map. @throws INVALID_ARGUMENT */
export function parseFields(input: unknown, depth = 0): Fields {
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
    if (name.length > 500 && Buffer.byteLength(name) > 1500)
      throw invalidArgumentError('A field name is longer than 1500 bytes.');
    fields[name] = parseValue(object[name], depth);
  }
  return fields;
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

function parseBytes(raw: unknown): string {
  const text = parseString(raw, 'bytes_value');
  if (!base64Pattern.test(text))
    throw invalidArgumentError("Invalid value at 'bytes_value': expected base64.");
  return Buffer.from(text, 'base64').toString('base64');
}

function parseGeoPoint(raw: unknown): GeoPoint {
  const point = parseObject(raw, 'geo_point_value');
  const latitude = point['latitude'] ?? 0;
  const longitude = point['longitude'] ?? 0;
  if (typeof latitude !== 'number' || Math.abs(latitude) > 90)
    throw invalidArgumentError('Latitude must be a number in the range [-90.0, 90.0].');
  if (typeof longitude !== 'number' || Math.abs(longitude) > 180)
    throw invalidArgumentError('Longitude must be a number in the range [-180.0, 180.0].');
  return { latitude, longitude };
}

function parseArray(raw: unknown, depth: number): { values?: readonly Value[] } {
  if (depth > maxDepth) throw invalidArgumentError('Property contains too deeply nested entities.');
  const items = parseList(parseOptionalObject(raw, 'array_value')?.['values'], 'values');
  if (items.length === 0) return {};
  return { values: items.map((item) => parseValue(item, depth, true)) };
}
