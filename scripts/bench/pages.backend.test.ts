import { expect, test } from 'vitest';
import { getPorts } from '../backend/ports.ts';
import { host } from '../backend/project.ts';
import { currentSubject } from './checkout.ts';
import { launchChromium, measurePages, part as firstLoad } from './parts/first-load.ts';
import { part as media } from './parts/media.ts';
import { runPart } from './run-part.ts';

const origin = `http://${host}:${getPorts('test').hosting}`;

const isServed = await fetch(origin).then(Boolean, () => false);

test.runIf(isServed)(
  'measures the first load of every page on the app of the browser tests',
  async () => {
    const browser = await launchChromium();
    const figures = await measurePages(browser, origin, false);
    await browser.close();
    expect(firstLoad.metrics.filter(({ name }) => !Number.isFinite(figures[name]))).toEqual([]);
  },
  60_000,
);

test.skipIf(isServed)(
  'builds the app, starts a backend and measures the first load of every page',
  async () => {
    expect(await runPart(firstLoad, [currentSubject], true)).toHaveLength(firstLoad.metrics.length);
  },
  300_000,
);

test('measures src/media in a browser', async () => {
  const rows = await runPart(media, [currentSubject], true);
  expect(rows.map(({ measured }) => measured).join()).not.toContain('NaN');
  expect(rows).toHaveLength(media.metrics.length);
}, 300_000);
