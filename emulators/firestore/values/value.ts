/**
 * A Firestore value in canonical ProtoJSON, validated once by parse-value.ts, so that REST and WebChannel responses
 * need no conversion.
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

/** JSON has no NaN and no infinities, and JSON.stringify drops the sign of -0: ProtoJSON has strings for them. */
export type DoubleJson = number | 'NaN' | 'Infinity' | '-Infinity' | '-0';

export const maxInt64 = 2n ** 63n - 1n;
export const minInt64 = -(2n ** 63n);

export const firestoreNull: Value = { nullValue: null };

/** Creates a double value; NaN, infinities and -0 become strings. */
export function toDoubleValue(number: number): Value {
  if (Object.is(number, -0)) return { doubleValue: '-0' };
  return { doubleValue: Number.isFinite(number) ? number : (String(number) as DoubleJson) };
}

/** The number in a numeric value (integers beyond 2^53 lose precision); undefined for other types. */
export function toNumber(value: Value): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return Number(value.doubleValue);
  return undefined;
}

/** Whether the value is NaN. */
export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && Number.isNaN(Number(value.doubleValue));
}

/** Whether only unary filters find the value. */
export function isNullOrNaN(value: Value): boolean {
  return 'nullValue' in value || isNaNValue(value);
}

/** The numbers of a vector, a map {__type__: "__vector__", value: [numbers]}; undefined for other values. */
export function getVectorItems(value: Value): readonly Value[] | undefined {
  if (!('mapValue' in value)) return undefined;
  const fields = value.mapValue.fields;
  if (fields === undefined || !Object.hasOwn(fields, '__type__')) return undefined;
  const type = fields['__type__'];
  if (type === undefined || !('stringValue' in type) || type.stringValue !== '__vector__') return undefined;
  const items = Object.hasOwn(fields, 'value') ? fields['value'] : undefined;
  return items !== undefined && 'arrayValue' in items ? (items.arrayValue.values ?? []) : [];
}

/** The items of an array; undefined for other types. */
export function getArrayItems(value: Value | undefined): readonly Value[] | undefined {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : undefined;
}

/** The fields of a map; undefined for other types. */
export function getMapFields(value: Value | undefined): Fields | undefined {
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
}
