import { describe, expect, test } from 'vitest';
import { hasFields, stateReorderDepth } from './sequence-parameters.ts';

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

describe('the reorder depth', () => {
  const toBytes = (bits: string) =>
    (bits.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2));
  // Id 0, 16 frame numbers, order type 0, 16 orders, 2 reference frames, no gaps, 16 x 16 px, frames.
  const start = '1 1 1 1 011 0 1 1 1 0';
  const baseline = (bits: string) => Uint8Array.from([0x67, 77, 0, 30, ...toBytes(`${start} ${bits}`)]);
  // What holds where nothing is stated; then both numbers of frames.
  const restriction = (depth: string, buffered: string) =>
    `1 1 011 010 000010001 000010001 ${depth} ${buffered} 1`;

  test('is stated where there is no information on usability', () => {
    expect(stateReorderDepth(baseline('0 0 1'), 1)).toEqual(
      baseline(`0 1 0 0 0 0 0 0 0 0 ${restriction('010', '011')}`),
    );
    expect(stateReorderDepth(baseline('0 0 1'), 4)).toEqual(
      baseline(`0 1 0 0 0 0 0 0 0 0 ${restriction('00101', '00101')}`),
    );
  });

  test('is added to what is stated', () => {
    const some = (count: number) => '01'.repeat(count / 2);
    const buffers = `1 010 0000 0000 1 1 0 1 1 0 ${some(20)}`;
    const usability =
      `1 11111111 ${some(32)} 1 0 1 101 1 1 ${some(24)} 1 1 1 ` +
      `1 ${some(32)} ${some(32)} 1 ${buffers} ${buffers} 0 1`;
    const stated = stateReorderDepth(baseline(`1 1 1 1 1 1 ${usability} 0 1`), 0);
    expect(stated).toEqual(baseline(`1 1 1 1 1 1 ${usability} ${restriction('1', '011')}`));
    expect(stateReorderDepth(stated, 3)).toBe(stated);
  });

  test('of x264 stays as it is', () => {
    for (const sps of [progressive, interlaced].map(parseHex)) expect(stateReorderDepth(sps, 1)).toBe(sps);
  });
});
