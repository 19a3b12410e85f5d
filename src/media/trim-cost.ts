import { findCopyableRange, planCut, type FrameRange } from './cut/plan.ts';
import { estimateEncodingDuration } from './cut/plan-duration.ts';
import { isRandomAccessPoint } from './frame-bytes.ts';
import type { SourceVideo } from './source-video.ts';

/** What the trim of a selection costs. */
export interface TrimCost {
  /** The part of the selection that is encoded, in seconds of the video. */
  readonly encodedSeconds: number;
  /** A rough estimate of the time that takes, in seconds; `estimateConversion` measures it. */
  readonly workSeconds: number;
  /** The frames that can be published as they are; undefined if there are none. */
  readonly original: FrameRange | undefined;
}

/** How much of a selection is encoded, and which part of it need not be. */
export async function getTrimCost(source: SourceVideo, range: FrameRange): Promise<TrimCost> {
  const isAccessPoint = (frame: number) => isRandomAccessPoint(source, frame);
  const { segments } = await planCut(source, range, isAccessPoint);
  const frameCount = segments.reduce((sum, { kind, count }) => sum + (kind === 'encode' ? count : 0), 0);
  return {
    encodedSeconds: frameCount / source.frameRate,
    workSeconds: estimateEncodingDuration(source, frameCount),
    original: await findCopyableRange(source, range, isAccessPoint),
  };
}
