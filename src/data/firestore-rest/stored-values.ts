import { isObject, readObject } from '#src/domain/field-readers.ts';
import type { StoredFields, StoredValue } from '../plain-data.ts';

/** A value as Firestore's REST API writes it: an object whose only key names the type. */
export type RestValue = Readonly<Record<string, unknown>>;

/** https://firebase.google.com/docs/firestore/reference/rest/v1/Value; the product stores no other types. */
function parseValue(value: unknown): StoredValue {
  if (!isObject(value)) return null;
  const [[type, content] = []] = Object.entries(value);
  switch (type) {
    case 'stringValue':
      return String(content);
    case 'booleanValue':
      return content === true;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'timestampValue':
      return new Date(String(content));
    case 'arrayValue':
      return parseList(readObject(content)['values']);
    case 'mapValue':
      return parseFields(readObject(content)['fields']);
    default:
      return null;
  }
}

const parseList = (values: unknown) => (Array.isArray(values) ? values.map(parseValue) : []);

/** Converts the fields of a document, so that the same readers of `domain` take them as those of the SDKs. */
export function parseFields(fields: unknown): StoredFields {
  return Object.fromEntries(
    Object.entries(readObject(fields)).map(([name, value]) => [name, parseValue(value)]),
  );
}

/** Converts a value that a query compares with. */
export function toRestValue(value: string | number | boolean): RestValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}
