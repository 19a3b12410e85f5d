import { toDecimal } from '#src/languages/localize.ts';

/* Apart from the clock, because cards write the seconds of a buck-off, too. */

/** Browsers give the time of a frame in microseconds, and a clip has it in ticks of its own, such as 1/90000 s. */
export const frameTimeTolerance = 1e-4;

/** Cuts off digits instead of rounding, as the clocks of rodeos do: 7.99 is 7.9. @param digits after the point */
export function formatRideSeconds(seconds: number, digits: 1 | 2): string {
  const scale = 10 ** digits;
  return toDecimal((Math.floor((seconds + frameTimeTolerance) * scale) / scale).toFixed(digits));
}
