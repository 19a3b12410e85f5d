import type { SourceVideo } from '../source-video.ts';
import { isIdrFrame } from '../timeline/idr-frame.ts';

/** Enough for the few small units that may stand before the first slice of a frame. */
const maxInspectedBytes = 64 * 1024;

/** Whether a decoder can begin at a frame of an H.264 video, by the frame itself. */
export function isRandomAccessPoint(source: SourceVideo, frame: number): boolean {
  const { frameOffsets, frameSizes, nalLengthSize } = source.video;
  const offset = frameOffsets[frame] ?? 0;
  const part = source.file.slice(offset, offset + Math.min(frameSizes[frame] ?? 0, maxInspectedBytes));
  return isIdrFrame(new Uint8Array(new FileReaderSync().readAsArrayBuffer(part)), nalLengthSize);
}
