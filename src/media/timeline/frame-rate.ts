/** Phones record a constant rate with jitter; a larger relative deviation counts as a variable rate. */
const jitterTolerance = 0.1;

/**
 * @param frames start of each frame in seconds, ascending
 * @param end end of the last frame in seconds
 * @returns the average in frames per second, and whether frame durations vary
 */
export function measureFrameRate(
  frames: ArrayLike<number>,
  end: number,
): { average: number; isVariable: boolean } {
  const duration = end - (frames[0] ?? 0);
  if (frames.length === 0 || duration <= 0) return { average: 0, isVariable: false };
  const averageDuration = duration / frames.length;
  const isVariable = Array.from(frames).some((time, index) => {
    const frameDuration = (frames[index + 1] ?? end) - time;
    return Math.abs(frameDuration - averageDuration) > averageDuration * jitterTolerance;
  });
  return { average: 1 / averageDuration, isVariable };
}
