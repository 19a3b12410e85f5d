import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { ffmpegCore } from '#scripts/vite/ffmpeg-core.ts';
import { getFrameRange, type Selection } from '#src/domain/trim.ts';
import { planCut } from '#src/media/cut/plan.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { checkAtMost, type BenchResult } from '../bench-result.ts';
import { benchFirstFrame } from '../media/first-frame.ts';
import { createBenchVideo, cutWithNativeFfmpeg, runNativeFfmpeg } from '../media/native-ffmpeg.ts';
import { downloadCut, inspectPublishedFile, type PublishedFile } from '../media/published-file.ts';
import { findBrowserProcess, startMemoryMonitor } from '../media/renderer-memory.ts';
import { hasNativeFfmpeg } from '../../../tools/demo-media/encode-with-native-ffmpeg.ts';

/** From keyframe to keyframe, so no frame is encoded. */
const keyframeAlignedSelection: Selection = { start: 62, end: 162 };
const twentySecondSelection: Selection = { start: 61.3, end: 81.3 };
const hundredSecondSelection: Selection = { start: 61.3, end: 161.3 };

/** Measures src/media in a browser against native ffmpeg, on generated input. */
export async function run(): Promise<BenchResult[]> {
  if (!hasNativeFfmpeg()) {
    return [{ metric: 'media', measured: 'needs native ffmpeg', target: '', status: 'info' }];
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'media-bench-'));
  try {
    const ride = createBenchVideo(folder, 5);
    return await runInBrowser(ride, (page, browser) => benchInPage(page, browser, ride, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runInBrowser(
  ride: string,
  work: (page: Page, browser: number) => Promise<BenchResult[]>,
): Promise<BenchResult[]> {
  const root = path.join(import.meta.dirname, '../../..');
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [ffmpegCore()],
    worker: { format: 'es' },
    optimizeDeps: { include: ['mp4box'] },
    cacheDir: path.join(path.dirname(ride), 'vite'),
    server: {
      port: 0,
      host: '127.0.0.1',
      hmr: false,
      watch: null,
      // Published files are played from there.
      fs: { allow: [root, path.dirname(ride)] },
    },
  });
  // A profile on disk, because private windows keep their files in memory.
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
    return await work(page, findBrowserProcess(profile));
  } finally {
    await browser.close();
    await server.close();
  }
}

async function benchInPage(
  page: Page,
  browser: number,
  ride: string,
  folder: string,
): Promise<BenchResult[]> {
  const cut = (selection: Selection) =>
    page.evaluate((selected) => window.mediaBench.cut(selected), selection);
  const copyMemory = startMemoryMonitor(browser);
  await cut(keyframeAlignedSelection);
  const copyPeak = copyMemory.stop();
  const memory = startMemoryMonitor(browser);
  const short = await cut(twentySecondSelection);
  const long = await cut(hundredSecondSelection);
  const peak = memory.stop();
  const shortSeconds = Math.min(short.seconds, await measureFastest(() => cut(twentySecondSelection)));
  const longSeconds = Math.min(long.seconds, await measureFastest(() => cut(hundredSecondSelection)));
  // The first cut is not inspected.
  const [shortFile, longFile] = [await inspectCut(page, 1, folder), await inspectCut(page, 2, folder)];
  const metrics = await page.evaluate(() => window.mediaBench.measure());
  const nativePreviews = runNativeFfmpeg(buildPreviewArguments(ride, folder));
  const sourceWithoutFile = await page.evaluate(() => window.mediaBench.readSource());
  const source = { ...sourceWithoutFile, file: new File([], 'ride.mov') };
  return [
    checkAtMost('index of 560 MB read', metrics.probe, { unit: 's', target: 1 }),
    checkAtMost('first preview frame', metrics.firstPreview, { unit: 's', target: 1 }),
    checkAtMost('12 preview frames against native', metrics.allPreviews / nativePreviews, {
      unit: 'x',
      target: 2,
    }),
    checkAtMost(
      '20 s cut of 1080p against native',
      shortSeconds / (await measureNativeCut(source, ride, folder, twentySecondSelection)),
      {
        unit: 'x',
        target: 5,
      },
    ),
    checkAtMost(
      '100 s cut of 1080p against native',
      longSeconds / (await measureNativeCut(source, ride, folder, hundredSecondSelection)),
      {
        unit: 'x',
        target: 5,
      },
    ),
    checkAtMost(
      'extra or missing frames',
      Math.abs(shortFile.frames - short.expectedFrames) + Math.abs(longFile.frames - long.expectedFrames),
      { unit: 'frames', target: 0 },
    ),
    checkAtMost(
      'published files with their index at the end',
      [shortFile, longFile].filter((file) => !file.isIndexFirst).length,
      { unit: 'files', target: 0 },
    ),
    checkAtMost('peak renderer memory, 100 s copied', copyPeak, { unit: 'MB', target: 260 }),
    checkAtMost('peak renderer memory, with seams encoded', peak, { unit: 'MB', target: 260, limit: 320 }),
    checkAtMost('thumbnail', metrics.thumbnailBytes / 1000, { unit: 'KB', target: 200 }),
    ...(await benchFirstFrame(page, folder)),
  ];
}

/** Inspects the file that a cut would publish. @param index of the cut */
async function inspectCut(page: Page, index: number, folder: string): Promise<PublishedFile> {
  const file = path.join(folder, 'published.mp4');
  await downloadCut(page, index, file);
  return inspectPublishedFile(file);
}

async function measureNativeCut(
  source: SourceVideo,
  ride: string,
  folder: string,
  selection: Selection,
): Promise<number> {
  const range = getFrameRange({ frameTimes: source.video.frameTimes, duration: source.duration }, selection);
  const plan = await planCut(source, range, () => Promise.resolve(true));
  return measureFastest(() => ({ seconds: cutWithNativeFfmpeg(source, ride, range, plan, folder) }));
}

/** The fastest of three runs, because other processes only ever slow one down. */
async function measureFastest(
  work: () => { seconds: number } | Promise<{ seconds: number }>,
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < 3; count++) times.push((await work()).seconds);
  return Math.min(...times);
}

/** One command for twelve preview frames, the fastest way with native ffmpeg. */
function buildPreviewArguments(ride: string, folder: string): string[] {
  const indexes = Array.from({ length: 12 }, (_, index) => index);
  return [
    ...indexes.flatMap((index) => ['-ss', String((index + 0.5) * 25), '-i', ride]),
    ...indexes.flatMap((index) => [
      ...['-map', `${index}:v`, '-frames:v', '1', '-vf', 'scale=160:-2', path.join(folder, `${index}.jpg`)],
    ]),
  ];
}
