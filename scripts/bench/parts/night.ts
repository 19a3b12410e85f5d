import { join } from 'node:path';
import type { Page } from 'playwright';
import { buildNightArguments, planNight } from '#tests/support/made-night.ts';
import { launchProfile, readPeakMemory } from '../browser-memory.ts';
import { withBuiltApp } from '../built-app.ts';
import { fillLogin } from '../cold-load.ts';
import { runFfmpeg, withFolder } from '../made-video.ts';
import type { BenchPart, Figures } from '../run-part.ts';

const plans = {
  full: planNight({ seconds: 5400, rideCount: 40, size: '320x180' }),
  quick: planNight({ seconds: 150, rideCount: 3, size: '320x180' }),
};
const longMs = 1_800_000;

/** A page of its own browser, on which a contestant is logged in, who needs no animal. */
async function withPage(
  origin: string,
  work: (page: Page, getMemory: () => Promise<number>) => Promise<Figures>,
) {
  const context = await launchProfile();
  try {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    page.on('filechooser', () => undefined);
    page.on('dialog', (question) => void question.accept());
    await fillLogin(page, origin, 'contestant');
    await page.waitForURL('**/feed');
    return await work(page, () => readPeakMemory(context.browser()));
  } finally {
    await context.close();
  }
}

async function fillRodeo(page: Page) {
  await page.getByLabel('Rodeo Event').fill('Bench Rodeo');
  await page.getByLabel('Location').fill('Fort Worth, TX');
  await page.getByLabel('Event Date').fill('2026-10-02');
  await page.getByRole('radio', { name: 'Bull Riding' }).check();
}

const createClock = () => {
  const startedAt = performance.now();
  return () => (performance.now() - startedAt) / 1000;
};

const measureNight = (origin: string, recording: string) =>
  withPage(origin, async (page, getMemory) => {
    await page.goto(`${origin}/upload/night`);
    await page.getByRole('button', { name: 'Choose recordings' }).waitFor();
    const before = await getMemory();
    const getFindSeconds = createClock();
    await page.getByLabel('Recordings').setInputFiles(recording);
    await page.getByText('Suggested ride').first().waitFor({ timeout: longMs });
    const found = getFindSeconds();
    await fillRodeo(page);
    const getMarkSeconds = createClock();
    const accept = page.getByRole('listitem').getByRole('button', { name: /^Accept/ });
    while ((await accept.count()) > 0) await accept.first().click();
    const marked = getMarkSeconds();
    const markMemory = (await getMemory()) - before;
    await page.getByRole('button', { name: /^Publish \d+ rides/ }).click();
    const getPublishSeconds = createClock();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/^(\d+) of \1 published$/).waitFor({ timeout: longMs });
    return {
      'rides found in a recording of 90 minutes': found,
      'accepting all of them': marked,
      'all of them published': getPublishSeconds(),
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
