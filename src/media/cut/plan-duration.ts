import type { SourceVideo } from '../source-video.ts';
import { sumFrameSizes, type CutPlan } from './plan.ts';

/** Measured on two busy cores: 1.3 s per second of 1080p at 30 frames per second. */
const encodedPixelsPerSecond = 48e6;
const copiedBytesPerSecond = 200e6;
const commandOverheadSeconds = 0.05;

export interface PlanDuration {
  /** The duration of each encoded segment; 0 for copied ones. */
  readonly segments: readonly number[];
  readonly join: number;
}

/** Estimates the duration of each step of a plan, in seconds, to weigh its progress. */
export function estimatePlanDuration(source: SourceVideo, plan: CutPlan): PlanDuration {
  const segments = plan.segments.map(({ kind, count }) =>
    kind === 'encode' ? commandOverheadSeconds + estimateEncodingDuration(source, count) : 0,
  );
  const join = plan.segments.reduce(
    (sum, segment) => sum + sumFrameSizes(source, segment) / copiedBytesPerSecond,
    commandOverheadSeconds,
  );
  return { segments, join };
}

/** Estimates the seconds that encoding frames takes. */
export function estimateEncodingDuration({ width, height }: SourceVideo, frameCount: number): number {
  return (frameCount * width * height) / encodedPixelsPerSecond;
}
