import { expect, test } from 'vitest';
import { hasFields } from './interlaced.ts';

/** Of x264, without the header of an annex. */
const progressive = '6764001eacd940a02ff97011000003000100000300320f162d96';
const interlaced = '6764001eacd940a063f3e022000003000200000300643e28532c';

const parseHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));

test('tells frames of two fields from others by the parameter set', () => {
  expect(hasFields(parseHex(progressive))).toBe(false);
  expect(hasFields(parseHex(interlaced))).toBe(true);
});

test('reads past a scaling list', () => {
  // High profile, id 0, 4:2:0, 8 bits, one list of one value, then as in the others with field coding.
  const bits = '1 010 1 1 0 1 1 000010001 0000000 1 010 010 0 00101 00110 0 1';
  const bytes = bits.replaceAll(' ', '').padEnd(64, '0').match(/.{8}/g) ?? [];
  expect(hasFields(Uint8Array.from([0x67, 100, 0, 30, ...bytes.map((byte) => parseInt(byte, 2))]))).toBe(
    true,
  );
});
