import { getVectorItems, type Fields, type Value } from './value.ts';

/**
 * The size of a document in bytes by Firestore's rules.
 * Source: https://firebase.google.com/docs/firestore/storage-size
 */
export function getDocumentSize(pathBelowRoot: readonly string[], fields: Fields): number {
  return getNameSize(pathBelowRoot) + getFieldsSize(fields) + 32;
}

function getNameSize(segments: readonly string[]): number {
  return segments.reduce((total, segment) => total + Buffer.byteLength(segment) + 1, 16);
}

function getFieldsSize(fields: Fields): number {
  let total = 0;
  for (const name of Object.keys(fields))
    total += Buffer.byteLength(name) + 1 + getValueSize(fields[name] as Value);
  return total;
}

/** The size of a value in bytes. */
export function getValueSize(value: Value): number {
  if ('stringValue' in value) return Buffer.byteLength(value.stringValue) + 1;
  if ('nullValue' in value || 'booleanValue' in value) return 1;
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64');
  if ('referenceValue' in value) return getNameSize(value.referenceValue.split('/').slice(5));
  if ('geoPointValue' in value) return 16;
  if ('arrayValue' in value) return getItemsSize(value.arrayValue.values ?? []);
  const vector = getVectorItems(value);
  if (vector !== undefined) return getItemsSize(vector);
  // As in Google's emulator, an empty array or map has one byte.
  if ('mapValue' in value) return getFieldsSize(value.mapValue.fields ?? {}) || 1;
  return 8;
}

const getItemsSize = (items: readonly Value[]) =>
  items.length === 0 ? 1 : items.reduce((total, item) => total + getValueSize(item), 0);
