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

/** The colors of one frame in a few large pixels. */
async function readColors(clip: File): Promise<Uint8Array> {
  const args = [
    '-map',
    '0:v',
    '-vf',
    'scale=16:9:flags=area,format=rgb24',
    '-frames:v',
    '1',
    '-f',
    'rawvideo',
  ];
  return new Uint8Array(await (await convertClip(clip, args)).arrayBuffer());
}

test('D19 keeps the colors of a small video that states none', async () => {
  const original = await createShortClip(av1, { seconds: 1 });
  const session = openTrimSession(await probeVideo(original));
  const { file } = await session.trim({ start: 0, end: 0.8 });
  const [expected, converted] = await Promise.all([original, file].map(readColors));
  session.dispose();
  const differences = expected?.map((light, index) => Math.abs(light - (converted?.[index] ?? 0))) ?? [];
  expect(Math.max(...differences)).toBeLessThan(12);
});

test.each(['smpte2084', 'arib-std-b67'])(
  'D19 maps HDR to other screens in the browser: %s',
  async (transfer) => {
    const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
    const x264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', ...tags];
    const shown = await createShortClip(x264, { seconds: 1, filters: ',scale=out_color_matrix=bt709' });
    const toHdr = `zscale=tin=bt709:min=bt709:pin=bt709:rin=tv:t=linear:npl=203,format=gbrpf32le,zscale=p=bt2020,zscale=t=${transfer}:m=bt2020nc:r=tv:npl=203,format=yuv420p10le`;
    const hdrTags = ['-color_primaries', 'bt2020', '-color_trc', transfer, '-colorspace', 'bt2020nc'];
    const hdr = await convertClip(shown, ['-vf', toHdr, ...av1, ...hdrTags, '-c:a', 'copy', ...inMp4]);
    const session = openTrimSession(await probeVideo(hdr));
    const { file, frameTimes } = await session.trim({ start: 0, end: 0.8 });
    const [original, mapped, unmapped] = await Promise.all([shown, file, hdr].map(readColors));
    session.dispose();
    const getDifference = (colors: Uint8Array = new Uint8Array()) =>
      colors.reduce((sum, light, index) => sum + Math.abs(light - (original?.[index] ?? 0)), 0) /
      colors.length;
    expect(frameTimes).toHaveLength(24);
    expect(getDifference(mapped)).toBeLessThan(45);
    expect(getDifference(mapped)).toBeLessThan(getDifference(unmapped) * 0.9);
  },
);

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
