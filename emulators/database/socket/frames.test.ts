import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FrameReader, splitIntoFrames } from './frames.ts';

test('reassembles split messages', () => {
  const text = fc
    .tuple(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 3000 }))
    .map(([part, count]) => part.repeat(count));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 3 }), (texts) => {
      const reader = new FrameReader();
      const read = texts
        .flatMap((t) => splitIntoFrames({ d: t }))
        .map((frame) => {
          expect(frame.length).toBeLessThanOrEqual(16_384);
          // Half a surrogate pair would not survive the encoding of the socket.
          return reader.read(Buffer.from(frame, 'utf8').toString('utf8'));
        });
      expect(read.filter((message) => message !== undefined)).toEqual(texts.map((d) => ({ d })));
    }),
    { numRuns: 50 },
  );
});

test('the keep-alive frame is not a message', () => {
  const reader = new FrameReader();
  expect(reader.read('0')).toBeUndefined();
  expect(reader.read('{"t":"d"}')).toEqual({ t: 'd' });
});

test('rejects invalid frames', () => {
  expect(() => new FrameReader().read('{')).toThrow(SyntaxError);
  expect(() => new FrameReader().read('999999')).toThrow(RangeError);
});
