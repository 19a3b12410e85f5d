import { expect, test, vi } from 'vitest';
import { pictureSize, type SmallPicture } from '../cut/compare-pictures.ts';
import type { PicturesJob } from '../encode/codec-job.ts';
import { takeSmallPictures } from './small-pictures.ts';

const decoded = vi.hoisted((): unknown[] => []);
vi.mock('./decode-frames.ts', () => ({ openVideo: () => Promise.resolve({ decode: () => decoded }) }));

const { width, height } = pictureSize;
const [pixels, shared] = [width * height, (width * height) / 4];

/** A frame of one color, with a pixel of a small picture for each of its own. */
function buildFrame(format: 'I420' | 'NV12', [light, blue, red]: number[], colorSpace: VideoColorSpaceInit) {
  const isMixed = format === 'NV12';
  const colors = isMixed
    ? Array.from({ length: 2 * shared }, (_, index) => (index % 2 === 0 ? blue : red))
    : [...Array.from({ length: shared }, () => blue), ...Array.from({ length: shared }, () => red)];
  const samples = [...Array.from({ length: pixels }, () => light), ...colors].map((value) => value ?? 0);
  const layout = [
    { offset: 0, stride: width },
    { offset: pixels, stride: isMixed ? width : width / 2 },
    ...(isMixed ? [] : [{ offset: pixels + shared, stride: width / 2 }]),
  ];
  return {
    ...{ format, colorSpace, visibleRect: { width, height } },
    allocationSize: () => samples.length,
    copyTo: (bytes: Uint8Array) => {
      bytes.set(samples);
      return Promise.resolve(layout);
    },
    close: () => undefined,
  };
}

async function take(of: PicturesJob['of'], frame: unknown): Promise<SmallPicture | undefined> {
  decoded.splice(0, Infinity, frame);
  let taken: SmallPicture | undefined;
  const job = { of, isToneMapped: false } as PicturesJob;
  await takeSmallPictures(job, (picture) => (taken = picture));
  return taken;
}

test.each([
  { fullRange: true, stored: [0, 64, 255] },
  { fullRange: false, stored: [16, 71, 235] },
])('black, dark gray and white are the same in each range: $fullRange', async ({ fullRange, stored }) => {
  const shown: number[][] = [];
  for (const light of stored) {
    const picture = await take('light', buildFrame('I420', [light, 128, 128], { fullRange }));
    shown.push([...new Set(picture?.bytes)]);
  }
  expect(shown).toEqual([[0], [64], [255]]);
});

test.each(['I420', 'NV12'] as const)('a red frame is red in %s', async (format) => {
  const picture = await take('colors', buildFrame(format, [63, 102, 240], { matrix: 'bt709' }));
  const [red = 0, green = 0, blue = 0] = picture?.bytes ?? [];
  expect([red, green, blue].map((value) => Math.round(value / 16))).toEqual([16, 0, 0]);
  expect(picture?.color).toBe('0.2126 of 219');
});

test('in I422 each row has colors of its own', async () => {
  const half = pixels / 4;
  const toPlane = (red: number) => [
    ...Array.from({ length: half }, () => red),
    ...Array.from({ length: half }, () => 128),
  ];
  const samples = [...Array.from({ length: pixels }, () => 128), ...toPlane(128), ...toPlane(240)];
  const layout = [pixels, 2 * half, 2 * half].map((_, index) => ({
    offset: [0, pixels, pixels + 2 * half][index] ?? 0,
    stride: index === 0 ? width : width / 2,
  }));
  const picture = await take('colors', {
    ...{ format: 'I422', colorSpace: { matrix: 'bt709' }, visibleRect: { width, height } },
    allocationSize: () => samples.length,
    copyTo(bytes: Uint8Array) {
      bytes.set(samples);
      return Promise.resolve(layout);
    },
    close: () => undefined,
  });
  const isRed = (row: number) =>
    (picture?.bytes[3 * row * width] ?? 0) > (picture?.bytes[3 * row * width + 1] ?? 0);
  const rows = Array.from({ length: height }, (_, row) => isRed(row));
  expect(rows).toEqual(rows.map((_, row) => row < height / 2));
});

test('pictures tell by which colors they are shown', async () => {
  const gray = [128, 128, 128];
  const shown = async (colorSpace: VideoColorSpaceInit) =>
    (await take('colors', buildFrame('I420', gray, colorSpace)))?.color;
  expect(await shown({ matrix: 'smpte170m', fullRange: true })).toBe('0.299 of 255');
  expect(await shown({ matrix: 'bt470bg' })).toBe('0.299 of 219');
  expect(await shown({ matrix: 'bt2020-ncl' as VideoMatrixCoefficients })).toBe('0.2627 of 219');
});

test('[UPL-13] a frame whose format has no name, as those of 10 bits on some devices, is drawn, and keeps the color that it states', async () => {
  const red = Uint8ClampedArray.from({ length: 4 * pixels }, (_, index) => [255, 0, 0, 255][index % 4] ?? 0);
  const context = { getImageData: () => ({ data: red }) };
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {
    return { getContext: () => context };
  });
  const frame = {
    ...{ format: null, colorSpace: { matrix: 'smpte170m' }, codedWidth: width, codedHeight: height },
    ...{ timestamp: 0, duration: 1, setRotation: () => undefined, draw: () => undefined },
    close: () => undefined,
  };
  const picture = await take('colors', { ...frame });
  const [r = 0, g = 0, b = 0] = picture?.bytes ?? [];
  expect([r, g, b].map((value) => Math.round(value / 16))).toEqual([16, 0, 0]);
  expect(picture?.color).toBe('0.299 of 219');
});
