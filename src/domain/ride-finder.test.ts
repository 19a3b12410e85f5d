import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/made-night.ts';
import {
  doSizesTell,
  locateRides,
  suggestedConfidence,
  sureConfidence,
  type FoundRide,
} from './ride-finder.ts';
import type { Selection } from './trim.ts';

const stepSeconds = 0.5;

interface MadeSignals {
  seconds: number;
  rides: readonly Selection[];
  loud?: readonly Selection[];
  moving?: readonly Selection[];
  /** The camera of the second half is closer, so that everything moves more, and music plays. */
  hasChange?: boolean;
  /** How much larger frames are in a ride. */
  growth?: number;
  seed?: number;
}

const isIn = (spans: readonly Selection[], time: number) =>
  spans.some(({ start, end }) => time >= start && time < end);

/** Frames of about 2 KB that double in a ride, and a crowd that gets 8 dB louder: both fluctuate. */
function makeSignals({ seconds, rides, growth = 2.2, seed = 1, ...others }: MadeSignals) {
  const { loud = [], moving = [], hasChange = false } = others;
  const random = createRandom(seed);
  const steps = Array.from({ length: seconds / stepSeconds }, (_, step) => step * stepSeconds);
  const isChanged = (time: number) => hasChange && time > seconds / 2;
  return {
    stepSeconds,
    sizes: steps.map(
      (time) =>
        2000 *
        (isChanged(time) ? 4 : 1) *
        (isIn([...rides, ...moving], time) ? growth : 1) *
        (0.85 + 0.3 * random()),
    ),
    loudness: steps.map(
      (time) => (isChanged(time) ? -32 : -40) + (isIn([...rides, ...loud], time) ? 8 : 0) + 3 * random(),
    ),
  };
}

const covers = (ride: Selection) => (found: Selection) => found.start <= ride.start && found.end >= ride.end;
const overlaps = (ride: Selection) => (found: Selection) => found.start < ride.end && found.end > ride.start;
const isSure = ({ confidence }: FoundRide) => confidence >= sureConfidence;
const isSuggested = ({ confidence }: FoundRide) => confidence >= suggestedConfidence;

/** Forty rides of 4 to 10 seconds in 90 minutes. */
const night = Array.from({ length: 40 }, (_, index) => {
  const start = 60 + index * 131;
  return { start, end: start + 4 + (index % 7) };
});

describe('[UPL-16] rides of a recording', () => {
  test.each([1, 2, 3, 4, 5])('are found all night, and hardly anything else is sure (%i)', (seed) => {
    const between = night.map(({ end }) => ({ start: end + 50, end: end + 57 }));
    const signals = makeSignals({
      seconds: 5400,
      rides: night,
      loud: between.filter((_span, index) => index % 2 === 0),
      moving: between.filter((_span, index) => index % 2 === 1),
      hasChange: true,
      seed,
    });
    const sure = locateRides(signals).rides.filter(isSure);
    const recall = night.filter((ride) => sure.some(covers(ride))).length / night.length;
    const precision =
      sure.filter((found) => night.some((ride) => overlaps(ride)(found))).length / sure.length;
    expect(recall).toBeGreaterThanOrEqual(0.95);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  });

  const rides = [
    { start: 100, end: 108 },
    { start: 200, end: 206 },
  ];

  test.each([
    ['without sound', 'no sound', undefined],
    ['with silence', 'flat sound', Array.from({ length: 600 }, () => -90)],
    [
      'with a sound that hardly varies',
      'flat sound',
      Array.from({ length: 600 }, (_, step) => -30 + (step % 5) / 2),
    ],
  ] as const)('are found by the picture of one %s, and none is sure', (_name, foundBy, loudness) => {
    const { sizes } = makeSignals({ seconds: 300, rides, growth: 1.35 });
    const found = locateRides({ stepSeconds, sizes, loudness });
    expect(found.foundBy).toBe(foundBy);
    expect(found.rides.filter(isSuggested)).toHaveLength(2);
    for (const ride of rides) expect(found.rides.some(covers(ride))).toBe(true);
    expect(found.rides.filter(isSure)).toEqual([]);
  });

  test('are found where they fill more than half of the time', () => {
    const close = Array.from({ length: 14 }, (_, index) => ({
      start: 10 + index * 20,
      end: 22 + index * 20,
    }));
    const found = locateRides(makeSignals({ seconds: 300, rides: close })).rides.filter(isSuggested);
    expect(close.filter((ride) => found.some(overlaps(ride)))).toEqual(close);
    expect(found).toHaveLength(close.length);
  });

  test('are found where grain makes all frames large', () => {
    const { rides: found } = locateRides(makeSignals({ seconds: 300, rides, growth: 1.5 }));
    expect(rides.filter((ride) => found.filter(isSuggested).some(covers(ride)))).toEqual(rides);
  });

  test('are unsure while the crowd is as loud as ever', () => {
    const { loudness } = makeSignals({ seconds: 300, rides: [], loud: [{ start: 30, end: 60 }] });
    const found = locateRides({ ...makeSignals({ seconds: 300, rides }), loudness });
    for (const ride of rides)
      expect(found.rides.filter((one) => isSuggested(one) && !isSure(one)).some(covers(ride))).toBe(true);
  });

  test.each([
    ['music', { loud: [{ start: 100, end: 110 }] }, []],
    ['a camera that is turned', { moving: [{ start: 100, end: 110 }] }, [true]],
    ['nothing', {}, []],
  ])('are not sure to be %s', (_name, signals, suggested) => {
    const { rides: found } = locateRides(makeSignals({ seconds: 300, rides: [], ...signals }));
    expect(found.filter(isSuggested).map(overlaps({ start: 100, end: 110 }))).toEqual(suggested);
    expect(found.filter(isSure)).toEqual([]);
  });

  test('stay inside of the source and do not overlap', () => {
    const edges = [
      { start: 0, end: 5 },
      { start: 12, end: 18 },
      { start: 293, end: 300 },
    ];
    const { rides: found, activity } = locateRides(makeSignals({ seconds: 300, rides: edges }));
    expect(found[0]?.start).toBe(0);
    expect(found.at(-1)?.end).toBe(300);
    found
      .slice(1)
      .forEach((ride, index) => expect(ride.start).toBeGreaterThanOrEqual(found[index]?.end ?? 0));
    expect(activity).toHaveLength(150);
    expect(Math.max(...activity)).toBe(1);
  });

  test('show in what was measured also where none is clear enough', () => {
    const faint = makeSignals({ seconds: 300, rides, growth: 1.15 });
    const { rides: found, activity } = locateRides({ ...faint, loudness: undefined });
    expect(found.filter(isSuggested)).toEqual([]);
    const getLevel = (from: number, to: number) => {
      const part = activity.slice(from / 2, to / 2);
      return part.reduce((sum, level) => sum + level, 0) / part.length;
    };
    expect(getLevel(100, 108)).toBeGreaterThan(2 * getLevel(120, 190));
  });
});

describe('[UPL-16] where pictures were looked at', () => {
  const rides = [{ start: 100, end: 108 }];
  const { sizes, loudness } = makeSignals({ seconds: 300, rides: [], loud: rides });
  const movement = sizes.map((_, step) => (isIn(rides, step * stepSeconds) ? 20 : 2));
  const isFound = covers({ start: 100, end: 108 });

  test('movement tells rides, whatever the sizes of frames are', () => {
    const found = locateRides({ stepSeconds, sizes, loudness, movement });
    expect(found.rides.filter(isSure).map(isFound)).toEqual([true]);
  });

  test('people who walk past the lens are none, and a ride is found among them', () => {
    const isPassed = (time: number) => time > 20 && time % 25 < 2;
    const passed = movement.map((moved, step) => (isPassed(step * stepSeconds) ? 100 : moved));
    const { rides: found } = locateRides({ stepSeconds, sizes, loudness: undefined, movement: passed });
    expect(found.filter(isSuggested).map(isFound)).toEqual([true]);
  });

  test('a ride of three seconds is found', () => {
    const short = { start: 100, end: 103 };
    const moved = sizes.map((_, step) => (isIn([short], step * stepSeconds) ? 20 : 2));
    const { rides: found } = locateRides({ stepSeconds, sizes, movement: moved });
    expect(found.filter(isSuggested).map(covers(short))).toEqual([true]);
  });

  test('what was not looked at yet has none', () => {
    const found = locateRides({ stepSeconds, sizes, loudness, movement: movement.slice(0, 300) });
    expect(found.rides.filter(isSure).map(isFound)).toEqual([true]);
    expect(found.rides.every(({ end }) => end < 150)).toBe(true);
    expect(found.activity).toHaveLength(150);
    expect(Math.max(...found.activity.slice(80))).toBeLessThan(0.3);
  });
});

describe('[UPL-16] the sizes of frames', () => {
  const rides = night.slice(0, 8);
  const getSizes = (growth: number) => makeSignals({ seconds: 1200, rides, growth });

  test('tell what moves where quiet ones are many times smaller', () => {
    expect(doSizesTell(getSizes(100))).toBe(true);
  });

  test('tell nothing at the rate of a phone, also when it was put down for a while', () => {
    const phone = getSizes(1.1);
    expect(doSizesTell(phone)).toBe(false);
    const sizes = phone.sizes.map((size, step) => (step > 400 && step < 700 ? size / 50 : size));
    expect(doSizesTell({ stepSeconds, sizes })).toBe(false);
    expect(doSizesTell({ stepSeconds, sizes: [] })).toBe(false);
  });
});
