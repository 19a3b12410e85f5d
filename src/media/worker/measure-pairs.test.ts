import { expect, test, vi } from 'vitest';
import { movementPicture } from '#src/domain/picture-movement.ts';
import type { MovementJob } from '../encode/codec-job.ts';
import { measurePairs } from './measure-pairs.ts';

const decoded = vi.hoisted((): unknown[] => []);
vi.mock('./decode-frames.ts', () => ({ openVideo: () => Promise.resolve({ decode: () => decoded }) }));
vi.mock('./rgb-frames.ts', () => ({ makeReadable: (sample: unknown) => sample }));

const { width, height } = movementPicture;

/** A gray frame with a black square. @param left of the square, in pixels */
function buildFrame(left: number, close: () => void) {
  const samples = Array.from({ length: width * height }, (_, pixel) => {
    const isBlack = pixel % width >= left && pixel % width < left + 16 && pixel < 16 * width;
    return isBlack ? 16 : 126;
  });
  return {
    ...{ format: 'I420', colorSpace: {}, visibleRect: { width, height }, close },
    allocationSize: () => samples.length * 1.5,
    copyTo: (bytes: Uint8Array) => {
      bytes.set(samples);
      return Promise.resolve([{ offset: 0, stride: width }]);
    },
  };
}

test('[UPL-16] movement is measured within pairs of pictures, not from one pair to the next', async () => {
  const close = vi.fn<() => void>();
  decoded.push(...[8, 8, 60, 60, 60, 70].map((left) => buildFrame(left, close)));
  const movements: number[] = [];
  await measurePairs({ kind: 'movement' } as MovementJob, (movement) => movements.push(movement));
  expect(movements.slice(0, 2)).toEqual([0, 0]);
  expect(movements[2]).toBeGreaterThan(10);
  expect(movements).toHaveLength(3);
  expect(close).toHaveBeenCalledTimes(6);
});
