import { toDecimal } from '#src/languages/localize.ts';
import { cutSeconds, getMean } from './exact-numbers.ts';

/* Apart from the clock, because cards write the seconds of a buck-off, too. */

/** Cuts off digits instead of rounding, as the clocks of rodeos do: 7.99 is 7.9. @param digits after the point */
export const formatRideSeconds = (seconds: number, digits: 1 | 2): string =>
  toDecimal(cutSeconds(getMean([seconds]), digits));
