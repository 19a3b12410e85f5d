import type { ISOFile } from 'mp4box';
import { expect, test } from 'vitest';
import { findVideoTrack } from './tracks.ts';

const createTrak = (frameCount: number, { handler = 'vide', flags = 3 } = {}) => ({
  tkhd: { flags },
  mdia: { hdlr: { handler } },
  samples: Array.from({ length: frameCount }),
});
const findIndex = (...traks: ReturnType<typeof createTrak>[]) =>
  findVideoTrack({ moov: { traks } } as unknown as ISOFile).index;

test('UPL-05 takes the video, not its cover art, for the video', () => {
  expect(findIndex(createTrak(1), createTrak(9, { handler: 'soun' }), createTrak(180))).toBe(1);
});

test('UPL-05 takes the first of two tracks of equal length, and an enabled one before a longer one', () => {
  expect(findIndex(createTrak(60), createTrak(60))).toBe(0);
  expect(findIndex(createTrak(90, { flags: 2 }), createTrak(60))).toBe(1);
  expect(findIndex(createTrak(90, { flags: 2 }))).toBe(0);
});

test('UPL-03 tells a file without a picture from one that ends before its first frame', () => {
  expect(() => findIndex(createTrak(9, { handler: 'soun' }))).toThrow('no video track');
  expect(() => findIndex(createTrak(0))).toThrow('no frame');
});
