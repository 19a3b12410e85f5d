import { describe, expect, test } from 'vitest';
import { suggestedConfidence, sureConfidence, type FoundRides } from '#src/domain/ride-finder.ts';
import type { Selection } from '#src/domain/trim.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { planNight, type NightCondition } from '#tests/support/made-night.ts';
import { createNight } from './numbered-clips.ts';

const plan = planNight({ seconds: 600, rideCount: 6, size: '320x180' });

/** Searches the made night under conditions. */
async function search(conditions: readonly NightCondition[]) {
  const session = openTrimSession(await probeVideo(await createNight({ ...plan, conditions })));
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
  return { session, start, controller, progress, shown, found, rides };
}

/** Those of the made rides that are inside of one that was found. */
const listCovered = (found: readonly Selection[]) =>
  plan.rides.filter((ride) => found.some(({ start, end }) => start <= ride.start && end >= ride.end));
const isSure = ({ confidence }: { confidence: number }) => confidence >= sureConfidence;

describe('[UPL-16] the rides of a source are found', () => {
  test('by its sound and the sizes of its frames', async () => {
    const { session, start, progress, found, rides } = await search([]);
    expect(listCovered(rides.filter(isSure))).toEqual(plan.rides);
    expect(rides.filter(isSure)).toHaveLength(plan.rides.length);
    expect(found).toMatchObject({ foundBy: 'both' });
    expect(found.activity).toHaveLength(150);
    expect(progress.length).toBeGreaterThan(3);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    session.dispose();
    await expect(start()).rejects.toThrow('abort');
  });

  test('by its pictures where the rate is constant, while the search goes on', async () => {
    const { start, controller, progress, shown, rides } = await search(['constant rate']);
    expect(listCovered(rides.filter(isSure))).toEqual(plan.rides);
    expect(rides.filter(isSure)).toHaveLength(plan.rides.length);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    const early = shown.map((part) => part.rides.filter(isSure).length);
    expect(early[0]).toBe(0);
    expect(early.at(-1)).toBeGreaterThan(2);
    for (const part of shown) expect(rides).toEqual(expect.arrayContaining(part.rides.filter(isSure)));
    const stopped = start();
    controller.abort();
    await expect(stopped).rejects.toThrow('abort');
  });

  test('by its picture only where the sound is silence, so that none is sure', async () => {
    const { found, rides } = await search(['silence']);
    expect(found.foundBy).toBe('flat sound');
    expect(listCovered(rides)).toEqual(plan.rides);
    expect(rides.filter(isSure)).toEqual([]);
  });

  test.each<NightCondition[]>([
    ['grain', 'announcer'],
    ['constant rate', 'grain', 'announcer'],
  ])('in grain, with an announcer: %s %s %s', async (...conditions) => {
    const { rides } = await search(conditions);
    expect(listCovered(rides)).toHaveLength(plan.rides.length);
    const sure = rides.filter(isSure);
    expect(listCovered(sure)).toHaveLength(sure.length);
  });
});
