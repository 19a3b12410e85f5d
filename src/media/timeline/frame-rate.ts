/** Phones let the time between frames waver a little around a fixed rate; more than this is a varying one. */
const jitterTolerance = 0.1;

/**
 * @param frames when each frame begins, in seconds, ascending
 * @param end when the last one ends
 * @returns frames a second on average, and whether the time between them varies
 */
export function measureFrameRate(
  frames: ArrayLike<number>,
  end: number,
): { average: number; varies: boolean } {
  const length = end - (frames[0] ?? 0);
  if (frames.length === 0 || length <= 0) return { average: 0, varies: false };
  const usual = length / frames.length;
  const varies = Array.from(frames).some((time, index) => {
    const lasts = (frames[index + 1] ?? end) - time;
    return Math.abs(lasts - usual) > usual * jitterTolerance;
  });
  return { average: 1 / usual, varies };
}
