import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locateRides, suggestedConfidence, sureConfidence, type NightSeries } from './ride-finder.ts';
import type { Selection } from './trim.ts';

interface MeasuredNight {
  /** With what it was recorded, and what makes it hard. */
  about: string;
  /** From the gate to the end of each ride. */
  rides: Selection[];
  series: NightSeries;
}

const folder = join(import.meta.dirname, '../../tests/nights');
const nights = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as MeasuredNight] as const);

/** Whether at least half of a ride is inside. */
const hasMost = (found: Selection, ride: Selection) =>
  Math.min(found.end, ride.end) - Math.max(found.start, ride.start) >= (ride.end - ride.start) / 2;

describe('[UPL-16, UPL-17] of a measured night', () => {
  test.each(nights)(
    '%s, eight of ten rides are suggested, and nine of ten sure ones are rides',
    (_name, night) => {
      const { rides, series } = night;
      const suggested = locateRides(series).rides.filter(
        ({ confidence }) => confidence >= suggestedConfidence,
      );
      const sure = suggested.filter(({ confidence }) => confidence >= sureConfidence);
      const found = rides.filter((ride) => suggested.some((one) => hasMost(one, ride)));
      const right = sure.filter((one) => rides.some((ride) => hasMost(one, ride)));
      expect(rides.length).toBeGreaterThan(0);
      expect(found.length / rides.length).toBeGreaterThanOrEqual(0.8);
      expect(right.length).toBeGreaterThanOrEqual(0.9 * sure.length);
      // Each of more would be looked at for nothing.
      expect(suggested.length).toBeLessThanOrEqual(2 * rides.length);
    },
  );
});
