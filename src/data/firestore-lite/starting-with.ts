import { endAt, startAt, type QueryConstraint } from 'firebase/firestore/lite';

/** After all characters that names contain, so that a range up to it contains every continuation. */
const lastCharacter = '\uF8FF';

/** Limits a query to values of its first sort field that start with `prefix`; no limit for an empty prefix. */
export function startingWith(prefix: string): QueryConstraint[] {
  return prefix === '' ? [] : [startAt(prefix), endAt(prefix + lastCharacter)];
}
