import { createBitReader, type BitReader } from './read-bits.ts';

/** ITU-T H.264, 7.3.2.1.1: profiles whose parameter sets state the format of the samples. */
const detailedProfiles = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);

/** ITU-T H.264, 7.4.2.1.1: lengths of fields are stated from here on. */
const minFieldBits = 4;

/**
 * Whether the frames of an H.264 video may consist of two fields, half a frame apart.
 *
 * @param sps its sequence parameter set (ITU-T H.264, 7.3.2.1.1)
 */
export function hasFields(sps: Uint8Array): boolean {
  return !readSequence(sps).isOfFrames;
}

/** What the frames of a sequence have in common. */
interface Sequence {
  /** The lengths of fields of a slice: the frame's number, and its place in the order of presentation where slices have it. */
  readonly frameNumberBits: number;
  readonly orderBits: number | undefined;
  readonly referenceFrames: number;
  /** Whether no frame consists of two fields. */
  readonly isOfFrames: boolean;
}

/** @param sps as for `hasFields` */
export const readSequence = (sps: Uint8Array): Sequence =>
  readStart(createBitReader(removeEmulationPrevention(sps)));

/**
 * States how many frames a decoder must buffer to restore the order of presentation. Where a stream does not tell, as those of
 * iPhones, Chromium's decoder shows a frame too early and drops the one before it.
 *
 * @param sps a sequence parameter set
 * @param reorderDepth in frames
 * @returns the same unit where it tells already; otherwise a longer one
 */
export function stateReorderDepth(sps: Uint8Array, reorderDepth: number): Uint8Array {
  const raw = removeEmulationPrevention(sps);
  const bits = createBitReader(raw);
  const { referenceFrames } = readToUsability(bits);
  const hasUsability = bits.readBits(1) === 1;
  if (hasUsability) {
    skipUsability(bits);
    if (bits.readBits(1) === 1) return sps;
  }
  const digits = Array.from(raw, (byte) => byte.toString(2).padStart(8, '0')).join('');
  // E.2.1: besides both sizes, what holds where nothing is stated. The last 1 ends the unit.
  const limits = [2, 1, 16, 16, reorderDepth, Math.max(reorderDepth, referenceFrames)];
  const restriction = `11${limits.map(toExpGolomb).join('')}1`;
  const start = digits.slice(0, bits.position - 1);
  // Usability information of which only the restriction is there.
  const stated = start + (hasUsability ? '' : '100000000') + restriction;
  return addEmulationPrevention(
    (stated.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '0'), 2)),
  );
}

function readStart(bits: BitReader): Sequence {
  bits.readBits(8);
  const profile = bits.readBits(8);
  // Constraints, level and id.
  bits.readBits(16);
  bits.readExpGolomb();
  if (detailedProfiles.has(profile)) skipSampleFormat(bits);
  const frameNumberBits = bits.readExpGolomb() + minFieldBits;
  const orderBits = readOrderBits(bits);
  const referenceFrames = bits.readExpGolomb();
  // Gaps, width and height.
  bits.readBits(1);
  bits.readExpGolomb();
  bits.readExpGolomb();
  return { frameNumberBits, orderBits, referenceFrames, isOfFrames: bits.readBits(1) === 1 };
}

/** Reads a sequence parameter set up to the flag that says whether information on usability follows. */
export function readToUsability(bits: BitReader): Sequence {
  const sequence = readStart(bits);
  // Whether macroblocks may be fields. Then direct inference and the cropping.
  if (!sequence.isOfFrames) bits.readBits(1);
  bits.readBits(1);
  if (bits.readBits(1) === 1) for (let side = 0; side < 4; side += 1) bits.readExpGolomb();
  return sequence;
}

/** ITU-T H.264, E.1.1, up to the flag of the restriction. */
function skipUsability(bits: BitReader): void {
  const customAspect = 255;
  if (bits.readBits(1) === 1 && bits.readBits(8) === customAspect) bits.readBits(32);
  // Overscan.
  if (bits.readBits(1) === 1) bits.readBits(1);
  // Format and range; then primaries, transfer and matrix.
  if (bits.readBits(1) === 1 && bits.readBits(5) % 2 === 1) bits.readBits(24);
  if (bits.readBits(1) === 1) {
    bits.readExpGolomb();
    bits.readExpGolomb();
  }
  // Units and scale of time, and whether the rate is fixed.
  if (bits.readBits(1) === 1) bits.readBits(65);
  const hasBuffers = [skipBuffers(bits), skipBuffers(bits)].includes(true);
  // Low delay; then whether frames state their structure.
  bits.readBits(hasBuffers ? 2 : 1);
}

/** ITU-T H.264, E.1.2. @returns whether there are any */
function skipBuffers(bits: BitReader): boolean {
  if (bits.readBits(1) === 0) return false;
  const count = bits.readExpGolomb() + 1;
  bits.readBits(8);
  for (let buffer = 0; buffer < count; buffer += 1) {
    bits.readExpGolomb();
    bits.readExpGolomb();
    bits.readBits(1);
  }
  bits.readBits(20);
  return true;
}

/** As `BitReader.readExpGolomb` reads it. */
function toExpGolomb(value: number): string {
  const digits = (value + 1).toString(2);
  return '0'.repeat(digits.length - 1) + digits;
}

/** ITU-T H.264, 7.4.1: two zeros are followed by more than 3. */
function addEmulationPrevention(bytes: readonly number[]): Uint8Array {
  const unit: number[] = [];
  for (const byte of bytes) {
    if (byte <= 3 && unit.at(-1) === 0 && unit.at(-2) === 0) unit.push(3);
    unit.push(byte);
  }
  return Uint8Array.from(unit);
}

/** ITU-T H.264, 7.4.1. @param unit of which two zeros are followed by a 3 that is not part of it */
export function removeEmulationPrevention(unit: Uint8Array): Uint8Array {
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

/** @returns undefined where slices do not state their place */
function readOrderBits(bits: BitReader): number | undefined {
  const type = bits.readExpGolomb();
  if (type === 0) return bits.readExpGolomb() + minFieldBits;
  if (type !== 1) return undefined;
  bits.readBits(1);
  bits.readExpGolomb();
  bits.readExpGolomb();
  const count = bits.readExpGolomb();
  for (let index = 0; index < count; index += 1) bits.readExpGolomb();
  return undefined;
}
