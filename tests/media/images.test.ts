import { expect, onTestFinished, test, vi } from 'vitest';
import { getPreviewTimes } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { PreviewFrame } from '#src/media/capture-frames.ts';
import { ffmpegQueue } from '#src/media/ffmpeg-client.ts';
import { openTrimSession } from '#src/media/trim-session.ts';
import { createTexturedClip } from './camera-clips.ts';
import { readImageNumber } from './played-video.ts';
import { convertClip, createClip, hevcVideoArguments } from './numbered-clips.ts';

async function createPreviewFrames(clip: File) {
  const session = openTrimSession(await probeVideo(clip));
  const times = getPreviewTimes(session.source.duration);
  const frames: PreviewFrame[] = [];
  await session.extractPreviewFrames(times, (frame) => frames.push(frame));
  session.dispose();
  return frames;
}

async function getImageSize(image: Blob) {
  const { width, height } = await createImageBitmap(image);
  return { width, height };
}

/** Changes every pixel of every frame, so that PNGs compress badly. */
const noise = ',noise=alls=100:allf=t';
const wide = ',scale=640:360';

test('[UPL-04] extracts twelve preview frames in order', async () => {
  const frames = await createPreviewFrames(await createClip({ seconds: 4 }));
  expect(frames.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await getImageSize(frames[5]?.image ?? new Blob())).toEqual({ width: 160, height: 90 });
  expect(new Set(frames.map(({ image }) => image.type))).toEqual(new Set(['image/jpeg']));
});

test('[UPL-04] extracts preview frames of a video that the browser cannot play', async () => {
  const clip = await createClip({ seconds: 3, videoArguments: hevcVideoArguments });
  const frames = await createPreviewFrames(clip);
  expect(frames.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(await getImageSize(frames[11]?.image ?? new Blob())).toEqual({ width: 160, height: 90 });
});

test('[UPL-04, UPL-05] extracts images of a video that only the decoder of the browser shows', async () => {
  const canvasSize = vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0);
  const runFfmpeg = vi.spyOn(ffmpegQueue, 'run');
  onTestFinished(() => void vi.restoreAllMocks());
  const videoArguments = ['-c:v', 'libsvtav1', '-preset', '12', '-g', '30'];
  const clip = await createClip({ seconds: 2, videoArguments, containerArguments: ['-f', 'mp4'] });
  const session = openTrimSession(await probeVideo(clip));
  const numbers: number[] = [];
  const images: Promise<unknown>[] = [];
  await session.extractPreviewFrames([0.51, 1.51], ({ index, image }) =>
    images.push(createImageBitmap(image).then((bitmap) => (numbers[index] = readImageNumber(bitmap)))),
  );
  await Promise.all(images);
  expect(numbers).toEqual([15, 45]);
  expect(runFfmpeg).not.toHaveBeenCalled();
  const { image: thumbnail } = await session.extractThumbnail(0.71);
  expect(thumbnail.type).toBe('image/png');
  expect(readImageNumber(await createImageBitmap(thumbnail))).toBe(21);
  expect(canvasSize).toHaveBeenCalled();
  session.dispose();
});

test.each([
  ['wide', `${wide}${noise}`],
  ['square', `,scale=640:640${noise}`],
])(
  '[UPL-05] extracts a PNG thumbnail of at most 640 pixels and 200 KB even of %s noise',
  async (_shape, filters) => {
    const clip = await createClip({ rate: 5, seconds: 1, filters });
    const session = openTrimSession(await probeVideo(clip));
    const { image, poster } = await session.extractThumbnail(0.5);
    session.dispose();
    expect(image.type).toBe('image/png');
    expect(image.size).toBeLessThanOrEqual(200_000);
    expect((await getImageSize(image)).width).toBe(640);
    expect(poster?.size ?? 0).toBeLessThanOrEqual(60_000);
  },
);

async function countColors(image: Blob) {
  const bitmap = await createImageBitmap(image);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
  return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer())).size;
}

test('[UPL-05] a thumbnail of a colorful crowd keeps 256 colors, in one run of ffmpeg', async () => {
  const session = openTrimSession(await probeVideo(await createTexturedClip('crowd', 0.5)));
  const runFfmpeg = vi.spyOn(ffmpegQueue, 'run');
  onTestFinished(() => void vi.restoreAllMocks());
  const { image } = await session.extractThumbnail(0.2);
  session.dispose();
  expect(image.size).toBeLessThanOrEqual(200_000);
  expect(await countColors(image)).toBe(256);
  expect(runFfmpeg).toHaveBeenCalledOnce();
});

test.each(['dirt', 'crowd', 'gravel'] as const)(
  '[UPL-05] makes a JPEG poster of %s, of at most 60 KB',
  async (texture) => {
    const session = openTrimSession(await probeVideo(await createTexturedClip(texture, 0.5)));
    const { image, poster = new Blob() } = await session.extractThumbnail(0.2);
    session.dispose();
    expect(poster.type).toBe('image/jpeg');
    expect(poster.size).toBeLessThanOrEqual(60_000);
    expect(await getImageSize(poster)).toEqual(await getImageSize(image));
  },
);

test('[UPL-05] extracts an upright thumbnail of a rotated video without enlarging it', async () => {
  const rotationArgs = ['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mov'];
  const session = openTrimSession(
    await probeVideo(await convertClip(await createClip({ seconds: 2, filters: wide }), rotationArgs)),
  );
  expect(await getImageSize((await session.extractThumbnail(0.5)).image)).toEqual({
    width: 360,
    height: 640,
  });
  session.dispose();
});

test.each([
  ['the browser', {}],
  ['ffmpeg', { videoArguments: hevcVideoArguments }],
])('[UPL-05] makes pixels square in images by %s', async (_decoder, options) => {
  const clip = await createClip({ seconds: 1, filters: ',scale=480:360,setsar=4/3', ...options });
  const frames = await createPreviewFrames(clip);
  expect(await getImageSize(frames[6]?.image ?? new Blob())).toEqual({ width: 160, height: 90 });
  const session = openTrimSession(await probeVideo(clip));
  expect(await getImageSize((await session.extractThumbnail(0.5)).image)).toEqual({
    width: 640,
    height: 360,
  });
  session.dispose();
});
