/**
 * Firestore values in the form the engine keeps them: canonical ProtoJSON, checked once on the way in
 * (parse-value.ts), so that answering REST and WebChannel needs no conversion.
 */
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string }
  | { readonly doubleValue: DoubleJson }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: GeoPoint }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

export type Fields = Readonly<Record<string, Value>>;

export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** JSON has no NaN and no infinities, and JavaScript writes -0 without its sign: ProtoJSON takes them as strings. */
export type DoubleJson = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

export const firestoreNull: Value = { nullValue: null };

/** A double: NaN, infinities and -0 included. */
export function toDoubleValue(number: number): Value {
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(number) ? number : (String(number) as DoubleJson) };
}

/** The number in a numeric value (integers beyond 2^53 lose precision), undefined for other types. */
export function toNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return undefined;
}

/** Whether it is the double NaN. */
export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && Number.isNaN(Number(value.doubleValue));
}

/** A vector is a map {__type__: "__vector__", value: [numbers]}; it has its own place in the order. */
export function getVectorItems(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value)) return undefined;
  const fields = value.mapValue.fields;
  if (fields === undefined || !Object.hasOwn(fields, '__type__')) return undefined;
  const type = fields['__type__'];
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  const items = Object.hasOwn(fields, 'value') ? fields['value'] : undefined;
  return items !== undefined && 'arrayValue' in items ? (items.arrayValue.values ?? []) : [];
}

/** The items of an array, undefined for other types. */
export function getArrayItems(value: Value | undefined): readonly Value[] | undefined {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}

/** The fields of a map, undefined for other types. */
export function getMapFields(value: Value | undefined): Fields | undefined {
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
}
