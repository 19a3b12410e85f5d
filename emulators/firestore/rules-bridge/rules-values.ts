/** Conversions of Firestore values, documents and tokens to values of the rules language. */
import type { RulesMap, RulesTimestamp, RulesValue } from '#rules/contract.ts';
import type { StoredDocument } from '../store/document.ts';
import { getResourceId, toRulesPath } from '../store/resource-names.ts';
import { parseInstant, splitSeconds } from '../values/instant.ts';
import { getVectorItems, type Fields, type Value } from '../values/value.ts';

/** Converts a value; integers become bigints and doubles numbers. */
export function toRulesValue(value: Value): RulesValue {
  if ('stringValue' in value) return value.stringValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  if ('booleanValue' in value) return value.booleanValue;
  if ('nullValue' in value) return null;
  if ('timestampValue' in value) return toRulesTimestamp(parseInstant(value.timestampValue));
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return { kind: 'path', segments: toRulesPath(value.referenceValue) };
  if ('geoPointValue' in value) return { kind: 'latlng', ...value.geoPointValue };
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(toRulesValue);
  const vectorItems = getVectorItems(value);
  if (vectorItems === undefined) return toRulesMap(value.mapValue.fields ?? {});
  return { kind: 'vector', values: vectorItems.map((item) => Number(toRulesValue(item))) };
}

function toRulesMap(fields: Fields): RulesMap {
  const map = new Map<string, RulesValue>();
  for (const name of Object.keys(fields)) map.set(name, toRulesValue(fields[name] as Value));
  return map;
}

/** Converts microseconds since the epoch. */
export function toRulesTimestamp(micros: bigint): RulesTimestamp {
  const { seconds, fraction } = splitSeconds(micros);
  return { kind: 'timestamp', seconds, nanos: fraction * 1000 };
}

const resourceCache = new WeakMap<StoredDocument, RulesMap>();

/** Converts a document to `resource`: its data, id and path. Cached per stored version. */
export function toRulesResource(document: StoredDocument): RulesMap {
  let resource = resourceCache.get(document);
  if (resource === undefined) {
    resource = new Map<string, RulesValue>([
      ['data', toRulesMap(document.fields)],
      ['id', getResourceId(document.name)],
      ['__name__', { kind: 'path', segments: toRulesPath(document.name) }],
    ]);
    resourceCache.set(document, resource);
  }
  return resource;
}

/** Converts the JSON of a token; whole numbers of 64 bits become integers. */
export function jsonToRulesValue(json: unknown): RulesValue {
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (typeof json === 'number')
    return Number.isInteger(json) && Math.abs(json) < 2 ** 63 ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(jsonToRulesValue);
  if (typeof json !== 'object' || json === null) return null;
  return new Map(Object.entries(json).map(([name, value]) => [name, jsonToRulesValue(value)]));
}
