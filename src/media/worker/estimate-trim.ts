import { buildSegmentCommand } from '../cut/commands.ts';
import { estimatePlanDuration } from '../cut/plan-duration.ts';
import { planCut, type FrameRange, type Segment } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimEstimate } from '../results.ts';
import { isRandomAccessPoint } from './frame-bytes.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInputFile } from './ffmpeg-loader.ts';

/** Encoding time is measured on a few frames, unless the segments to encode are short. */
const trialFrames = 12;
const minFramesForTrial = 60;

/** Estimates how and how fast a selection is trimmed on this device; `seconds` includes encoding and concatenation. */
export async function estimateTrim(
  core: FfmpegCore,
  source: SourceVideo,
  range: FrameRange,
): Promise<TrimEstimate> {
  const plan = planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const method = plan.segments.some((segment) => segment.kind === 'copy') ? 'cut' : 'encode';
  const longestEncode = Math.max(
    0,
    ...plan.segments.map((segment) => (segment.kind === 'encode' ? segment.count : 0)),
  );
  const secondsPerFrame =
    longestEncode < minFramesForTrial ? undefined : await measureSecondsPerFrame(core, source, range.first);
  const duration = estimatePlanDuration(source, plan, secondsPerFrame);
  return { method, seconds: duration.segments.reduce((sum, seconds) => sum + seconds, duration.concat) };
}

async function measureSecondsPerFrame(core: FfmpegCore, source: SourceVideo, first: number): Promise<number> {
  const frame = source.video.randomAccessPoints.findLast((entry) => entry <= first) ?? first;
  const segment: Segment = { kind: 'encode', first: frame, count: trialFrames };
  return withInputFile(core, source.file, (input) => {
    const startedAt = performance.now();
    const command = buildSegmentCommand(
      source,
      input,
      { segment, path: '-' },
      { segments: [segment], audio: 'none' },
    );
    runCommand(core, [...command.slice(0, -2), 'null', '-'], { timeoutSeconds: 60 });
    return (performance.now() - startedAt) / 1000 / trialFrames;
  });
}
