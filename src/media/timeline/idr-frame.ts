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

/**
 * Whether an H.264 or HEVC frame is an IDR picture, at which decoding can start. Files also mark other pictures as
 * keyframes, after which frames may reference earlier ones.
 *
 * @param frame its first bytes, at least up to its first slice
 * @param nalLengthSize bytes of the length field of each NAL unit, from the decoder configuration (avcC, hvcC)
 */
export function isIdrFrame(frame: Uint8Array, nalLengthSize: number, codec: 'avc' | 'hevc' = 'avc'): boolean {
  const { getType, idrSlices, sliceTypeEnd } = codec === 'avc' ? avcTypes : hevcTypes;
  let position = 0;
  while (position + nalLengthSize < frame.length) {
    const length = frame
      .subarray(position, position + nalLengthSize)
      .reduce((value, byte) => value * 256 + byte, 0);
    const type = getType(frame[position + nalLengthSize] ?? 0);
    if (idrSlices.includes(type)) return true;
    if (type < sliceTypeEnd || length === 0) return false;
    position += nalLengthSize + length;
  }
  return false;
}
