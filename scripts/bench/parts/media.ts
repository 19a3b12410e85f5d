import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { build, preview as serve, type InlineConfig } from 'vite';
import { projectRoot } from '../../backend/project.ts';
import { ffmpegCore } from '../../vite/ffmpeg-core-plugin.ts';
import type { Encoding } from '../media/bench-page.ts';
import { withProfile } from '../browser-memory.ts';
import { makeVideo, runFfmpeg, withFolder, type VideoPlan } from '../made-video.ts';
import { measureRounds, type BenchPart, type Figures } from '../run-part.ts';

interface Input extends VideoPlan {
  readonly selection: { start: number; end: number };
}

const fullHd = { size: '1920x1080', rate: 30, bitrate: '15M' };
/** The cuts begin between keyframes, so that their seams are encoded. */
const inputs = {
  full: { ...fullHd, seconds: 300, selection: { start: 61.3, end: 161.3 } },
  quick: { ...fullHd, seconds: 3, selection: { start: 0.3, end: 2.7 } },
  ride: { ...fullHd, bitrate: '8M', seconds: 7, selection: { start: 0.5, end: 6.5 } },
  ultraHd: { size: '3840x2160', rate: 60, bitrate: '46M', seconds: 6, selection: { start: 1.3, end: 5.2 } },
} satisfies Record<string, Input>;
/** The full input has 4.5 GB. */
const repeatsOfLong = 8;

/** With pictures out of order, as phones record them. */
const createVideo = (file: string, input: Input) => makeVideo(file, input, '-bf 2');

/** Built as the app is: unbundled modules start slowly. @returns how to stop it */
async function servePage(outDir: string): Promise<{ url: string; close: () => Promise<void> }> {
  const page = 'scripts/bench/media/bench.html';
  const config: InlineConfig = {
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [ffmpegCore()],
    publicDir: false,
    worker: { format: 'es' },
    build: { outDir, target: 'es2023', rolldownOptions: { input: page } },
    preview: { port: 0, host: '127.0.0.1' },
  };
  await build(config);
  const server = await serve(config);
  return { url: new URL(page, server.resolvedUrls?.local[0]).href, close: () => server.close() };
}

/** The index comes first, as in files that were downloaded. */
const repeatVideo = (video: string, repeats: number, file: string) =>
  runFfmpeg('-stream_loop', String(repeats - 1), '-i', video, '-c', 'copy', '-movflags', 'faststart', file);

const openBenchPage = <Result>(
  url: string,
  video: string,
  run: (page: Page, readMemory: () => Promise<number>) => Promise<Result>,
) =>
  withProfile(async (page, readMemory) => {
    await page.goto(url);
    await page.setInputFiles('input', video);
    await page.waitForFunction(() => 'encode' in window, undefined, { timeout: 120_000 });
    return run(page, readMemory);
  });

/** What a program of the desktop does: copies what is near the selection. @returns the seconds that it takes */
function copyNatively(video: string, { start, end }: Input['selection']): number {
  const startedAt = performance.now();
  runFfmpeg('-ss', String(start), '-to', String(end), '-i', video, '-c', 'copy', `${video}.native.mov`);
  return (performance.now() - startedAt) / 1000;
}

/** A copy by native ffmpeg follows each cut in the browser, since machines are busy. */
const measureCut = (url: string, video: string, { selection }: Input) =>
  openBenchPage(url, video, async (page, readMemory) => {
    const before = await readMemory();
    const { index = NaN } = await page.evaluate(() => window.openVideo());
    const { cut = NaN } = await page.evaluate((range) => window.cut(range), selection);
    const memory = (await readMemory()) - before;
    const { preview = NaN } = await page.evaluate(() => window.showPreviews());
    const native = copyNatively(video, selection);
    return {
      'index of a 560 MB video read': index,
      'first preview frame': preview,
      '100 s cut of 1080p': cut,
      'cut, times as long as a native copy': cut / native,
      'memory that the cut adds': memory,
    };
  });

const measureLong = (url: string, video: string) =>
  openBenchPage(url, video, async (page) => {
    const { index = NaN } = await page.evaluate(() => window.openVideo());
    const { preview = NaN } = await page.evaluate(() => window.showPreviews());
    return { 'index of a 4.5 GB video read': index, 'first preview of it': preview };
  });

/** @param encodings that are compared */
const measureEncoding = (url: string, video: string, { selection }: Input, encodings: Encoding[]) =>
  openBenchPage(url, video, async (page, readMemory) => {
    const before = await readMemory();
    await page.evaluate(() => window.openVideo());
    await page.evaluate((range) => window.cut(range), selection);
    const memory = (await readMemory()) - before;
    return { memory, ratios: await page.evaluate((names) => window.encode(names), encodings) };
  });

async function measureEncodings(url: string, video: string): Promise<Figures> {
  createVideo(video, inputs.ride);
  const ride = await measureEncoding(url, video, inputs.ride, ['rendition']);
  createVideo(video, inputs.ultraHd);
  const ultraHd = await measureEncoding(url, video, inputs.ultraHd, ['conversion']);
  return {
    'memory that a 4K60 cut adds': ultraHd.memory,
    "conversion of 4K60 by the browser, of ffmpeg's time": ultraHd.ratios['conversion'] ?? NaN,
    "light rendition of a ride by the browser, of ffmpeg's time": ride.ratios['rendition'] ?? NaN,
  };
}

/** src/media in a browser, on a generated video. Needs native ffmpeg for that. */
export const part: BenchPart = {
  metrics: [
    { name: 'index of a 560 MB video read', unit: 's', target: 1 },
    { name: 'first preview frame', unit: 's', target: 1 },
    { name: '100 s cut of 1080p', unit: 's' },
    { name: 'cut, times as long as a native copy', unit: '' },
    { name: 'memory that the cut adds', unit: 'MB', target: 260 },
    { name: 'index of a 4.5 GB video read', unit: 's' },
    { name: 'first preview of it', unit: 's', target: 1.5 },
    { name: 'memory that a 4K60 cut adds', unit: 'MB', target: 420 },
    { name: "conversion of 4K60 by the browser, of ffmpeg's time", unit: '', target: 0.5 },
    { name: "light rendition of a ride by the browser, of ffmpeg's time", unit: '', target: 0.5 },
  ],
  measure: (isQuick) =>
    withFolder(async (folder) => {
      const input = isQuick ? inputs.quick : inputs.full;
      const video = path.join(folder, 'ride.mov');
      createVideo(video, input);
      const { url, close } = await servePage(path.join(folder, 'page'));
      try {
        const rounds = await measureRounds(isQuick, () => measureCut(url, video, input));
        if (isQuick) return rounds;
        const long = path.join(folder, 'long.mov');
        repeatVideo(video, repeatsOfLong, long);
        rounds.push(await measureLong(url, long));
        rmSync(long);
        rounds.push(await measureEncodings(url, video));
        return rounds;
      } finally {
        await close();
      }
    }),
};
