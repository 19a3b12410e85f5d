import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core.ts';
import { framesOf, type Selection } from '#src/domain/trim.ts';
import { planCut } from '#src/media/cut/plan.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { atMost, type BenchRow } from '../bench-row.ts';
import { cutNatively, hasNativeFfmpeg, makeRide, runNative } from '../media/native.ts';
import { processWith, watchRenderers } from '../media/renderer-memory.ts';

/** From one keyframe to another. */
const copied: Selection = { start: 62, end: 162 };
const twentySeconds: Selection = { start: 61.3, end: 81.3 };
const hundredSeconds: Selection = { start: 61.3, end: 161.3 };

/** The media workshop in a real browser, against native ffmpeg in the same run; inputs are made on the spot. */
export async function run(): Promise<BenchRow[]> {
  if (!hasNativeFfmpeg()) {
    return [
      { figure: 'media', measured: 'needs a native ffmpeg to compare with', target: '', verdict: 'info' },
    ];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'media-bench-'));
  try {
    const ride = makeRide(folder, 5);
    return await inBrowser(ride, (page, browser) => measure(page, browser, ride, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inBrowser(
  ride: string,
  work: (page: Page, browser: number) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const server = await createServer({
    configFile: false,
    root: path.join(import.meta.dirname, '../../..'),
    logLevel: 'error',
    plugins: [ffmpegCore()],
    worker: { format: 'es' },
    optimizeDeps: { include: ['mp4box'] },
    cacheDir: path.join(path.dirname(ride), 'vite'),
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  // With a profile on disk, as people have one: a private window keeps its private files in memory.
  const profile = path.join(path.dirname(ride), 'profile');
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? 'chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await server.listen();
    const page = await browser.newPage();
    await page.goto(new URL('scripts/bench/media/bench.html', server.resolvedUrls?.local[0]).href);
    await page.setInputFiles('input', ride);
    await page.waitForFunction(() => 'mediaBench' in window);
    return await work(page, processWith(profile));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function measure(page: Page, browser: number, ride: string, folder: string): Promise<BenchRow[]> {
  const copyMemory = watchRenderers(browser);
  await page.evaluate((selection) => window.mediaBench.cut(selection), copied);
  const copyPeak = copyMemory.stop();
  const memory = watchRenderers(browser);
  const short = await page.evaluate((selection) => window.mediaBench.cut(selection), twentySeconds);
  const long = await page.evaluate((selection) => window.mediaBench.cut(selection), hundredSeconds);
  const peak = memory.stop();
  const figures = await page.evaluate(() => window.mediaBench.measure());
  const nativePreviews = runNative(previewsAtOnce(ride, folder));
  const told = await page.evaluate(() => window.mediaBench.source());
  const source = { ...told, file: new File([], 'ride.mov') };
  return [
    atMost('index of 560 MB read', figures.probe, { unit: 's', target: 1 }),
    atMost('first preview frame', figures.firstPreview, { unit: 's', target: 1 }),
    atMost('12 preview frames against native', figures.allPreviews / nativePreviews, {
      unit: 'x',
      target: 2,
    }),
    atMost(
      '20 s cut of 1080p against native',
      short.seconds / natively(source, ride, folder, twentySeconds),
      {
        unit: 'x',
        target: 5,
      },
    ),
    atMost(
      '100 s cut of 1080p against native',
      long.seconds / natively(source, ride, folder, hundredSeconds),
      {
        unit: 'x',
        target: 5,
      },
    ),
    atMost(
      'frames too many or too few',
      Math.abs(short.frames - short.wanted) + Math.abs(long.frames - long.wanted),
      {
        unit: 'frames',
        target: 0,
      },
    ),
    atMost('peak renderer memory, 100 s copied', copyPeak, { unit: 'MB', target: 260 }),
    atMost('peak renderer memory, with seams encoded', peak, { unit: 'MB', target: 260, ceiling: 320 }),
    atMost('thumbnail', figures.thumbnailBytes / 1000, { unit: 'KB', target: 200 }),
  ];
}

function natively(source: SourceVideo, ride: string, folder: string, selection: Selection): number {
  const range = framesOf({ frames: source.video.frames, duration: source.duration }, selection);
  return cutNatively(
    source,
    ride,
    range,
    planCut(source, range, () => true),
    folder,
  );
}

/** What native ffmpeg does fastest for the same twelve pictures: one command. */
function previewsAtOnce(ride: string, folder: string): string[] {
  const places = Array.from({ length: 12 }, (_, place) => place);
  return [
    ...places.flatMap((place) => ['-ss', String((place + 0.5) * 25), '-i', ride]),
    ...places.flatMap((place) => [
      ...['-map', `${place}:v`, '-frames:v', '1', '-vf', 'scale=160:-2', path.join(folder, `${place}.jpg`)],
    ]),
  ];
}
