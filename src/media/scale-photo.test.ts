import { afterEach, expect, test, vi } from 'vitest';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';
import { computeFittedSize, makePoster } from './scale-photo.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [4032, 3024, 1024, 768],
  [3024, 4032, 768, 1024],
  [640, 480, 640, 480],
  [1024, 1024, 1024, 1024],
  [5000, 1, 1024, 1],
])('[SIGN-04] scales a photo of %d x %d to %d x %d', (width, height, storedWidth, storedHeight) => {
  expect(computeFittedSize({ width, height }, 1024)).toEqual({ width: storedWidth, height: storedHeight });
});

/** @param sizes the bytes of the JPEG at each quality @returns the qualities that were tried */
function stubEncoder(sizes: Readonly<Record<number, number>>): number[] {
  const tried: number[] = [];
  stubPhotoScaling();
  vi.spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockImplementation(({ quality = 1 } = {}) => {
    tried.push(quality);
    return Promise.resolve(new Blob([new Uint8Array(sizes[quality] ?? 0)], { type: 'image/jpeg' }));
  });
  return tried;
}

test('[UPL-05] a poster has the best quality of which it is light enough', async () => {
  const tried = stubEncoder({ 0.8: 60_001, 0.7: 60_000 });
  expect(await makePoster(new Blob())).toMatchObject({ size: 60_000, type: 'image/jpeg' });
  expect(tried).toEqual([0.8, 0.7]);
});

test('[UPL-05] a ride of noise has no poster, nor one whose picture cannot be read', async () => {
  stubEncoder({ 0.8: 90_000, 0.7: 90_000, 0.6: 90_000, 0.5: 90_000, 0.4: 90_000, 0.2: 60_001 });
  expect(await makePoster(new Blob())).toBeUndefined();
  stubPhotoScaling(() => Promise.reject(new Error('No picture.')));
  expect(await makePoster(new Blob())).toBeUndefined();
});
