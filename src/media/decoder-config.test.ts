import { expect, test } from 'vitest';
import { buildDecoderConfig, createParameterSets } from './decoder-config.ts';

const toBytes = (bits: string) =>
  (bits.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2));
/** Frames of 16 x 16 px, 2 reference frames, and only that no frame has to be buffered for the order. */
const picture = '1 1 1 011 0 1 1 1 0 0 1 0000 0000 1 1 1 1 1 1 1 011 1';
/** Profile, constraints, level, and an id in Exp-Golomb code: 1 is 0, 0000 1000 0 is 15. */
const highSps = [0x67, 100, 0, 31, ...toBytes(`1 010 1 1 0 0 ${picture}`)];
const mainSps = [0x67, 77, 0x40, 41, ...toBytes(`000010000 ${picture}`)];
const highPps = [0x68, 0b1110_0000];
const mainPps = [0x68, 0b0000_1000, 0b0110_0000];
const toSets = (...units: number[][]) => units.map((unit) => Uint8Array.from(unit));

test('D20 lists the parameter sets of both parts, with the higher profile and level', () => {
  // Zeros behind a unit make no difference.
  const config = buildDecoderConfig(toSets(mainSps, mainPps, highSps, highPps, [...mainSps, 0], mainPps), 0);
  expect([...config]).toEqual([
    ...[1, 100, 0, 41, 0xff],
    ...[0xe2, 0, mainSps.length, ...mainSps, 0, highSps.length, ...highSps],
    ...[2, 0, mainPps.length, ...mainPps, 0, highPps.length, ...highPps],
    ...[0xfd, 0xf8, 0xf8, 0],
  ]);
});

test('D20 states the chroma format of the profiles only that can have several', () => {
  expect([...buildDecoderConfig(toSets(mainSps, mainPps), 0).subarray(-mainPps.length)]).toEqual(mainPps);
});

test('D20 knows frames that need other parameter sets', () => {
  const sets = createParameterSets(toSets(highSps, highPps));
  // A first macroblock of 0 and a slice type of 0 are 1, as is the id of the set.
  const slice = (bits: number) => Uint8Array.of(0x41, bits, 0);
  expect([0b1110_0000, 0b1101_0000].map((bits) => sets.canDecode(slice(bits)))).toEqual([true, false]);
  expect(toSets([...highPps, 0], mainPps).map((unit) => sets.isMissing(unit))).toEqual([false, true]);
});

test('D20 refuses parts whose parameter sets have the same id', () => {
  const other = [...highSps.slice(0, 3), 42, ...highSps.slice(4)];
  expect(() => buildDecoderConfig(toSets(highSps, highPps, other), 0)).toThrow('same id');
  expect(() => buildDecoderConfig([], 0)).toThrow('no parameter sets');
});
