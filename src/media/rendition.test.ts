import { beforeEach, expect, test, vi } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/build-source-video.ts';
import { makeRendition } from './rendition.ts';

const run = vi.hoisted(() => vi.fn<() => Promise<Blob>>());
vi.mock('./ffmpeg-client.ts', () => ({ ffmpegQueue: { run } }));
const chooseEncoder = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('./encode/choose-encoder.ts', () => ({
  canBrowserEncode: () => Promise.resolve(false),
  chooseEncoder,
}));
const encodeFrames = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('./encode/browser-codecs.ts', () => ({ encodeFrames }));
const clip = buildSourceVideo({
  ...{ width: 1280, height: 720 },
  // With 400 kbit/s of sound.
  video: {
    ...{ codedWidth: 1280, codedHeight: 720 },
    frameSizes: Float64Array.from({ length: 300 }, () => 3_500_000 / 300),
  },
});
vi.mock('./probe-video.ts', () => ({ probeVideo: () => Promise.resolve(clip) }));

const createFile = (bytes: number) => new Blob([new Uint8Array(bytes)]);
const { signal } = new AbortController();
/** 3.2 Mbit/s. */
const clipFile = createFile(4_000_000);

beforeEach(() => {
  run.mockReset();
  chooseEncoder.mockResolvedValue('ffmpeg');
});

test.each([
  { firstTry: 2_500_000, kept: 2_500_000, tries: 1, what: 'a light one is kept' },
  {
    firstTry: 3_300_000,
    kept: 1_500_000,
    tries: 2,
    what: 'one that is hardly lighter than its clip is made again',
  },
  { firstTry: 4_900_000, kept: 1_500_000, tries: 2, what: 'one that is too heavy is made again' },
])('of renditions $what', async ({ firstTry, kept, tries }) => {
  run.mockResolvedValueOnce(createFile(firstTry)).mockResolvedValueOnce(createFile(1_500_000));
  expect((await makeRendition(clipFile, 720, { signal }))?.size).toBe(kept);
  expect(run).toHaveBeenCalledTimes(tries);
});

test('[UPL-13] the sound, which is copied, does not make a picture too heavy', async () => {
  run.mockResolvedValueOnce(createFile(1_500_000));
  expect((await makeRendition(clipFile, 360, { signal }))?.size).toBe(1_500_000);
});

test('there is no rendition where even the second one is hardly lighter', async () => {
  run.mockResolvedValue(createFile(3_300_000));
  expect(await makeRendition(clipFile, 720, { signal })).toBeUndefined();
});

test('ffmpeg does not begin what was aborted in the browser', async () => {
  const controller = new AbortController();
  chooseEncoder.mockResolvedValue('browser');
  encodeFrames.mockImplementationOnce(() => {
    controller.abort();
    return Promise.reject(new DOMException('', 'AbortError'));
  });
  await expect(makeRendition(clipFile, 720, controller)).rejects.toThrow(/abort/i);
  expect(run).not.toHaveBeenCalled();
});
