import { buildSegmentCommand } from '../cut/commands.ts';
import { estimatePlanDuration } from '../cut/plan-duration.ts';
import { planCut, type FrameRange, type Segment } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimEstimate } from '../results.ts';
import { isRandomAccessPoint } from './is-random-access-point.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInputFile } from './ffmpeg-loader.ts';

/** Frames that are encoded to see how long it takes; fewer selected ones are not worth a trial. */
const trialFrames = 12;
const minFramesForTrial = 60;

/** Says how a selection would become a file and about how long that takes on this device. */
export async function estimateTrim(
  core: FfmpegCore,
  source: SourceVideo,
  range: FrameRange,
): Promise<TrimEstimate> {
  const plan = planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const method = plan.segments.some((part) => part.kind === 'copy') ? 'cut' : 'convert';
  const longest = Math.max(0, ...plan.segments.map((part) => (part.kind === 'encode' ? part.count : 0)));
  const secondsPerFrame =
    longest < minFramesForTrial ? undefined : await measureSecondsPerFrame(core, source, range.first);
  const steps = estimatePlanDuration(source, plan, secondsPerFrame);
  return { method, seconds: steps.segments.reduce((sum, each) => sum + each, steps.concat) };
}

async function measureSecondsPerFrame(core: FfmpegCore, source: SourceVideo, first: number): Promise<number> {
  const frame = source.video.randomAccessPoints.findLast((entry) => entry <= first) ?? first;
  const segment: Segment = { kind: 'encode', first: frame, count: trialFrames };
  return withInputFile(core, source.file, (input) => {
    const began = performance.now();
    const command = buildSegmentCommand(
      source,
      input,
      { segment, path: '-' },
      { segments: [segment], audio: 'none' },
    );
    runCommand(core, [...command.slice(0, -2), 'null', '-'], { timeoutSeconds: 60 });
    return (performance.now() - began) / 1000 / trialFrames;
  });
}
