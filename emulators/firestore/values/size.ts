import type { Fields, Value } from './value.ts';

/**
 * The size of a document in bytes as Firestore counts it.
 * Source: https://firebase.google.com/docs/firestore/storage-size
 */
export function documentSize(pathBelowRoot: readonly string[], fields: Fields): number {
  return nameSize(pathBelowRoot) + fieldsSize(fields) + 32;
}

function nameSize(segments: readonly string[]): number {
  return segments.reduce((total, segment) => total + Buffer.byteLength(segment) + 1, 16);
}

function fieldsSize(fields: Fields): number {
  let total = 0;
  for (const name of Object.keys(fields))
    total += Buffer.byteLength(name) + 1 + valueSize(fields[name] as Value);
  return total;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return nameSize(value.referenceValue.split('/').slice(5));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value)
    return (value.arrayValue.values ?? []).reduce((total, item) => total + valueSize(item), 0);
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields ?? {});
  return 8;
}
