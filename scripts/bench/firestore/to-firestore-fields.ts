/** A plain object as a document's fields in ProtoJSON. */
export function toFirestoreFields(data: object): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toFirestoreValue(value)]));
}

function toFirestoreValue(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toFirestoreValue) } };
  return { mapValue: { fields: toFirestoreFields(value as object) } };
}
