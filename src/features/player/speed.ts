/** The labelled stops of the speed slider, slowest first. */
export const playbackRates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const normalRate = 1;

/** Below half speed the sound is only noise. */
export function isMutedAtRate(rate: number): boolean {
  return rate < 0.5;
}

/** The stop nearest to a rate. */
export function findNearestRateIndex(rate: number): number {
  return playbackRates.reduce((best, stop, index) => {
    const distance = Math.abs(stop - rate);
    return distance < Math.abs((playbackRates[best] ?? normalRate) - rate) ? index : best;
  }, 0);
}
