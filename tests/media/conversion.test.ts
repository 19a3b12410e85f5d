import { afterEach, expect, test, vi } from 'vitest';
import { UnsupportedFileError } from '#src/media/errors.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { expectExactTrim } from './expect-trim.ts';
import { convertClip, createClip } from './numbered-clips.ts';
import { canEncodeH264 } from './web-codecs.ts';

/* Videos that have to be encoded, of codecs that this browser decodes. */

afterEach(() => vi.unstubAllGlobals());

const vp9 = ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-g', '30'];
const av1 = ['-c:v', 'libsvtav1', '-preset', '12', '-g', '30'];
const inMp4 = ['-f', 'mp4'];
const rotate = ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4'];
const middle = { start: 0.72, end: 1.58 };
const createShortClip = (videoArguments: readonly string[], options = {}) =>
  createClip({ seconds: 2, videoArguments, containerArguments: inMp4, ...options });

const kinds: { name: string; create: () => Promise<File> }[] = [
  { name: 'VP9', create: () => createShortClip(vp9) },
  { name: 'AV1', create: () => createShortClip(av1) },
  { name: 'AV1 with 10 bits', create: () => createShortClip([...av1, '-pix_fmt', 'yuv420p10le']) },
  {
    name: 'AV1 with other sound',
    create: () => createShortClip(av1, { audioArguments: ['-c:a', 'libopus'] }),
  },
  { name: 'AV1, rotated', create: async () => convertClip(await createShortClip(av1), rotate) },
  {
    name: 'VP9 with pixels that are not square, 50 frames per second',
    create: () => createShortClip(vp9, { rate: 50, filters: ',scale=480:360,setsar=4/3' }),
  },
];

test.each(kinds)('D19 converts with the codecs of the browser: $name', async ({ create }) => {
  const { probedResult } = await expectExactTrim(await create(), middle);
  expect(await canEncodeH264()).toBe(true);
  // ffmpeg would choose a simpler profile.
  expect(probedResult.video.codec).toMatch(/^avc1\.64/);
});

test('D19 converts with ffmpeg where the browser has no codecs', async () => {
  vi.stubGlobal('VideoEncoder', undefined);
  const { probedResult } = await expectExactTrim(await createShortClip(vp9), middle);
  expect(probedResult.video.codec).not.toMatch(/^avc1\.64/);
});

test('D19 converts with ffmpeg where the codecs of the browser fail', async () => {
  const supported = () => Promise.resolve({ supported: true });
  vi.spyOn(VideoDecoder, 'isConfigSupported').mockImplementation(supported);
  const proRes = ['-c:v', 'prores_ks', '-profile:v', 'proxy'];
  const clip = await createClip({ seconds: 2, videoArguments: proRes });
  const { probedResult } = await expectExactTrim(clip, middle);
  expect(probedResult.video.codec).not.toMatch(/^avc1\.64/);
});

test('D19 rejects AV1 where the browser has no codecs', async () => {
  const clip = await createShortClip(av1);
  vi.stubGlobal('VideoDecoder', undefined);
  await expect(probeVideo(clip)).rejects.toBeInstanceOf(UnsupportedFileError);
});

test('D19 estimates how long the browser takes', async () => {
  const session = openTrimSession(await probeVideo(await createShortClip(av1)));
  const seconds = await session.estimateConversion(middle);
  expect(seconds).toBeGreaterThan(0.01);
  expect(seconds).toBeLessThan(60);
  session.dispose();
});
