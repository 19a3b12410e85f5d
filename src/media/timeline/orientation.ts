import type { Rotation } from '../source-video.ts';

/**
 * Reads how a track is turned from its matrix (ISO/IEC 14496-12, track header: nine numbers, of which the first,
 * second, fourth and fifth turn and mirror).
 */
export function parseOrientation(matrix: ArrayLike<number>): { rotation: Rotation; mirrored: boolean } {
  const [a = 1, b = 0, , c = 0, d = 1] = Array.from(matrix);
  const mirrored = a * d - b * c < 0;
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarters = (Math.round(degrees / 90) + 4) % 4;
  return { rotation: ([0, 90, 180, 270] as const)[quarters] ?? 0, mirrored };
}
