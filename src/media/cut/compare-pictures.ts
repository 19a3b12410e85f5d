export const pictureSize = { width: 32, height: 18 };
const { width, height } = pictureSize;
export const pictureBytes = width * height;
/** At each end of a segment. */
export const picturesPerEnd = 3;

/** The filters that make small gray pictures, by which frames of two encodings are compared. */
export const pictureFilters: readonly string[] = [`scale=${width}:${height}:flags=area`, 'format=gray'];

/*
 * Mean differences, of 255. Measured: an encoded frame differs by 0.02 from its source, at most by 3.2 if that is noise;
 * frames one or two later differ by 0.4 and 0.7 in slow motion, and by 2.1 in noise.
 */
const maxDifference = 6;
/** A smaller difference cannot be seen. */
const visibleDifference = 0.5;
/** A frame is another one if it is that much more like it. */
const distinctRatio = 3;

/** How different two small pictures are, from 0 to 255. */
function getDifference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, light, index) => sum + Math.abs(light - (other[index] ?? 0)), 0) / one.length;
}

/**
 * Whether an encoded frame shows what its source shows.
 *
 * @param others the frames next to it, which it could be instead
 */
export function isSamePicture(
  encoded: Uint8Array,
  expected: Uint8Array,
  others: readonly Uint8Array[],
): boolean {
  if (encoded.length !== expected.length) return false;
  const difference = getDifference(encoded, expected);
  if (difference < visibleDifference) return true;
  const isOther = others.some((other) => getDifference(encoded, other) * distinctRatio < difference);
  return !isOther && difference <= maxDifference;
}
