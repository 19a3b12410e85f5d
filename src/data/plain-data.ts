/** What both Firestore SDKs call a Timestamp. */
interface TimestampLike {
  toDate(): Date;
}

const isTimestamp = (value: unknown): value is TimestampLike =>
  typeof value === 'object' && value !== null && 'toDate' in value && typeof value.toDate === 'function';

/** A document's fields with every server timestamp as a Date, so that no SDK type leaves `data`. */
export function toPlainData(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries<unknown>(
    Object.entries(fields).map(([name, value]) => [name, isTimestamp(value) ? value.toDate() : value]),
  );
}
