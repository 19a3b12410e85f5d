import type { Page } from 'playwright';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { withBuiltApp } from '../built-app.ts';
import { phone, slowDesktop, slowDown, withPage } from '../cold-load.ts';
import { measureEach, measureRounds, type BenchPart, type Figures } from '../run-part.ts';

const rideId = videos.at(-1)?.video_id ?? '';

declare global {
  interface Window {
    playbackFigures: { firstFrame: number; stalls: number; standstill: number; hasEnded: boolean };
  }
}

/**
 * Runs in the page before its own scripts, without named functions. A stall is a picture that stands still after it has
 * moved.
 */
function measurePlayback(): void {
  const stallMs = 250;
  const figures = { firstFrame: 0, stalls: 0, standstill: 0, hasEnded: false };
  window.playbackFigures = figures;
  let last = { time: 0, movedAt: 0 };
  setInterval(() => {
    const clip = document.querySelector('video');
    if (!clip || figures.hasEnded) return;
    const now = performance.now();
    if (clip.readyState > 1) figures.firstFrame ||= now;
    figures.hasEnded = clip.ended;
    if (clip.currentTime === last.time || clip.currentTime === 0) return;
    const gap = last.movedAt > 0 ? now - last.movedAt : 0;
    last = { time: clip.currentTime, movedAt: now };
    if (gap < stallMs) return;
    figures.stalls += 1;
    figures.standstill += gap;
  }, 20);
}

/** Counts the bytes of the ride's files as they arrive. */
async function countClipBytes(page: Page): Promise<Record<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const names = new Map<string, string>();
  const bytes: Record<string, number> = {};
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const [, name] = /(\.mov|720\.mp4|360\.mp4)\?/.exec(response.url) ?? [];
    if (name) names.set(requestId, name);
  });
  client.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const name = names.get(requestId);
    if (name) bytes[name] = (bytes[name] ?? 0) + dataLength;
  });
  return bytes;
}

interface WatchedPage {
  readonly name: string;
  readonly path: string;
  /** An iPhone says nothing of the connection. */
  readonly isLineUnknown?: true;
  /** Opens the ride on the page. */
  readonly start?: (page: Page) => Promise<void>;
}

const device = { ...phone, line: slowDesktop.line };
const path = `/video/${rideId}`;
const pages: readonly WatchedPage[] = [
  { name: 'shared ride', path },
  { name: 'shared ride on an unknown line', path, isLineUnknown: true },
  {
    name: 'embedded ride',
    path: `/embed/${rideId}`,
    start: (page) => page.getByRole('button', { name: /^Play/ }).click(),
  },
];

const hideLine = "Object.defineProperty(Navigator.prototype, 'connection', { value: undefined });";

/** Plays a ride to its end. */
async function watchRide(page: Page, url: string, { name, start }: WatchedPage): Promise<Figures> {
  // The function and Hosting have started by then.
  await page.request.get(url);
  const bytes = await countClipBytes(page);
  await slowDown(page, device);
  await page.goto(url, { waitUntil: 'commit' });
  await start?.(page);
  await page.waitForFunction(() => window.playbackFigures.hasEnded, undefined, { timeout: 180_000 });
  const { firstFrame, stalls, standstill } = await page.evaluate(() => window.playbackFigures);
  return {
    [`${name}, first frame`]: firstFrame,
    [`${name}, stalls`]: stalls,
    [`${name}, standing still`]: standstill,
    [`${name}, transferred`]: Object.values(bytes).reduce((sum, count) => sum + count, 0) / 1e6,
  };
}

/** A ride at 1.6 Mbit/s with 150 ms. */
export const part: BenchPart = {
  metrics: pages.flatMap(({ name }) => [
    { name: `${name}, first frame`, unit: 'ms', target: 2500 },
    { name: `${name}, stalls`, unit: '', target: 0 },
    { name: `${name}, standing still`, unit: 'ms' },
    { name: `${name}, transferred`, unit: 'MB' },
  ]),
  measure: (isQuick) =>
    withBuiltApp((browser, origin) => {
      const watch = (watched: WatchedPage) => {
        const scripts = [`(${String(measurePlayback)})();`, ...(watched.isLineUnknown ? [hideLine] : [])];
        return withPage(browser, { viewport: device.viewport }, scripts, (page) =>
          watchRide(page, origin + watched.path, watched),
        );
      };
      return measureRounds(isQuick, () => measureEach(pages, watch));
    }),
};
