import { createBitReader } from './read-bits.ts';
import { readSequence, removeEmulationPrevention } from './sequence-parameters.ts';
import { isIdrFrame, isSlice, listUnits } from './idr-frame.ts';

/** More than what is read of a slice. */
const maxHeaderBytes = 32;

/**
 * Whether frames of an H.264 video are presented in another order than they are decoded in, according to the frames
 * themselves. A file that says otherwise has lost their times, as when a raw stream was put into it.
 *
 * @param frames the first bytes of the first frames, in decode order, each at least up to its first slice
 * @returns false also where the stream counts in a way that is not read here
 */
export function isReordered(frames: readonly Uint8Array[], nalLengthSize: number, sps: Uint8Array): boolean {
  const { frameNumberBits, orderBits, isOfFrames } = readSequence(sps);
  if (orderBits === undefined || !isOfFrames) return false;
  let last = -1;
  for (const [index, frame] of frames.entries()) {
    const isIdr = isIdrFrame(frame, nalLengthSize);
    if (index > 0 && isIdr) return false;
    const slice = [...listUnits(frame, nalLengthSize)].find(isSlice);
    if (!slice) return false;
    const bits = createBitReader(removeEmulationPrevention(slice.subarray(0, maxHeaderBytes)));
    // The header, the first macroblock, the type and the parameter set; then the number of the frame.
    bits.readBits(8);
    for (let field = 0; field < 3; field += 1) bits.readExpGolomb();
    bits.readBits(frameNumberBits);
    if (isIdr) bits.readExpGolomb();
    const order = bits.readBits(orderBits);
    // It starts again at zero when its bits are used up.
    if (order < last && last - order < 2 ** (orderBits - 1)) return true;
    last = order;
  }
  return false;
}
