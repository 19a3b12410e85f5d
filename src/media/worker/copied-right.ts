import type { CutPlan, FrameRange } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';

/** Enough to tell one compressed frame from another. */
const comparedBytes = 64;

/**
 * Whether the frames that were to be copied are those that were meant: the first, the middle and the last one of
 * each copied part end with the same bytes in both files. (Their beginnings differ by added parameter sets.)
 */
export function copiedRight(
  source: SourceVideo,
  plan: CutPlan,
  range: FrameRange,
  result: SourceVideo,
): boolean {
  return plan.parts
    .filter((part) => part.kind === 'copy')
    .flatMap(({ first, count }) => [first, first + (count >> 1), first + count - 1])
    .every((frame) => {
      const length = Math.min(comparedBytes, source.video.sizes[frame] ?? 0);
      const original = lastBytes(source, frame, length);
      const copy = lastBytes(result, frame - range.first, length);
      return original.length > 0 && original.every((byte, place) => byte === copy[place]);
    });
}

function lastBytes({ file, video }: SourceVideo, frame: number, length: number): Uint8Array {
  const end = (video.offsets[frame] ?? 0) + (video.sizes[frame] ?? 0);
  return new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(end - length, end)));
}
