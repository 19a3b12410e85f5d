import { buildSegmentCommand, buildConcatList, buildConcatCommand } from '../cut/commands.ts';
import { estimatePlanDuration } from '../cut/plan-duration.ts';
import { planFullEncode, planCut, type CutPlan, type FrameRange } from '../cut/plan.ts';
import { findTrimDefect } from '../cut/verify.ts';
import { OutOfSpaceError, ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimmedVideo } from '../results.ts';
import { verifyCopiedFrames } from './verify-copied-frames.ts';
import { isRandomAccessPoint } from './is-random-access-point.ts';
import type { FfmpegCore } from './core-module.ts';
import { readSource } from './read-source.ts';
import { runCommand } from './run-command.ts';
import { openOutputFile, createOutOfSpaceError, type OutputFile } from './output-file.ts';
import { withInputFile, workDirectory, type FfmpegLoader } from './ffmpeg-loader.ts';

type TrimJob = { readonly source: SourceVideo; readonly range: FrameRange; readonly folder: string };

/**
 * Makes a file of exactly the selected frames and the sound under them. A cut is checked; one that did not come
 * out right is made again by encoding every frame.
 *
 * @param onProgress from 0 to 1; falls back only when the work has to begin again
 * @throws ProcessingFailedError when the second way fails as well
 * @throws OutOfSpaceError when the device is full
 */
export async function trimVideo(
  workbench: FfmpegLoader,
  job: TrimJob,
  onProgress: (done: number) => void,
): Promise<TrimmedVideo> {
  const { source, range } = job;
  const cut = planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const conversion: CutPlan = { ...planFullEncode(source, range), audio: source.audio ? 'encode' : 'none' };
  try {
    return await trimAndVerify(await workbench.load(), job, cut, onProgress);
  } catch (cause) {
    if (cause instanceof OutOfSpaceError) throw cause;
    // oxlint-disable-next-line no-console -- the person gets a right video either way; the trace is for a report
    console.warn('A cut did not come out right; every frame is encoded anew.', cause);
    workbench.discard();
    return trimAndVerify(await workbench.load(), job, conversion, onProgress);
  }
}

async function trimAndVerify(
  core: FfmpegCore,
  job: TrimJob,
  plan: CutPlan,
  onProgress: (done: number) => void,
): Promise<TrimmedVideo> {
  const output = await openOutputFile(core, job.folder, 'ride.mp4');
  try {
    await runPlan(core, job, plan, output, onProgress);
    const file = await output.finish();
    const result = await readSource(file);
    const problem = findTrimDefect(job.source, job.range, result);
    if (problem) throw new ProcessingFailedError(problem);
    if (!verifyCopiedFrames(job.source, plan, job.range, result)) {
      throw new ProcessingFailedError('Other frames were copied than were meant.');
    }
    const copied = plan.segments.filter((part) => part.kind === 'copy');
    return {
      file,
      duration: result.duration,
      width: result.width,
      height: result.height,
      copiedFrameCount: copied.reduce((sum, part) => sum + part.count, 0),
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
  onProgress: (done: number) => void,
): Promise<void> {
  const steps = estimatePlanDuration(source, plan);
  const total = steps.segments.reduce((sum, each) => sum + each, steps.concat);
  let before = 0;
  const advance = (step: number, share: number) => onProgress((before + step * Math.min(1, share)) / total);
  const stored: OutputFile[] = [];
  const list = `${workDirectory}/parts.txt`;
  try {
    await withInputFile(core, source.file, async (input) => {
      for (const [place, part] of plan.segments.entries()) {
        const file = await openOutputFile(core, folder, `part-${place}.ts`);
        stored.push(file);
        const step = steps.segments[place] ?? 0;
        const length = part.count / source.frameRate;
        runCommand(core, buildSegmentCommand(source, input, { segment: part, path: file.path }, plan), {
          onTime: (time) => advance(step, time / length),
        });
        before += step;
        advance(0, 0);
      }
      const files = plan.segments.map((segment, index) => ({ segment, path: stored[index]?.path ?? '' }));
      core.FS.writeFile(list, buildConcatList(source, files));
      const length = range.count / source.frameRate;
      runCommand(core, buildConcatCommand(source, plan, range, { input, list, output: output.path }), {
        onTime: (time) => advance(steps.concat, time / length),
      });
    });
  } catch (cause) {
    if ([output, ...stored].some((file) => file.isFull())) throw createOutOfSpaceError(cause);
    throw cause;
  } finally {
    for (const file of stored) await file.remove();
  }
}
