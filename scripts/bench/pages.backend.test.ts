import { expect, test } from 'vitest';
import { getPorts } from '../backend/ports.ts';
import { host } from '../backend/project.ts';
import { launchChromium, measurePages, part as firstLoad } from './parts/first-load.ts';
import { part as media } from './parts/media.ts';
import { runPart } from './run-part.ts';

const origin = `http://${host}:${getPorts('test').hosting}`;

test('measures the first load of every page', async () => {
  const browser = await launchChromium();
  const figures = await measurePages(browser, origin, false);
  await browser.close();
  expect(firstLoad.metrics.filter(({ name }) => !Number.isFinite(figures[name]))).toEqual([]);
});

test('measures src/media in a browser', async () => {
  const rows = await runPart(media, true);
  expect(rows.map(({ measured }) => measured).join()).not.toContain('NaN');
  expect(rows).toHaveLength(media.metrics.length);
});
