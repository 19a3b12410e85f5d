import { reportError } from '#src/lib/log.ts';
import { buildSegmentCommand, buildConcatList, buildConcatCommand } from '../cut/commands.ts';
import { estimatePlanDuration } from '../cut/plan-duration.ts';
import { planFullEncode, planCut, type CutPlan, type FrameRange } from '../cut/plan.ts';
import { findTrimDefect } from '../cut/verify.ts';
import { OutOfSpaceError, ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimmedVideo } from '../results.ts';
import { isRandomAccessPoint, verifyCopiedFrames } from './frame-bytes.ts';
import type { FfmpegCore } from './core-module.ts';
import { readSource } from './read-source.ts';
import { runCommand } from './run-command.ts';
import { openOutputFile, createOutOfSpaceError, type OutputFile } from './output-file.ts';
import { withInputFile, workDirectory, type FfmpegLoader } from './ffmpeg-loader.ts';

interface TrimJob {
  readonly source: SourceVideo;
  readonly range: FrameRange;
  readonly folder: string;
}

/**
 * Creates an MP4 of exactly the selected frames and their audio. If the cut fails or does not pass verification, every frame
 * is encoded instead.
 *
 * @param onProgress called with 0 to 1; restarts at 0 when every frame is encoded instead
 * @throws ProcessingFailedError when the full encode fails as well
 * @throws OutOfSpaceError when the device has no space left
 */
export async function trimVideo(
  ffmpegLoader: FfmpegLoader,
  job: TrimJob,
  onProgress: (progress: number) => void,
): Promise<TrimmedVideo> {
  const { source, range } = job;
  const cut = planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const fullEncode: CutPlan = { ...planFullEncode(source, range), audio: source.audio ? 'encode' : 'none' };
  try {
    return await trimAndVerify(await ffmpegLoader.load(), job, cut, onProgress);
  } catch (cause) {
    if (cause instanceof OutOfSpaceError) throw cause;
    reportError(cause, 'The cut failed verification; encoding every frame instead.');
    ffmpegLoader.discard();
    return trimAndVerify(await ffmpegLoader.load(), job, fullEncode, onProgress);
  }
}

async function trimAndVerify(
  core: FfmpegCore,
  job: TrimJob,
  plan: CutPlan,
  onProgress: (progress: number) => void,
): Promise<TrimmedVideo> {
  const output = await openOutputFile(core, job.folder, 'ride.mp4');
  try {
    await runPlan(core, job, plan, output, onProgress);
    const file = await output.finish();
    const result = await readSource(file);
    const defect = findTrimDefect(job.source, job.range, result);
    if (defect) throw new ProcessingFailedError(defect);
    if (!verifyCopiedFrames(job.source, plan, job.range, result)) {
      throw new ProcessingFailedError('The wrong frames were copied.');
    }
    const copied = plan.segments.filter((segment) => segment.kind === 'copy');
    return {
      file,
      duration: result.duration,
      width: result.width,
      height: result.height,
      copiedFrameCount: copied.reduce((sum, { count }) => sum + count, 0),
    };
  } catch (cause) {
    await output.remove();
    throw cause;
  }
}

async function runPlan(
  core: FfmpegCore,
  { source, range, folder }: TrimJob,
  plan: CutPlan,
  output: OutputFile,
  onProgress: (progress: number) => void,
): Promise<void> {
  const duration = estimatePlanDuration(source, plan);
  const total = duration.segments.reduce((sum, seconds) => sum + seconds, duration.concat);
  let completed = 0;
  const reportProgress = (stepDuration: number, share: number) =>
    onProgress((completed + stepDuration * Math.min(1, share)) / total);
  const segmentFiles: OutputFile[] = [];
  const list = `${workDirectory}/segments.txt`;
  try {
    await withInputFile(core, source.file, async (input) => {
      for (const [index, segment] of plan.segments.entries()) {
        const file = await openOutputFile(core, folder, `segment-${index}.ts`);
        segmentFiles.push(file);
        const stepDuration = duration.segments[index] ?? 0;
        const videoDuration = segment.count / source.frameRate;
        runCommand(core, buildSegmentCommand(source, input, { segment, path: file.path }, plan), {
          onTime: (time) => reportProgress(stepDuration, time / videoDuration),
        });
        completed += stepDuration;
        reportProgress(0, 0);
      }
      const files = plan.segments.map((segment, index) => ({
        segment,
        path: segmentFiles[index]?.path ?? '',
      }));
      core.FS.writeFile(list, buildConcatList(source, files));
      const videoDuration = range.count / source.frameRate;
      runCommand(core, buildConcatCommand(source, plan, range, { input, list, output: output.path }), {
        onTime: (time) => reportProgress(duration.concat, time / videoDuration),
      });
    });
  } catch (cause) {
    if ([output, ...segmentFiles].some((file) => file.isFull())) throw createOutOfSpaceError(cause);
    throw cause;
  } finally {
    for (const file of segmentFiles) await file.remove();
  }
}
