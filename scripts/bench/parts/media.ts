import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from '../../backend/project.ts';
import { ffmpegCore } from '../../vite/ffmpeg-core-plugin.ts';
import { cutNatively } from '../media/cut-natively.ts';
import { launchProfile, readPeakMemory } from '../browser-memory.ts';
import type { BenchPart, Figures } from '../run-part.ts';

const fullHd = { size: '1920x1080', rate: '30', bitrate: '15M' };
/** The cut begins between keyframes, so that its seams are encoded. */
const inputs = {
  full: { ...fullHd, seconds: 300, selection: { start: 61.3, end: 161.3 } },
  quick: { ...fullHd, seconds: 3, selection: { start: 0.3, end: 2.7 } },
  ultraHd: { size: '3840x2160', rate: '60', bitrate: '46M', seconds: 6, selection: { start: 1.3, end: 5.2 } },
};
type Input = (typeof inputs)['full'];

const encoding = '-c:v libx264 -preset ultrafast -profile:v high -bf 2 -g 60 -pix_fmt yuv420p -c:a aac';

/** Noise, so that it has its bit rate. */
function createVideo(file: string, { size, rate, bitrate, seconds }: Input): void {
  const picture = `testsrc2=s=${size}:r=${rate},noise=alls=12:allf=t`;
  const inputArgs = [
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:sample_rate=48000',
  ];
  const rateArgs = ['-b:v', bitrate, '-maxrate', bitrate, '-bufsize', bitrate];
  const args = [...inputArgs, ...encoding.split(' '), ...rateArgs, '-t', String(seconds)];
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...args, file]);
}

const servePage = async (cacheDir: string) => {
  const server = await createServer({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    plugins: [ffmpegCore()],
    worker: { format: 'es' },
    optimizeDeps: { include: ['mediabunny', 'mp4box'] },
    cacheDir,
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  return server.listen();
};

async function measureMedia(
  url: string,
  video: string,
  { selection }: Input,
  isComplete = true,
): Promise<Figures> {
  const context = await launchProfile();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.setInputFiles('input', video);
    await page.waitForFunction(() => 'measureMedia' in window, undefined, { timeout: 120_000 });
    const before = await readPeakMemory(context.browser());
    const times = await page.evaluate((range) => window.measureMedia(range), selection);
    const memory = (await readPeakMemory(context.browser())) - before;
    const encoded = isComplete ? await page.evaluate(() => window.measureEncoding()) : {};
    return { ...times, 'memory that the cut adds': memory, ...encoded };
  } finally {
    await context.close();
  }
}

/** The same cut by native ffmpeg follows each one in the browser, since machines are busy. */
async function compareMedia(url: string, video: string, input: Input): Promise<Figures> {
  const figures = await measureMedia(url, video, input);
  const native = await cutNatively(video, input.selection, path.dirname(video));
  return { ...figures, 'cut, times as long as native': (figures['100 s cut of 1080p'] ?? NaN) / native };
}

/** src/media in a browser, on a generated video. Needs native ffmpeg for that. */
export const part: BenchPart = {
  metrics: [
    { name: 'index of a 560 MB video read', unit: 's', target: 1 },
    { name: 'first preview frame', unit: 's', target: 1 },
    { name: '100 s cut of 1080p', unit: 's' },
    { name: 'cut, times as long as native', unit: '', target: 2 },
    { name: 'rendition of that cut', unit: 's' },
    { name: "conversion by the browser, of ffmpeg's time", unit: '', target: 0.5 },
    { name: 'memory that the cut adds', unit: 'MB', target: 260 },
    { name: 'memory that a 4K60 cut adds', unit: 'MB', target: 420 },
  ],
  async measure(isQuick) {
    const input = isQuick ? inputs.quick : inputs.full;
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-media-'));
    const video = path.join(folder, 'ride.mov');
    createVideo(video, input);
    const server = await servePage(path.join(folder, 'vite'));
    const url = new URL('scripts/bench/media/bench.html', server.resolvedUrls?.local[0]).href;
    try {
      const rounds: Figures[] = [];
      for (let round = 0; round < (isQuick ? 1 : 3); round += 1)
        rounds.push(await compareMedia(url, video, input));
      if (isQuick) return rounds;
      createVideo(video, inputs.ultraHd);
      const ultraHd = await measureMedia(url, video, inputs.ultraHd, false);
      return [...rounds, { 'memory that a 4K60 cut adds': ultraHd['memory that the cut adds'] ?? NaN }];
    } finally {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
