import { expect, test } from 'vitest';
import { findHdrTransfer, readColorBox } from './hdr-transfer.ts';

/** Bits as bytes. */
const parseBits = (bits: string) =>
  Uint8Array.from((bits.padEnd(80, '0').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
const toBits = (...bytes: number[]) => bytes.map((byte) => byte.toString(2).padStart(8, '0')).join('');

test.each([
  ['PQ', 16, 'smpte2084'],
  ['HLG', 18, 'arib-std-b67'],
  ['no HDR', 14, undefined],
])('finds %s at any bit of a decoder configuration', (_name, transfer, expected) => {
  for (const start of ['', '1', '1011', '0110111'])
    expect(findHdrTransfer(parseBits(`${start}${toBits(9, transfer, 9)}`))).toBe(expected);
});

test('takes no other colors for HDR', () => {
  expect(findHdrTransfer(parseBits(toBits(1, 16, 1)))).toBeUndefined();
  expect(readColorBox(Uint8Array.from([...'nclc'].map(() => 110).concat([0, 9, 0, 18, 0, 9])))).toBe(
    'arib-std-b67',
  );
  expect(readColorBox(Uint8Array.from([110, 99]))).toBeUndefined();
});
