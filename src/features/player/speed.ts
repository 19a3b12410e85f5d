/** The labelled stops of the speed slider, slowest first. */
export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

export const normalSpeed = 1;

/** Below half speed the sound is only noise. */
export function soundless(rate: number): boolean {
  return rate < 0.5;
}

/** The stop nearest to a rate. */
export function nearestStop(rate: number): number {
  return speeds.reduce((best, stop, index) => {
    const distance = Math.abs(stop - rate);
    return distance < Math.abs((speeds[best] ?? normalSpeed) - rate) ? index : best;
  }, 0);
}
