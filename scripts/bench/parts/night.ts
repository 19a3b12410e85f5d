import { join } from 'node:path';
import { buildNightArguments, planNight } from '#tests/support/made-night.ts';
import { withProfile } from '../browser-memory.ts';
import { withBuiltApp } from '../built-app.ts';
import { fillLogin } from '../cold-load.ts';
import { runFfmpeg, withFolder } from '../made-video.ts';
import type { BenchPart } from '../run-part.ts';

const plans = {
  full: planNight({ seconds: 5400, rideCount: 40, size: '320x180' }),
  quick: planNight({ seconds: 150, rideCount: 3, size: '320x180' }),
};
const longMs = 1_800_000;

async function measureSeconds(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1000;
}

/** As a contestant, who needs no animal. */
const measureNight = (origin: string, recording: string) =>
  withProfile(async (page, getMemory) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    page.on('filechooser', () => undefined);
    page.on('dialog', (question) => void question.accept());
    await fillLogin(page, origin, 'contestant');
    await page.waitForURL('**/feed');
    await page.goto(`${origin}/upload/night`);
    await page.getByRole('button', { name: 'Choose recordings' }).waitFor();
    const before = await getMemory();
    const found = await measureSeconds(async () => {
      await page.getByLabel('Recordings').setInputFiles(recording);
      await page.getByText('Suggested ride').first().waitFor({ timeout: longMs });
    });
    await page.getByLabel('Rodeo Event').fill('Bench Rodeo');
    await page.getByLabel('Location').fill('Fort Worth, TX');
    await page.getByLabel('Event Date').fill('2026-10-02');
    await page.getByRole('radio', { name: 'Bull Riding' }).check();
    const marked = await measureSeconds(async () => {
      const accept = page.getByRole('listitem').getByRole('button', { name: /^Accept/ });
      while ((await accept.count()) > 0) await accept.first().click();
    });
    const markMemory = (await getMemory()) - before;
    await page.getByRole('button', { name: /^Publish \d+ rides/ }).click();
    const published = await measureSeconds(async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await page.getByText(/^(\d+) of \1 published$/).waitFor({ timeout: longMs });
    });
    return {
      'rides found in a recording of 90 minutes': found,
      'accepting all of them': marked,
      'all of them published': published,
      'memory that marking adds': markMemory,
      'memory that the night adds': (await getMemory()) - before,
    };
  });

/** A rodeo night in the built app. Needs native ffmpeg to make the recording. */
export const part: BenchPart = {
  metrics: [
    { name: 'rides found in a recording of 90 minutes', unit: 's', target: 60 },
    { name: 'accepting all of them', unit: 's' },
    { name: 'all of them published', unit: 's' },
    { name: 'memory that marking adds', unit: 'MB' },
    { name: 'memory that the night adds', unit: 'MB', target: 800 },
  ],
  measure: (isQuick) =>
    withFolder((folder) => {
      const file = join(folder, 'night.mp4');
      runFfmpeg(...buildNightArguments(isQuick ? plans.quick : plans.full), file);
      return withBuiltApp(async (_browser, origin) => [await measureNight(origin, file)]);
    }),
};
