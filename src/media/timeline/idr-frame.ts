const nonIdrSliceType = 1;
const idrSliceType = 5;
const nalUnitTypeMask = 0x1f;

/**
 * Whether a decoder can begin at a frame of an H.264 video: some files also call pictures keyframes after which
 * others still lean on what lies before (ITU-T H.264, table 7-1: only slices of type 5 belong to a refresh).
 *
 * @param frame its first bytes, up to its first slice
 * @param lengthBytes how many bytes say how long each unit is, as the file's decoder configuration has it
 */
export function isIdrFrame(frame: Uint8Array, lengthBytes: number): boolean {
  let position = 0;
  while (position + lengthBytes < frame.length) {
    const length = frame
      .subarray(position, position + lengthBytes)
      .reduce((value, byte) => value * 256 + byte, 0);
    const type = (frame[position + lengthBytes] ?? 0) & nalUnitTypeMask;
    if (type === idrSliceType) return true;
    if (type === nonIdrSliceType || length === 0) return false;
    position += lengthBytes + length;
  }
  return false;
}
