/** The labeled playback rates, in ascending order (specification, section 9). */
export const playbackRates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const normalRate = 1;

/** The slowest rate; only the keyboard goes below the labeled ones (specification, section 9). */
export const minRate = 0.1;

const steppedRates: readonly number[] = [minRate, ...playbackRates];

/** Sound is distorted below half speed (specification, section 9). */
const minAudibleRate = 0.5;

/** Whether a rate is too slow for sound. */
export function isMutedAtRate(rate: number): boolean {
  return rate < minAudibleRate;
}

/** The index of the labeled rate nearest to `rate`. */
export function findNearestRateIndex(rate: number): number {
  return playbackRates.reduce((nearest, candidate, index) => {
    const distance = Math.abs(candidate - rate);
    return distance < Math.abs((playbackRates[nearest] ?? normalRate) - rate) ? index : nearest;
  }, 0);
}

/** The next slower (-1) or faster (1) rate, down to 0.1; the same rate at either end. */
export function getAdjacentRate(rate: number, direction: 1 | -1): number {
  const next =
    direction === 1
      ? steppedRates.find((candidate) => candidate > rate)
      : steppedRates.findLast((candidate) => candidate < rate);
  return next ?? rate;
}
