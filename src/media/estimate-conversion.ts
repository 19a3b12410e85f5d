import { buildEncodeCommand } from './cut/cut-commands.ts';
import type { FrameRange, Segment } from './cut/plan.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

const trialFrames = 12;
const trialTimeoutSeconds = 60;

/** The seconds that encoding every frame of a selection takes on this device, estimated by encoding a few. */
export function estimateConversion(
  source: SourceVideo,
  range: FrameRange,
  signal: AbortSignal,
): Promise<number> {
  const first = source.video.randomAccessPoints.findLast((frame) => frame <= range.first) ?? range.first;
  const segment: Segment = { kind: 'encode', first, count: trialFrames };
  const trial = { segments: [segment], audio: 'none' } as const;
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    const startedAt = performance.now();
    const file = { segment, path: '/trial.ts' };
    const decoding = { start: first, pictures: '/trial.gray' };
    const command = buildEncodeCommand(source, inputPath, file, trial, decoding);
    await ffmpeg.exec(command, { timeoutSeconds: trialTimeoutSeconds });
    return (range.count * (performance.now() - startedAt)) / 1000 / trialFrames;
  }, signal);
}
