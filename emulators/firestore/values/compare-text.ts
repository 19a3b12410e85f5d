/**
 * Compares strings by their UTF-8 bytes, as Firestore sorts them. UTF-16 code units sort the same way
 * except that surrogates (characters beyond the basic plane) belong after U+E000 to U+FFFF.
 */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let index = 0; index < length; index++) {
    const left = a.charCodeAt(index);
    const right = b.charCodeAt(index);
    if (left === right) continue;
    const leftSurrogate = left >= 0xd800 && left <= 0xdfff;
    const rightSurrogate = right >= 0xd800 && right <= 0xdfff;
    if (leftSurrogate !== rightSurrogate) return leftSurrogate ? 1 : -1;
    return left - right;
  }
  return a.length - b.length;
}

const numericIdPattern = /^__id(-?\d+)__$/;

/** Document and collection ids: ids of the form __id123__ come first, by their number; then text order. */
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

/** Resource names, segment by segment. */
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
