import { createBitReader } from './read-bits.ts';

interface NalUnitTypes {
  readonly getType: (header: number) => number;
  readonly idrSlices: readonly number[];
  /** Types below this are slices; the others are parameter sets and messages. */
  readonly sliceTypeEnd: number;
}

/** ITU-T H.264, table 7-1. */
const avcTypes: NalUnitTypes = { getType: (header) => header & 0x1f, idrSlices: [5], sliceTypeEnd: 6 };
/** ITU-T H.265, table 7-1. */
const hevcTypes: NalUnitTypes = {
  getType: (header) => (header >> 1) & 0x3f,
  idrSlices: [19, 20],
  sliceTypeEnd: 32,
};
/** ITU-T H.264, table 7-6. */
const intraSliceTypes = [2, 7];

/**
 * Whether an H.264 or HEVC frame is an IDR picture, at which decoding can start. Files also mark other pictures as
 * keyframes, after which frames may reference earlier ones.
 *
 * @param frame its first bytes, at least up to its first slice
 * @param nalLengthSize bytes of the length field of each NAL unit, from the decoder configuration (avcC, hvcC)
 */
export function isIdrFrame(frame: Uint8Array, nalLengthSize: number, codec: 'avc' | 'hevc' = 'avc'): boolean {
  const types = codec === 'avc' ? avcTypes : hevcTypes;
  const slice = findFirstSlice(frame, nalLengthSize, types);
  return slice !== undefined && types.idrSlices.includes(types.getType(slice[0] ?? 0));
}

/** Whether the first slice of an H.264 frame references no other frames. @param frame as for `isIdrFrame` */
export function isIntraFrame(frame: Uint8Array, nalLengthSize: number): boolean {
  const slice = findFirstSlice(frame, nalLengthSize, avcTypes);
  if (!slice) return false;
  const bits = createBitReader(slice.subarray(1));
  // The number of the first macroblock.
  bits.readExpGolomb();
  return intraSliceTypes.includes(bits.readExpGolomb());
}

/** Whether a NAL unit of H.264 is a slice. */
export function isSlice(unit: Uint8Array): boolean {
  const type = avcTypes.getType(unit[0] ?? 0);
  return type > 0 && type < avcTypes.sliceTypeEnd;
}

function findFirstSlice(
  frame: Uint8Array,
  nalLengthSize: number,
  { getType, sliceTypeEnd }: NalUnitTypes,
): Uint8Array | undefined {
  for (const unit of listUnits(frame, nalLengthSize)) if (getType(unit[0] ?? 0) < sliceTypeEnd) return unit;
  return undefined;
}

/** The value of the length field of a NAL unit. */
export const readLength = (field: Uint8Array): number => field.reduce((value, byte) => value * 256 + byte, 0);

/** The NAL units of a frame, up to one without content. @param frame as for `isIdrFrame`; the last unit may be cut off */
export function* listUnits(frame: Uint8Array, nalLengthSize: number): Generator<Uint8Array> {
  let position = 0;
  while (position + nalLengthSize < frame.length) {
    const start = position + nalLengthSize;
    const length = readLength(frame.subarray(position, start));
    if (length === 0) return;
    position = start + length;
    yield frame.subarray(start, position);
  }
}
