import { partCommand, partList, joinCommand } from '../cut/commands.ts';
import { planSeconds } from '../cut/pace.ts';
import { planConversion, planCut, type CutPlan, type FrameRange } from '../cut/plan.ts';
import { resultProblem } from '../cut/verify.ts';
import { OutOfSpaceError, ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { TrimmedVideo } from '../results.ts';
import { copiedRight } from './copied-right.ts';
import { beginsAfresh } from './begins-afresh.ts';
import type { FfmpegCore } from './core-module.ts';
import { readSource } from './read-source.ts';
import { runCommand } from './run-command.ts';
import { openStored, outOfSpace, type Stored } from './store.ts';
import { withInput, workFolder, type Workbench } from './workbench.ts';

type Job = { readonly source: SourceVideo; readonly range: FrameRange; readonly folder: string };

/**
 * Makes a file of exactly the selected frames and the sound under them. A cut is checked; one that did not come
 * out right is made again by encoding every frame.
 *
 * @param onProgress from 0 to 1; falls back only when the work has to begin again
 * @throws ProcessingFailedError when the second way fails as well
 * @throws OutOfSpaceError when the device is full
 */
export async function trimVideo(
  workbench: Workbench,
  job: Job,
  onProgress: (done: number) => void,
): Promise<TrimmedVideo> {
  const { source, range } = job;
  const cut = planCut(source, range, (frame) => beginsAfresh(source, frame));
  const conversion: CutPlan = { ...planConversion(source, range), sound: source.audio ? 'encode' : 'none' };
  try {
    return await makeVerified(await workbench.core(), job, cut, onProgress);
  } catch (cause) {
    if (cause instanceof OutOfSpaceError) throw cause;
    // oxlint-disable-next-line no-console -- the person gets a right video either way; the trace is for a report
    console.warn('A cut did not come out right; every frame is encoded anew.', cause);
    workbench.discard();
    return makeVerified(await workbench.core(), job, conversion, onProgress);
  }
}

async function makeVerified(
  core: FfmpegCore,
  job: Job,
  plan: CutPlan,
  onProgress: (done: number) => void,
): Promise<TrimmedVideo> {
  const output = await openStored(core, job.folder, 'ride.mp4');
  try {
    await make(core, job, plan, output, onProgress);
    const file = await output.finish();
    const result = await readSource(file);
    const problem = resultProblem(job.source, job.range, result);
    if (problem) throw new ProcessingFailedError(problem);
    if (!copiedRight(job.source, plan, job.range, result)) {
      throw new ProcessingFailedError('Other frames were copied than were meant.');
    }
    const copied = plan.parts.filter((part) => part.kind === 'copy');
    return {
      file,
      duration: result.duration,
      width: result.width,
      height: result.height,
      copiedFrames: copied.reduce((sum, part) => sum + part.count, 0),
    };
  } catch (cause) {
    await output.remove();
    throw cause;
  }
}

async function make(
  core: FfmpegCore,
  { source, range, folder }: Job,
  plan: CutPlan,
  output: Stored,
  onProgress: (done: number) => void,
): Promise<void> {
  const steps = planSeconds(source, plan);
  const total = steps.parts.reduce((sum, each) => sum + each, steps.join);
  let before = 0;
  const advance = (step: number, share: number) => onProgress((before + step * Math.min(1, share)) / total);
  const stored: Stored[] = [];
  const list = `${workFolder}/parts.txt`;
  try {
    await withInput(core, source.file, async (input) => {
      for (const [place, part] of plan.parts.entries()) {
        const file = await openStored(core, folder, `part-${place}.ts`);
        stored.push(file);
        const step = steps.parts[place] ?? 0;
        const length = part.count / source.frameRate;
        runCommand(core, partCommand(source, input, { part, path: file.path }, plan), {
          onTime: (time) => advance(step, time / length),
        });
        before += step;
        advance(0, 0);
      }
      const files = plan.parts.map((part, place) => ({ part, path: stored[place]?.path ?? '' }));
      core.FS.writeFile(list, partList(source, files));
      const length = range.count / source.frameRate;
      runCommand(core, joinCommand(source, plan, range, { input, list, output: output.path }), {
        onTime: (time) => advance(steps.join, time / length),
      });
    });
  } catch (cause) {
    if ([output, ...stored].some((file) => file.isFull())) throw outOfSpace(cause);
    throw cause;
  } finally {
    for (const file of stored) await file.remove();
  }
}
