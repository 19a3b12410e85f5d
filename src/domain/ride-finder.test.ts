import { expect, test } from 'vitest';
import { createRandom } from '#tests/support/made-night.ts';
import { locateRides } from './ride-finder.ts';
import type { Selection } from './trim.ts';

const stepSeconds = 0.5;

interface MadeSignals {
  seconds: number;
  rides: readonly Selection[];
  loud?: readonly Selection[];
  moving?: readonly Selection[];
  /** The camera of the second half is closer, so that everything moves more, and music plays. */
  hasChange?: boolean;
  seed?: number;
}

/** Frames of about 2 KB that double in a ride, and a crowd that gets 8 dB louder: both fluctuate. */
function makeSignals({ seconds, rides, loud = [], moving = [], hasChange = false, seed = 1 }: MadeSignals) {
  const random = createRandom(seed);
  const steps = Array.from({ length: seconds / stepSeconds }, (_, step) => step * stepSeconds);
  const isIn = (spans: readonly Selection[], time: number) =>
    spans.some(({ start, end }) => time >= start && time < end);
  const isChanged = (time: number) => hasChange && time > seconds / 2;
  return {
    stepSeconds,
    motion: steps.map(
      (time) =>
        2000 *
        (isChanged(time) ? 4 : 1) *
        (isIn([...rides, ...moving], time) ? 2.2 : 1) *
        (0.85 + 0.3 * random()),
    ),
    loudness: steps.map(
      (time) => (isChanged(time) ? -32 : -40) + (isIn([...rides, ...loud], time) ? 8 : 0) + 3 * random(),
    ),
  };
}

const covers = (ride: Selection) => (found: Selection) => found.start <= ride.start && found.end >= ride.end;
const overlaps = (ride: Selection) => (found: Selection) => found.start < ride.end && found.end > ride.start;

/** Forty rides of 4 to 10 seconds in 90 minutes. */
const night = Array.from({ length: 40 }, (_, index) => {
  const start = 60 + index * 131;
  return { start, end: start + 4 + (index % 7) };
});

test.each([1, 2, 3, 4, 5])('forty rides of a night are found, and hardly anything else (%i)', (seed) => {
  const between = night.map(({ end }) => ({ start: end + 50, end: end + 57 }));
  const signals = makeSignals({
    seconds: 5400,
    rides: night,
    loud: between.filter((_span, index) => index % 2 === 0),
    moving: between.filter((_span, index) => index % 2 === 1),
    hasChange: true,
    seed,
  });
  const { rides } = locateRides(signals);
  const recall = night.filter((ride) => rides.some(covers(ride))).length / night.length;
  const precision =
    rides.filter((found) => night.some((ride) => overlaps(ride)(found))).length / rides.length;
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.95);
});

test('a source without sound is searched by its picture', () => {
  const rides = [
    { start: 100, end: 108 },
    { start: 200, end: 206 },
  ];
  const { motion } = makeSignals({ seconds: 300, rides });
  const found = locateRides({ stepSeconds, motion, loudness: undefined });
  expect(found.rides).toHaveLength(2);
  for (const ride of rides) expect(found.rides.some(covers(ride))).toBe(true);
});

test.each([
  ['music', { loud: [{ start: 100, end: 110 }] }],
  ['a camera that is turned', { moving: [{ start: 100, end: 110 }] }],
  ['nothing', {}],
])('%s is no ride', (_name, signals) => {
  expect(locateRides(makeSignals({ seconds: 300, rides: [], ...signals })).rides).toEqual([]);
});

test('selections stay inside of the source and do not overlap', () => {
  const rides = [
    { start: 0, end: 5 },
    { start: 12, end: 18 },
    { start: 293, end: 300 },
  ];
  const { rides: found, activity } = locateRides(makeSignals({ seconds: 300, rides }));
  expect(found[0]?.start).toBe(0);
  expect(found.at(-1)?.end).toBe(300);
  found.slice(1).forEach((ride, index) => expect(ride.start).toBeGreaterThanOrEqual(found[index]?.end ?? 0));
  expect(activity).toHaveLength(150);
  expect(Math.max(...activity)).toBeLessThanOrEqual(1);
});
