import type { SourceVideo } from '../source-video.ts';
import type { CutPlan, Part } from './plan.ts';

/** Measured on two busy cores: 1.3 s for each second of 1080p at 30 frames a second. */
const encodedPixelsPerSecond = 48e6;
const copiedBytesPerSecond = 100e6;
/** What starting a command costs, in seconds. */
const commandStart = 0.05;

export type PlanSeconds = { readonly parts: readonly number[]; readonly join: number };

/**
 * About how long the steps of a plan take, in seconds.
 *
 * @param secondsPerFrame what encoding a frame took when it was tried; otherwise it is guessed from the frame's size
 */
export function planSeconds(source: SourceVideo, plan: CutPlan, secondsPerFrame?: number): PlanSeconds {
  const perFrame = secondsPerFrame ?? (source.width * source.height) / encodedPixelsPerSecond;
  const copying = (part: Part) => bytesOf(source, part) / copiedBytesPerSecond;
  const parts = plan.parts.map(
    (part) => commandStart + (part.kind === 'encode' ? part.count * perFrame : copying(part)),
  );
  return { parts, join: plan.parts.reduce((sum, part) => sum + copying(part), commandStart) };
}

function bytesOf(source: SourceVideo, { first, count }: Part): number {
  return source.video.sizes.subarray(first, first + count).reduce((sum, size) => sum + size, 0);
}
