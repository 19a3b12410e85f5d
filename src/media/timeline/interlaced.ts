import { createBitReader, type BitReader } from './read-bits.ts';

/** ITU-T H.264, 7.3.2.1.1: profiles whose parameter sets state the format of the samples. */
const detailedProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);

/**
 * Whether the frames of an H.264 video may consist of two fields, half a frame apart.
 *
 * @param sps its sequence parameter set (ITU-T H.264, 7.3.2.1.1)
 */
export function hasFields(sps: Uint8Array): boolean {
  const bits = createBitReader(removeEmulationPrevention(sps).subarray(1));
  const profile = bits.readBits(8);
  // Constraints, level and id.
  bits.readBits(16);
  bits.readExpGolomb();
  if (detailedProfiles.has(profile)) skipSampleFormat(bits);
  bits.readExpGolomb();
  skipPictureOrder(bits);
  // Reference frames, gaps, width and height.
  bits.readExpGolomb();
  bits.readBits(1);
  bits.readExpGolomb();
  bits.readExpGolomb();
  return bits.readBits(1) === 0;
}

function removeEmulationPrevention(unit: Uint8Array): Uint8Array {
  return unit.filter((byte, index) => byte !== 3 || unit[index - 1] !== 0 || unit[index - 2] !== 0);
}

function skipSampleFormat(bits: BitReader): void {
  const chroma = bits.readExpGolomb();
  if (chroma === 3) bits.readBits(1);
  // Bit depths of luma and chroma, transform bypass.
  bits.readExpGolomb();
  bits.readExpGolomb();
  bits.readBits(1);
  if (bits.readBits(1) === 0) return;
  for (let list = 0; list < (chroma === 3 ? 12 : 8); list += 1)
    if (bits.readBits(1) === 1) skipScalingList(bits, list < 6 ? 16 : 64);
}

function skipScalingList(bits: BitReader, size: number): void {
  let last = 8;
  for (let index = 0; index < size && last !== 0; index += 1) {
    const code = bits.readExpGolomb();
    const delta = code % 2 === 1 ? (code + 1) / 2 : -code / 2;
    last = (last + delta + 256) % 256;
  }
}

function skipPictureOrder(bits: BitReader): void {
  const type = bits.readExpGolomb();
  if (type === 0) bits.readExpGolomb();
  if (type !== 1) return;
  bits.readBits(1);
  bits.readExpGolomb();
  bits.readExpGolomb();
  const count = bits.readExpGolomb();
  for (let index = 0; index < count; index += 1) bits.readExpGolomb();
}
