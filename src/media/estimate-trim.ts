import { buildSegmentCommand } from './cut/commands.ts';
import { estimatePlanDuration } from './cut/plan-duration.ts';
import { planCut, type FrameRange, type Segment } from './cut/plan.ts';
import { ffmpegQueue } from './ffmpeg.ts';
import { isRandomAccessPoint } from './frame-bytes.ts';
import type { TrimEstimate } from './results.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

/** Encoding time is measured on a few frames, unless the segments to encode are short. */
const trialFrames = 12;
const minFramesForTrial = 60;
const trialTimeoutSeconds = 60;

/** Estimates how and how fast a selection is trimmed on this device; `seconds` includes encoding and concatenation. */
export async function estimateTrim(
  source: SourceVideo,
  range: FrameRange,
  signal: AbortSignal,
): Promise<TrimEstimate> {
  const plan = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const method = plan.segments.some((segment) => segment.kind === 'copy') ? 'cut' : 'encode';
  const encodedCounts = plan.segments.map(({ kind, count }) => (kind === 'encode' ? count : 0));
  const secondsPerFrame =
    Math.max(...encodedCounts) < minFramesForTrial
      ? undefined
      : await measureSecondsPerFrame(source, range.first, signal);
  const duration = estimatePlanDuration(source, plan, secondsPerFrame);
  return { method, seconds: duration.segments.reduce((sum, seconds) => sum + seconds, duration.concat) };
}

function measureSecondsPerFrame(source: SourceVideo, first: number, signal: AbortSignal): Promise<number> {
  const frame = source.video.randomAccessPoints.findLast((entry) => entry <= first) ?? first;
  const segment: Segment = { kind: 'encode', first: frame, count: trialFrames };
  const plan = { segments: [segment], audio: 'none' } as const;
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    const startedAt = performance.now();
    const command = buildSegmentCommand(source, inputPath, { segment, path: '-' }, plan);
    await ffmpeg.exec([...command.slice(0, -2), 'null', '-'], { timeoutSeconds: trialTimeoutSeconds });
    return (performance.now() - startedAt) / 1000 / trialFrames;
  }, signal);
}
