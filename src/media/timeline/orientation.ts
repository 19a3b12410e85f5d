import type { Rotation } from '../source-video.ts';

/**
 * Reads the rotation and mirroring of a track from its transformation matrix, which that of the movie follows
 * (ISO/IEC 14496-12, track header and movie header).
 *
 * @param matrix nine numbers; the first, second, fourth and fifth rotate and mirror
 */
export function parseOrientation(
  matrix: ArrayLike<number>,
  movieMatrix: ArrayLike<number> = [1, 0, 0, 0, 1],
): { rotation: Rotation; isMirrored: boolean } {
  const [a1 = 1, b1 = 0, , c1 = 0, d1 = 1] = Array.from(matrix);
  const [a2 = 1, b2 = 0, , c2 = 0, d2 = 1] = Array.from(movieMatrix);
  const [a, b] = [a1 * a2 + b1 * c2, a1 * b2 + b1 * d2];
  const [c, d] = [c1 * a2 + d1 * c2, c1 * b2 + d1 * d2];
  const isMirrored = a * d - b * c < 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarters = (Math.round(degrees / 90) + 4) % 4;
  return { rotation: ([0, 90, 180, 270] as const)[quarters] ?? 0, isMirrored };
}
