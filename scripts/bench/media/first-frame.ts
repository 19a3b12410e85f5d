import path from 'node:path';
import type { Page } from 'playwright';
import { checkAtMost, type BenchResult } from '../bench-result.ts';
import { downloadCut } from './published-file.ts';

/** Bytes per second of a line with 1.6 Mbit/s. */
const slowLine = 200_000;
const rounds = 3;
const demoClip = path.join(import.meta.dirname, '../../../tools/demo-media/out/clips/bull-night.mp4');

/** Compares how soon a demo clip plays on a slow line with the same clip after publishing. */
export async function benchFirstFrame(page: Page, folder: string): Promise<BenchResult[]> {
  await page.setInputFiles('input', demoClip);
  const published = path.join(folder, 'published-demo.mp4');
  await page.evaluate(() => window.mediaBench.cut({ start: 0, end: Number.MAX_SAFE_INTEGER }));
  await downloadCut(page, -1, published);

  const session = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 0, downloadThroughput: slowLine, uploadThroughput: slowLine };
  await session.send('Network.emulateNetworkConditions', line);
  const measure = (file: string) =>
    page.evaluate((url) => window.mediaBench.measureFirstFrame(url), `/@fs${file}?${crypto.randomUUID()}`);
  const seconds: { demo: number; published: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    seconds.push({ demo: await measure(demoClip), published: await measure(published) });
  await session.detach();
  const getMedian = (name: 'demo' | 'published') =>
    seconds.map((times) => times[name]).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? Infinity;
  const demo = getMedian('demo');
  return [
    {
      metric: 'first frame of a demo clip at 1.6 Mbit/s',
      measured: `${demo.toFixed(2)} s`,
      target: '',
      status: 'info',
    },
    checkAtMost('first frame of it published against it', getMedian('published') / demo, {
      unit: 'x',
      target: 1.1,
    }),
  ];
}
