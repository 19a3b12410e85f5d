/*
 * Readers of stored fields. The documents are shared with the mobile app and are years old, so reading never fails: a
 * missing field or one of an older type gets an empty value. Plain functions, because the first screen waits for their
 * code; forms, which tell what is wrong, use zod.
 */

export type Reader<Value> = (stored: unknown) => Value;

export type StoredObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object with fields, as opposed to a list. */
export const isObject = (stored: unknown): stored is StoredObject =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

/** An object as it is stored. */
export const readObject: Reader<StoredObject> = (stored) => (isObject(stored) ? stored : {});

/**
 * A reader of objects that reads each field and leaves out all others. What is no object counts as one without fields.
 *
 * @param readers one for each field, which gets undefined where the field is missing
 */
export function createReader<Fields extends object>(readers: {
  [Name in keyof Fields]: Reader<Fields[Name]>;
}): Reader<Fields> {
  return (stored) => {
    const object = readObject(stored);
    const fields: Partial<Fields> = {};
    for (const name in readers) fields[name] = readers[name](object[name]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loop has set every field
    return fields as Fields;
  };
}

const isNumber = (stored: unknown): stored is number => Number.isFinite(stored);
const isInteger = (stored: unknown): stored is number => Number.isSafeInteger(stored);
const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** A text; empty when there is none. */
export const readText: Reader<string> = (stored) => (isText(stored) ? stored : '');

/** An id, which external services may return as a number. */
export const readId: Reader<string> = (stored) =>
  typeof stored === 'number' ? String(stored) : readText(stored);

/** True only where true is stored. */
export const readBoolean: Reader<boolean> = (stored) => stored === true;

/** A number; 0 when there is none. */
export const readNumber: Reader<number> = (stored) => (isNumber(stored) ? stored : 0);
/** A whole number; 0 when there is none. */
export const readInteger: Reader<number> = (stored) => (isInteger(stored) ? stored : 0);

const earliestDay = Date.UTC(1900, 0) / 1000;
const latestDay = Date.UTC(2100, 0) / 1000 - 1;

/**
 * Whole seconds since the epoch, of the years 1900 to 2099, with a fraction cut off; null when there are none: other years
 * are mistakes of old apps.
 */
export const readDay: Reader<number | null> = (stored) =>
  isNumber(stored) && stored >= earliestDay && stored <= latestDay ? Math.trunc(stored) : null;

/** A number; null when there is none. */
export const readOptionalNumber: Reader<number | null> = (stored) => (isNumber(stored) ? stored : null);

/** A number, which may be stored as text; null when there is none. */
export const readNumberOrText: Reader<number | null> = (stored) =>
  readOptionalNumber(isText(stored) && stored.trim() !== '' ? Number(stored) : stored);

/** A list with one item of another type counts as empty. */
const createListReader =
  <Item>(isItem: (stored: unknown) => stored is Item): Reader<Item[]> =>
  (stored) =>
    Array.isArray(stored) && stored.every(isItem) ? stored : [];

export const readTexts = createListReader(isText);
export const readIntegers = createListReader(isInteger);

/** A server timestamp, which the gateways convert to a Date; null until the server has set it. */
export const readTimestamp: Reader<Date | null> = (stored) =>
  stored instanceof Date && !Number.isNaN(stored.getTime()) ? stored : null;

/** A map with account ids as keys; entries that are not true count as absent. */
export const readIdMap: Reader<Record<string, true>> = (stored) => {
  const ids = Object.entries(readObject(stored)).filter(([, isListed]) => isListed === true);
  return Object.fromEntries(ids.map(([id]) => [id, true as const]));
};
