import { isJsonObject } from '#json.ts';
import type { RulesMap, RulesPath, RulesValue } from '#rules/contract.ts';
import { ProtocolError, parseInt64, parseTimestamp } from './wire-values.ts';

/**
 * Converts a document of Firestore's REST API to the resource that rules see: `data`, `id` and `__name__`.
 * @param path the requested path, starting with `databases`
 * @throws ProtocolError when the response is not a document
 */
export function toRulesResource(response: unknown, path: readonly string[]): RulesMap {
  if (!isJsonObject(response)) throw new ProtocolError(`Not a document: ${JSON.stringify(response)}`);
  const name: RulesPath = { kind: 'path', segments: path };
  return new Map<string, RulesValue>([
    ['data', parseFields(response['fields'])],
    ['id', path.at(-1) ?? ''],
    ['__name__', name],
  ]);
}

function parseFields(fields: unknown): RulesMap {
  if (fields === undefined || fields === null) return new Map();
  if (!isJsonObject(fields))
    throw new ProtocolError(`Not the fields of a document: ${JSON.stringify(fields)}`);
  return new Map(Object.entries(fields).map(([name, value]) => [name, parseValue(value)]));
}

function parseValue(wrapper: unknown): RulesValue {
  const [type] = isJsonObject(wrapper) ? Object.keys(wrapper) : [];
  const parse = type !== undefined && Object.hasOwn(valueParsers, type) ? valueParsers[type] : undefined;
  const value = isJsonObject(wrapper) && type !== undefined ? parse?.(wrapper[type]) : undefined;
  if (value === undefined) throw new ProtocolError(`Not a Firestore value: ${JSON.stringify(wrapper)}`);
  return value;
}

const valueParsers: Readonly<Record<string, (content: unknown) => RulesValue | undefined>> = {
  nullValue: () => null,
  booleanValue: (content) => (typeof content === 'boolean' ? content : undefined),
  integerValue: parseInt64,
  doubleValue: parseDouble,
  stringValue: (content) => (typeof content === 'string' ? content : undefined),
  timestampValue: (content) => (typeof content === 'string' ? parseTimestamp(content) : undefined),
  bytesValue: (content) => (typeof content === 'string' ? Buffer.from(content, 'base64') : undefined),
  referenceValue: parseReference,
  geoPointValue: parseGeoPoint,
  arrayValue: (content) => parseArray(content),
  mapValue: (content) => (isJsonObject(content) ? parseFields(content['fields']) : undefined),
};

function parseDouble(content: unknown): number | undefined {
  if (typeof content === 'number') return content;
  return content === 'NaN' || content === 'Infinity' || content === '-Infinity' ? Number(content) : undefined;
}

/** Rules see a reference as a path without its project. */
function parseReference(content: unknown): RulesPath | undefined {
  if (typeof content !== 'string') return undefined;
  const segments = content.split('/');
  return { kind: 'path', segments: segments[0] === 'projects' ? segments.slice(2) : segments };
}

/** REST omits a coordinate that is 0. */
function parseGeoPoint(content: unknown): RulesValue | undefined {
  if (!isJsonObject(content)) return undefined;
  const { latitude = 0, longitude = 0 } = content;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return { kind: 'latlng', latitude, longitude };
}

function parseArray(content: unknown): RulesValue[] | undefined {
  if (!isJsonObject(content)) return undefined;
  const { values = [] } = content;
  return Array.isArray(values) ? values.map(parseValue) : undefined;
}
