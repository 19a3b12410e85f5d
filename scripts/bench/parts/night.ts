import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Selection } from '#src/domain/trim.ts';
import { buildNightArguments, planNight, type MadeNight } from '#tests/support/made-night.ts';
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

/** Of rides that were found, how many cover one that is there; and of those there, how many are covered. */
function rate(found: readonly Selection[], rides: readonly Selection[]) {
  const covers = (one: Selection, ride: Selection) => one.start <= ride.start && one.end >= ride.end;
  const right = found.filter((one) => rides.some((ride) => covers(one, ride)));
  const hit = rides.filter((ride) => found.some((one) => covers(one, ride)));
  return { precision: (right.length / found.length) * 100, recall: (hit.length / rides.length) * 100 };
}

/** From the list of rides: m:ss or h:mm:ss times of a selection. */
async function readFound(page: Page): Promise<Selection[]> {
  const texts = await page.locator('main ol li').allTextContents();
  const toSeconds = (text = '') => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return texts.flatMap((text) => {
    const [, start, end] = /([\d:]+:\d\d) – ([\d:]+:\d\d)/.exec(text) ?? [];
    return start ? [{ start: toSeconds(start), end: toSeconds(end) + 1 }] : [];
  });
}

const measureNight = (origin: string, recording: string, { rides }: MadeNight) =>
  withPage(origin, async (page, getMemory) => {
    await page.goto(`${origin}/upload/night`);
    await page.getByRole('button', { name: 'Choose recordings' }).waitFor();
    const before = await getMemory();
    const getFindSeconds = createClock();
    await page.getByLabel('Recordings').setInputFiles(recording);
    await page.getByText('Suggested ride').first().waitFor({ timeout: longMs });
    const found = getFindSeconds();
    const { precision, recall } = rate(await readFound(page), rides);
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
      'rides that were found': recall,
      'finds that are rides': precision,
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
    { name: 'rides that were found', unit: '%' },
    { name: 'finds that are rides', unit: '%' },
    { name: 'accepting all of them', unit: 's' },
    { name: 'all of them published', unit: 's' },
    { name: 'memory that marking adds', unit: 'MB' },
    { name: 'memory that the night adds', unit: 'MB', target: 800 },
  ],
  measure: (isQuick) =>
    withFolder((folder) => {
      const night = isQuick ? plans.quick : plans.full;
      const file = join(folder, 'night.mp4');
      runFfmpeg(...buildNightArguments(night), file);
      return withBuiltApp(async (_browser, origin) => [await measureNight(origin, file, night)]);
    }),
};
