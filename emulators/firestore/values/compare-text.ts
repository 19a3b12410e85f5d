/**
 * Compares strings by their UTF-8 bytes, as Firestore does. UTF-16 code units have the same order, except that
 * surrogates (characters beyond U+FFFF) sort after U+E000 to U+FFFF.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    const isLeftSurrogate = left >= 0xd800 && left <= 0xdfff;
    const isRightSurrogate = right >= 0xd800 && right <= 0xdfff;
    if (isLeftSurrogate !== isRightSurrogate) return isLeftSurrogate ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

const numericIdPattern = /^__id(-?\d+)__$/;

/** Compares document or collection ids: ids of the form __id123__ sort first, by number, then all others by text. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.startsWith('__id') ? numericIdPattern.exec(a)?.[1] : undefined;
  const right = b.startsWith('__id') ? numericIdPattern.exec(b)?.[1] : undefined;
  if (left === undefined && right === undefined) return compareText(a, b);
  if (left === undefined) return 1;
  if (right === undefined) return -1;
  const difference = BigInt(left) - BigInt(right);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Compares resource names segment by segment. */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const left = a.split('/');
  const right = b.split('/');
  const length = Math.min(left.length, right.length);
  for (let index = 0; index < length; index++) {
    const order = compareIds(left[index] ?? '', right[index] ?? '');
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
