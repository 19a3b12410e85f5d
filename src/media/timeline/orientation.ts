import type { Rotation } from '../source-video.ts';

/**
 * Reads the rotation and mirroring of a track from its transformation matrix (ISO/IEC 14496-12, track header).
 *
 * @param matrix nine numbers; the first, second, fourth and fifth rotate and mirror
 */
export function parseOrientation(matrix: ArrayLike<number>): { rotation: Rotation; isMirrored: boolean } {
  const [a = 1, b = 0, , c = 0, d = 1] = Array.from(matrix);
  const isMirrored = a * d - b * c < 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarters = (Math.round(degrees / 90) + 4) % 4;
  return { rotation: ([0, 90, 180, 270] as const)[quarters] ?? 0, isMirrored };
}
