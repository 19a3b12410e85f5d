import type { CutPlan, FrameRange } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';

/** Enough to tell one compressed frame from another. */
const comparedBytes = 64;

/**
 * Whether the frames that were to be copied are those that were meant: the first, the middle and the last one of
 * each copied part end with the same bytes in both files. (Their beginnings differ by added parameter sets.)
 */
export function verifyCopiedFrames(
  source: SourceVideo,
  plan: CutPlan,
  range: FrameRange,
  result: SourceVideo,
): boolean {
  return plan.segments
    .filter((part) => part.kind === 'copy')
    .flatMap(({ first, count }) => [first, first + (count >> 1), first + count - 1])
    .every((frame) => {
      const length = Math.min(comparedBytes, source.video.frameSizes[frame] ?? 0);
      const original = readLastBytes(source, frame, length);
      const copy = readLastBytes(result, frame - range.first, length);
      return original.length > 0 && original.every((byte, place) => byte === copy[place]);
    });
}

function readLastBytes({ file, video }: SourceVideo, frame: number, length: number): Uint8Array {
  const end = (video.frameOffsets[frame] ?? 0) + (video.frameSizes[frame] ?? 0);
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(end - length, end)));
}
