import { getVectorItems, type Fields, type Value } from './value.ts';

/** Source: https://firebase.google.com/docs/firestore/quotas */
export const maxIndexEntries = 40_000;

/**
 * Counts the entries of a document in the indexes of single fields: two for each field, also below maps, and one for each
 * different item of an array.
 *
 * @param isExempt whether the field of a path like `a.b` has no indexes, nor those below it
 */
export function countIndexEntries(fields: Fields, isExempt: (path: string) => boolean, parent = ''): number {
  let count = 0;
  for (const [name, value] of Object.entries(fields)) {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (!isExempt(path)) count += countValueEntries(value, isExempt, path);
  }
  return count;
}

function countValueEntries(value: Value, isExempt: (path: string) => boolean, path: string): number {
  if ('arrayValue' in value) {
    const items = value.arrayValue.values ?? [];
    // Few documents come near the limit.
    return items.length <= maxIndexEntries / 2
      ? items.length
      : new Set(items.map((item) => JSON.stringify(item))).size;
  }
  if (!('mapValue' in value)) return 2;
  return getVectorItems(value) === undefined
    ? countIndexEntries(value.mapValue.fields ?? {}, isExempt, path)
    : 0;
}
