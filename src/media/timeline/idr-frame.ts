const nonIdrSliceType = 1;
const idrSliceType = 5;
const nalUnitTypeMask = 0x1f;

/**
 * Whether an H.264 frame is an IDR picture (ITU-T H.264, table 7-1: slices of type 5), at which decoding can start. Some
 * files also mark other pictures as keyframes, after which frames may reference earlier ones.
 *
 * @param frame its first bytes, at least up to its first slice
 * @param nalLengthSize bytes of the length field of each NAL unit, from the decoder configuration (avcC)
 */
export function isIdrFrame(frame: Uint8Array, nalLengthSize: number): boolean {
  let position = 0;
  while (position + nalLengthSize < frame.length) {
    const length = frame
      .subarray(position, position + nalLengthSize)
      .reduce((value, byte) => value * 256 + byte, 0);
    const type = (frame[position + nalLengthSize] ?? 0) & nalUnitTypeMask;
    if (type === idrSliceType) return true;
    if (type === nonIdrSliceType || length === 0) return false;
    position += nalLengthSize + length;
  }
  return false;
}
