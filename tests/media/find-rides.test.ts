import { expect, test } from 'vitest';
import { planNight } from '#tests/support/made-night.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { createNight } from './numbered-clips.ts';

const plan = planNight({ seconds: 600, rideCount: 6, size: '320x180' });

test('the rides of a source are found by its sound and the sizes of its frames', async () => {
  const session = openTrimSession(await probeVideo(await createNight(plan)));
  const progress: number[] = [];
  const { rides, activity } = await session.findRides((searched) => progress.push(searched));
  const isFound = (ride: (typeof plan.rides)[number]) =>
    rides.some(({ start, end }) => start <= ride.start && end >= ride.end);
  expect(plan.rides.filter((ride) => !isFound(ride))).toEqual([]);
  expect(rides).toHaveLength(plan.rides.length);
  expect(activity).toHaveLength(150);
  expect(progress.length).toBeGreaterThan(3);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  session.dispose();
  await expect(session.findRides(() => undefined)).rejects.toThrow('abort');
});
