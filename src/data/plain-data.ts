/** A stored value without types of the SDKs. */
export type StoredValue =
  | string
  | number
  | boolean
  | null
  | Date
  | readonly StoredValue[]
  | { readonly [field: string]: StoredValue };

/** The fields of a document as they are stored, with timestamps as Dates. */
export type StoredFields = Readonly<Record<string, StoredValue>>;

/** The class Timestamp of both Firestore SDKs. */
interface TimestampLike {
  toDate(): Date;
}

const isTimestamp = (value: object): value is TimestampLike =>
  'toDate' in value && typeof value.toDate === 'function';

const isPlainObject = (value: object): value is Record<string, unknown> =>
  Object.getPrototypeOf(value) === Object.prototype;

function toPlainValue(value: unknown): StoredValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'object':
      if (value === null || value instanceof Date) return value;
      if (isTimestamp(value)) return value.toDate();
      if (Array.isArray(value)) return value.map(toPlainValue);
      // The product stores no references, geo points or bytes; other apps might.
      return isPlainObject(value) ? toPlainData(value) : JSON.stringify(value);
    default:
      return null;
  }
}

/** Converts the fields of a Firestore document, so that no type of an SDK leaves `data`. */
export function toPlainData(fields: Record<string, unknown>): StoredFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toPlainValue(value)]));
}
