import { where, type QueryFieldFilterConstraint } from 'firebase/firestore/lite';

/** After all characters that names contain, so that a range up to it contains every continuation. */
const lastCharacter = '\uF8FF';

/** Limits a query to values of a field that start with `prefix`; no limit for an empty prefix. */
export function startingWith(field: string, prefix: string): QueryFieldFilterConstraint[] {
  return prefix === '' ? [] : [where(field, '>=', prefix), where(field, '<=', prefix + lastCharacter)];
}
