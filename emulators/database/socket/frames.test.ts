import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader, splitIntoFrames } from './frames.ts';

test('whatever is cut is put together again', () => {
  const text = fc
    .tuple(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 3000 }))
    .map(([piece, times]) => piece.repeat(times));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), (texts) => {
      const reader = new FrameReader();
      const read = texts
        .flatMap((t) => splitIntoFrames({ d: t }))
        .map((frame) => {
          expect(frame.length).toBeLessThanOrEqual(16_384);
          // As a socket would carry it: half a pair of surrogates would not arrive.
          return reader.read(Buffer.from(frame, 'utf8').toString('utf8'));
        });
      expect(read.filter((message) => message !== undefined)).toEqual(texts.map((d) => ({ d })));
    }),
    { numRuns: 50 },
  );
});

test('a zero keeps alive and is no message', () => {
  const reader = new FrameReader();
  expect(reader.read('0')).toBeUndefined();
  expect(reader.read('{"t":"d"}')).toEqual({ t: 'd' });
});

test('nonsense is refused', () => {
  expect(() => new FrameReader().read('{')).toThrow(SyntaxError);
  expect(() => new FrameReader().read('999999')).toThrow(RangeError);
});
