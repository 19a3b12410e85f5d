import { reportError } from '#src/lib/log.ts';
import { buildSegmentCommand, buildConcatList, buildConcatCommand } from './cut/commands.ts';
import { estimatePlanDuration } from './cut/plan-duration.ts';
import { planFullEncode, planCut, type CutPlan, type FrameRange } from './cut/plan.ts';
import { findTrimDefect } from './cut/verify.ts';
import { FfmpegLoadError, ProcessingFailedError, StorageFullError } from './errors.ts';
import type { FfmpegJob } from './ffmpeg-queue.ts';
import { ffmpegQueue } from './ffmpeg.ts';
import { isRandomAccessPoint, verifyCopiedFrames } from './frame-bytes.ts';
import { moveIndexFirst } from './move-index-first.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath, workDirectory } from './work-files.ts';
import { createWorkFolder, type WorkFolder } from './work-folder.ts';

export interface TrimmedVideo {
  /** An MP4 in OPFS. It is deleted when the session is disposed: copy it to keep it. */
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** After rotation. */
  readonly width: number;
  readonly height: number;
  /** Number of frames that were copied from the source; the others were encoded. */
  readonly copiedFrameCount: number;
}

interface TrimJob {
  readonly source: SourceVideo;
  readonly range: FrameRange;
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
  /** Deletes the trimmed file when it aborts. */
  readonly lifetime: AbortSignal;
}

const outputName = 'ride.mp4';
const listPath = '/segments.txt';
const getSegmentName = (index: number) => `segment-${index}.ts`;

/**
 * Creates an MP4 of exactly the selected frames and their audio. If the cut fails or does not pass verification, every frame
 * is encoded instead.
 *
 * @throws ProcessingFailedError when the full encode fails as well
 * @throws StorageFullError when the device has no space left
 */
export async function trimVideo(job: TrimJob): Promise<TrimmedVideo> {
  const { source, range, signal } = job;
  const cut = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  try {
    return await trimAndVerify(job, cut);
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof StorageFullError || cause instanceof FfmpegLoadError) throw cause;
    reportError(cause, 'The cut failed verification; encoding every frame instead.');
    return trimAndVerify(job, { ...planFullEncode(source, range), audio: source.audio ? 'encode' : 'none' });
  }
}

async function trimAndVerify(job: TrimJob, plan: CutPlan): Promise<TrimmedVideo> {
  const { source, range, signal, lifetime } = job;
  const folder = await createWorkFolder(lifetime);
  try {
    await ffmpegQueue.run((ffmpeg) => runPlan(ffmpeg, job, plan, folder), signal);
    const file = await moveIndexFirst(await (await folder.handle.getFileHandle(outputName)).getFile());
    const result = await probeVideo(file, signal);
    const defect = findTrimDefect(source, range, result);
    if (defect) throw new ProcessingFailedError(defect);
    if (!(await verifyCopiedFrames(source, plan, range, result)))
      throw new ProcessingFailedError('The wrong frames were copied.');
    deleteSegments(folder, plan);
    const { duration, width, height } = result;
    const copiedFrameCount = plan.segments.reduce(
      (sum, { kind, count }) => sum + (kind === 'copy' ? count : 0),
      0,
    );
    return { file, duration, width, height, copiedFrameCount };
  } catch (cause) {
    void folder.delete();
    throw cause;
  }
}

/** In the background: a third of a second per 100 MB, which the result need not wait for. */
function deleteSegments(folder: WorkFolder, plan: CutPlan): void {
  void Promise.allSettled(
    plan.segments.map((_segment, index) => folder.handle.removeEntry(getSegmentName(index))),
  );
}

async function runPlan(
  ffmpeg: FfmpegJob,
  { source, range, onProgress }: TrimJob,
  plan: CutPlan,
  folder: WorkFolder,
): Promise<void> {
  const steps = estimatePlanDuration(source, plan);
  let completed = 0;
  const reportProgress = (ofStep: number) => onProgress(Math.min(1, (completed + ofStep) / steps.total));
  const runStep = async (args: readonly string[], stepDuration: number, frameCount: number) => {
    const videoDuration = frameCount / source.frameRate;
    await ffmpeg.exec(args, {
      onTime: (time) => reportProgress(stepDuration * Math.min(1, time / videoDuration)),
    });
    completed += stepDuration;
    reportProgress(0);
  };

  const segmentNames = plan.segments.map((_segment, index) => getSegmentName(index));
  await ffmpeg.mount({
    files: [source.file],
    outputFolder: folder.path,
    outputs: [...segmentNames, outputName],
  });
  const files = plan.segments.map((segment, index) => ({
    segment,
    path: `${workDirectory}/${getSegmentName(index)}`,
  }));
  for (const [index, file] of files.entries()) {
    const command = buildSegmentCommand(source, inputPath, file, plan);
    await runStep(command, steps.segments[index] ?? 0, file.segment.count);
  }
  await ffmpeg.writeFile(listPath, buildConcatList(source, files));
  const paths = { input: inputPath, list: listPath, output: `${workDirectory}/${outputName}` };
  await runStep(buildConcatCommand(source, plan, range, paths), steps.concat, range.count);
}
