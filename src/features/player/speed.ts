export const playbackRates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const normalRate = 1;

export function isMutedAtRate(rate: number): boolean {
  return rate < 0.5;
}

export function findNearestRateIndex(rate: number): number {
  return playbackRates.reduce((nearest, candidate, index) => {
    const distance = Math.abs(candidate - rate);
    return distance < Math.abs((playbackRates[nearest] ?? normalRate) - rate) ? index : nearest;
  }, 0);
}
