import type { RulesMap, RulesPath, RulesValue } from '#emulators/rules/contract.ts';
import { WireError, isObject, readInteger, readTimestamp } from './wire-values.ts';

/**
 * A document as Firestore's REST API answers it, turned into what rules see: `data`, `id` and `__name__`.
 * @param path the segments it was asked for by, from `databases` on
 * @throws WireError when the answer is no document
 */
export function documentResource(answer: unknown, path: readonly string[]): RulesMap {
  if (!isObject(answer)) throw new WireError(`Not a document: ${JSON.stringify(answer)}`);
  const name: RulesPath = { kind: 'path', segments: path };
  return new Map<string, RulesValue>([
    ['data', readFields(answer['fields'])],
    ['id', path.at(-1) ?? ''],
    ['__name__', name],
  ]);
}

function readFields(fields: unknown): RulesMap {
  if (fields === undefined || fields === null) return new Map();
  if (!isObject(fields)) throw new WireError(`Not the fields of a document: ${JSON.stringify(fields)}`);
  return new Map(Object.entries(fields).map(([name, value]) => [name, readValue(value)]));
}

function readValue(wrapped: unknown): RulesValue {
  const [kind] = isObject(wrapped) ? Object.keys(wrapped) : [];
  const read = kind !== undefined && Object.hasOwn(READERS, kind) ? READERS[kind] : undefined;
  const value = isObject(wrapped) && kind !== undefined ? read?.(wrapped[kind]) : undefined;
  if (value === undefined) throw new WireError(`Not a Firestore value: ${JSON.stringify(wrapped)}`);
  return value;
}

const READERS: Readonly<Record<string, (content: unknown) => RulesValue | undefined>> = {
  nullValue: () => null,
  booleanValue: (content) => (typeof content === 'boolean' ? content : undefined),
  integerValue: readInteger,
  doubleValue: readDouble,
  stringValue: (content) => (typeof content === 'string' ? content : undefined),
  timestampValue: (content) => (typeof content === 'string' ? readTimestamp(content) : undefined),
  bytesValue: (content) => (typeof content === 'string' ? Buffer.from(content, 'base64') : undefined),
  referenceValue: readReference,
  geoPointValue: readPoint,
  arrayValue: (content) => readArray(content),
  mapValue: (content) => (isObject(content) ? readFields(content['fields']) : undefined),
};

function readDouble(content: unknown): number | undefined {
  if (typeof content === 'number') return content;
  return content === 'NaN' || content === 'Infinity' || content === '-Infinity' ? Number(content) : undefined;
}

/** Rules see a reference as the path below its project. */
function readReference(content: unknown): RulesPath | undefined {
  if (typeof content !== 'string') return undefined;
  const segments = content.split('/');
  return { kind: 'path', segments: segments[0] === 'projects' ? segments.slice(2) : segments };
}

/** REST leaves out a coordinate that is 0. */
function readPoint(content: unknown): RulesValue | undefined {
  if (!isObject(content)) return undefined;
  const { latitude = 0, longitude = 0 } = content;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined;
  return { kind: 'latlng', latitude, longitude };
}

function readArray(content: unknown): RulesValue[] | undefined {
  if (!isObject(content)) return undefined;
  const { values = [] } = content;
  return Array.isArray(values) ? values.map(readValue) : undefined;
}
