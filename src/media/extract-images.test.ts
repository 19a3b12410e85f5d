import { beforeEach, expect, test, vi } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { FfmpegLoadError, ProcessingFailedError } from './errors.ts';
import { extractFrame, extractPreviews, limitFileSize } from './extract-images.ts';
import type { FfmpegJob } from './ffmpeg-queue.ts';

const job = vi.hoisted(() => ({
  mount: vi.fn<FfmpegJob['mount']>(),
  exec: vi.fn<FfmpegJob['exec']>(),
  readFile: vi.fn<FfmpegJob['readFile']>(),
}));
const run = vi.hoisted(() => vi.fn<(work: (ffmpeg: typeof job) => Promise<unknown>) => Promise<unknown>>());
vi.mock('./ffmpeg-client.ts', () => ({ ffmpegQueue: { run } }));

const source = buildSourceVideo();
const { signal } = new AbortController();
const broken = new ProcessingFailedError('RuntimeError');

beforeEach(() => {
  vi.resetAllMocks();
  run.mockImplementation((work) => work(job));
  job.readFile.mockResolvedValue(new Uint8Array(10));
});

test('[UPL-04] leaves out the preview frame that breaks the core and extracts the others in jobs of their own', async () => {
  job.exec.mockResolvedValueOnce().mockRejectedValueOnce(broken).mockResolvedValue();
  const indices: number[] = [];
  await extractPreviews(source, [1, 2, 3, 4], ({ index }) => indices.push(index), signal);
  expect(indices).toEqual([0, 2, 3]);
  expect(run).toHaveBeenCalledTimes(4);
});

test('[UPL-04] gives up on a preview frame after 20 seconds', async () => {
  await extractPreviews(source, [1], () => undefined, signal);
  expect(job.exec).toHaveBeenCalledExactlyOnceWith(expect.anything(), { timeoutSeconds: 20 });
});

test('[UPL-04] fails when no preview frame could be extracted', async () => {
  job.exec.mockRejectedValue(broken);
  await expect(extractPreviews(source, [1, 2], () => undefined, signal)).rejects.toMatchObject({
    name: 'ProcessingFailedError',
    cause: broken,
  });
});

test('[UPL-04] does not try every preview frame when ffmpeg cannot be loaded', async () => {
  const failure = new FfmpegLoadError('Offline.');
  run.mockRejectedValue(failure);
  await expect(extractPreviews(source, [1, 2], () => undefined, signal)).rejects.toBe(failure);
  expect(run).toHaveBeenCalledOnce();
});

test('[UPL-04] extracts no further preview frame once it is aborted', async () => {
  const controller = new AbortController();
  job.exec.mockImplementation(() => {
    controller.abort();
    return Promise.reject(broken);
  });
  await expect(extractPreviews(source, [1, 2], () => undefined, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(run).toHaveBeenCalledOnce();
});

/** What the runs of ffmpeg give, in bytes. */
const giveImages = (...sizes: number[]) => {
  for (const size of sizes) job.readFile.mockResolvedValueOnce(new Uint8Array(size));
};

test.each<[string, number[], number, number]>([
  ['a dithered picture where it is light enough', [200_000, 150_000], 200_000, 1],
  ['the same colors without dithering otherwise', [200_001, 200_000], 200_000, 1],
  ['as many colors as possible of noise', [400_000, 390_000, 260_000, 199_000, 150_000], 199_000, 2],
  [
    'the smallest of all where none is light enough',
    [500_000, 450_000, 400_000, 350_000, 300_000],
    300_000,
    2,
  ],
])('[UPL-05] a thumbnail is %s', async (_case, sizes, expected, runs) => {
  giveImages(900_000, ...sizes);
  const image = await limitFileSize(await extractFrame(source, 30, signal), signal);
  expect(image.size).toBe(expected);
  // The video is decoded once, whatever size its thumbnail has.
  const inputs = job.mount.mock.calls.map(([{ files }]) => files[0].name);
  expect(inputs).toEqual(['ride.mov', ...Array.from({ length: runs }, () => 'frame.png')]);
});

test('[UPL-05] leaves a small thumbnail as it is', async () => {
  const image = new Blob([new Uint8Array(200_000)]);
  expect(await limitFileSize(image, signal)).toBe(image);
  expect(run).not.toHaveBeenCalled();
});
