export const pictureSize = { width: 32, height: 18 };
const { width, height } = pictureSize;
export const pictureBytes = width * height;
/** At each end of a segment. */
export const picturesPerEnd = 3;

/** ffmpeg's filters for small gray pictures, by which frames of two encodings are compared. */
export const pictureFilters: readonly string[] = [`scale=${width}:${height}:flags=area`, 'format=gray'];

/** A small picture of a frame. */
export interface SmallPicture {
  /** The light of each pixel, or its red, green and blue. */
  readonly bytes: Uint8Array;
  /** By which matrix and range the colors are shown; undefined of a picture of the light. */
  readonly color?: string;
}

/*
 * Mean differences, of 255. Measured with 33 camera clips and 10 textures: light renditions differ by 0.6 from their source,
 * at most by 3.5, made textures by 4.4; a frame next to the right one was never closer than 0.9 of the difference. Green,
 * gray and black frames differ by more than 5, also where they are an eighth of the picture.
 */
const maxDifference = 5;
/** A smaller difference cannot be seen. */
const visibleDifference = 0.5;
/** A frame is another one if it is that much more like it. */
const distinctRatio = 2;
/** Colors are wrong that differ by more than this, and by more than half of what there is. */
const maxColorDifference = 2;

/** How different two lists of as many numbers are, on average; of bytes, from 0 to 255. */
const getDifference = (one: ArrayLike<number>, other: ArrayLike<number>): number =>
  Array.from(one).reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

/** How far red and blue of each pixel are from its light: nothing in a gray picture. */
function getColors({ bytes }: SmallPicture): number[] {
  const pixels = Array.from({ length: bytes.length / 3 }, (_, pixel) => bytes.subarray(3 * pixel));
  return pixels.flatMap(([red = 0, green = 0, blue = 0]) => {
    const light = (red + 2 * green + blue) / 4;
    return [red - light, blue - light];
  });
}

/** Whether a picture lacks the colors of the other, or has them elsewhere: in a dull one that is a small difference. */
function hasOtherColors(encoded: SmallPicture, expected: SmallPicture): boolean {
  if (expected.color === undefined || encoded.color === undefined) return false;
  if (encoded.color !== expected.color) return true;
  const wanted = getColors(expected);
  const difference = getDifference(getColors(encoded), wanted);
  const gray = new Uint8Array(wanted.length);
  return difference > maxColorDifference && 2 * difference > getDifference(wanted, gray);
}

/**
 * Whether an encoded frame shows what its source shows.
 *
 * @param others the frames next to it, which it could be instead
 */
export function isSamePicture(
  encoded: SmallPicture,
  expected: SmallPicture,
  others: readonly SmallPicture[],
): boolean {
  const { bytes } = encoded;
  if (bytes.length !== expected.bytes.length || hasOtherColors(encoded, expected)) return false;
  const difference = getDifference(bytes, expected.bytes);
  if (difference < visibleDifference) return true;
  const isOther = others.some((other) => getDifference(bytes, other.bytes) * distinctRatio < difference);
  return !isOther && difference <= maxDifference;
}
