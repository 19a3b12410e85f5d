import { afterEach, expect, test, vi } from 'vitest';
import { stubPhotoScaling } from '#tests/support/fake-canvas.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** As Firefox with `privacy.resistFingerprinting`. */
function stubProtection(distort: (value: number, index: number) => number) {
  stubPhotoScaling();
  const { OffscreenCanvas: Canvas } = globalThis;
  class ProtectedCanvas extends Canvas {
    override getContext = (() => {
      const context = new Canvas(1, 1).getContext('2d')!;
      const read = context.getImageData;
      context.getImageData = () => {
        const { data } = read.call(context, 0, 0, 1, 1);
        return { data: data.map(distort) } as unknown as ImageData;
      };
      return context;
    }) as unknown as OffscreenCanvas['getContext'];
  }
  vi.stubGlobal('OffscreenCanvas', ProtectedCanvas);
}

test('a photo is refused with words, and no frame is captured, where pictures cannot be read', async () => {
  stubProtection((value, index) => (value + 90 + index) % 256);
  const { scalePhoto } = await import('./scale-photo.ts');
  await expect(scalePhoto(new Blob(['photo']))).rejects.toThrow('protection against fingerprinting');
  const { captureFrames } = await import('./capture-frames.ts');
  const onFrame = vi.fn<() => void>();
  const { signal } = new AbortController();
  const options = { type: 'image/png', getSize: () => ({ width: 1, height: 1 }), onFrame, signal } as const;
  expect(await captureFrames(new File([], 'clip.mp4'), [0], options)).toBe(false);
  expect(onFrame).not.toHaveBeenCalled();
});

test('noise that cannot be seen does no harm', async () => {
  stubProtection((value) => Math.max(0, value - 2));
  const { scalePhoto } = await import('./scale-photo.ts');
  expect((await scalePhoto(new Blob(['photo']))).size).toBe(5);
});
