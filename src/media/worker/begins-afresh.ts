import type { SourceVideo } from '../source-video.ts';
import { isRefresh } from '../timeline/refresh.ts';

/** Enough for the few small units that may stand before the first slice of a frame. */
const lookedAt = 64 * 1024;

/** Whether a decoder can begin at a frame of an H.264 video, by the frame itself. */
export function beginsAfresh(source: SourceVideo, frame: number): boolean {
  const { offsets, sizes, unitLengthBytes } = source.video;
  const offset = offsets[frame] ?? 0;
  const part = source.file.slice(offset, offset + Math.min(sizes[frame] ?? 0, lookedAt));
  return isRefresh(new Uint8Array(new FileReaderSync().readAsArrayBuffer(part)), unitLengthBytes);
}
