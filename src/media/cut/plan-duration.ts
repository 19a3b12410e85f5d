import type { SourceVideo } from '../source-video.ts';
import type { CutPlan, Segment } from './plan.ts';

/** Measured on two busy cores: 1.3 s for each second of 1080p at 30 frames a second. */
const encodedPixelsPerSecond = 48e6;
const copiedBytesPerSecond = 100e6;
/** What starting a command costs, in seconds. */
const commandOverheadSeconds = 0.05;

export type PlanDuration = { readonly segments: readonly number[]; readonly concat: number };

/**
 * About how long the steps of a plan take, in seconds.
 *
 * @param secondsPerFrame what encoding a frame took when it was tried; otherwise it is guessed from the frame's size
 */
export function estimatePlanDuration(
  source: SourceVideo,
  plan: CutPlan,
  secondsPerFrame?: number,
): PlanDuration {
  const perFrame = secondsPerFrame ?? (source.width * source.height) / encodedPixelsPerSecond;
  const copying = (part: Segment) => sumFrameSizes(source, part) / copiedBytesPerSecond;
  const segments = plan.segments.map(
    (part) => commandOverheadSeconds + (part.kind === 'encode' ? part.count * perFrame : copying(part)),
  );
  return {
    segments,
    concat: plan.segments.reduce((sum, part) => sum + copying(part), commandOverheadSeconds),
  };
}

function sumFrameSizes(source: SourceVideo, { first, count }: Segment): number {
  return source.video.frameSizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
}
