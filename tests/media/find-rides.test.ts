import { describe, expect, test } from 'vitest';
import { suggestedConfidence, sureConfidence, type FoundRides } from '#src/domain/ride-finder.ts';
import type { Selection } from '#src/domain/trim.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { planNight, type MadeNight, type NightCondition } from '#tests/support/made-night.ts';
import { createNight } from './numbered-clips.ts';

const plan = planNight({ seconds: 600, rideCount: 6, size: '320x180' });
const shortPlan = planNight({ seconds: 300, rideCount: 3, size: '320x180' });
// Grain takes long to encode.
const grainPlan = planNight({ seconds: 180, rideCount: 2, size: '320x180' });

/** Searches the made night under conditions. */
async function search(night: MadeNight, conditions: readonly NightCondition[] = []) {
  const session = openTrimSession(await probeVideo(await createNight({ ...night, conditions })));
  const progress: number[] = [];
  const shown: FoundRides[] = [];
  const controller = new AbortController();
  const start = () =>
    session.findRides({
      onProgress: (searched) => progress.push(searched),
      onFound: (found) => shown.push(found),
      signal: controller.signal,
    });
  const found = await start();
  const rides = found.rides.filter(({ confidence }) => confidence >= suggestedConfidence);
  const sure = rides.filter(({ confidence }) => confidence >= sureConfidence);
  return { session, start, controller, progress, shown, found, rides, sure };
}

/** Those of the made rides that are inside of one that was found. */
const listCovered = ({ rides }: MadeNight, found: readonly Selection[]) =>
  rides.filter((ride) => found.some(({ start, end }) => start <= ride.start && end >= ride.end));

describe('[UPL-16] the rides of a source are found', () => {
  test('by its sound and the sizes of its frames', async () => {
    const { session, start, progress, found, sure } = await search(plan);
    expect(listCovered(plan, sure)).toEqual(plan.rides);
    expect(sure).toHaveLength(plan.rides.length);
    expect(found).toMatchObject({ foundBy: 'both' });
    expect(found.activity).toHaveLength(150);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    session.dispose();
    await expect(start()).rejects.toThrow('abort');
  });

  test('by its pictures where the rate is constant, while the search goes on', async () => {
    const { start, controller, progress, shown, rides, sure } = await search(shortPlan, ['constant rate']);
    expect(listCovered(shortPlan, sure)).toEqual(shortPlan.rides);
    expect(sure).toHaveLength(shortPlan.rides.length);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    const early = shown.flatMap((part) => part.rides);
    expect(listCovered(shortPlan, early)).toEqual(shortPlan.rides.slice(0, 1));
    expect(rides).toEqual(
      expect.arrayContaining(early.filter(({ confidence }) => confidence >= sureConfidence)),
    );
    const stopped = start();
    controller.abort();
    await expect(stopped).rejects.toThrow('abort');
  });

  test('by its picture only where the sound is silence, so that none is sure', async () => {
    const { found, rides, sure } = await search(shortPlan, ['silence']);
    expect(found.foundBy).toBe('flat sound');
    expect(listCovered(shortPlan, rides)).toEqual(shortPlan.rides);
    expect(sure).toEqual([]);
  });

  test('in grain at a constant rate, with an announcer', async () => {
    const { rides, sure } = await search(grainPlan, ['constant rate', 'grain', 'announcer']);
    expect(listCovered(grainPlan, rides)).toEqual(grainPlan.rides);
    expect(listCovered(grainPlan, sure)).toHaveLength(sure.length);
  });
});
