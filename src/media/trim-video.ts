import { reportError } from '#src/lib/log.ts';
import {
  buildConcatCommand,
  buildConcatList,
  buildCopyCommand,
  type ShownFrames,
} from './cut/cut-commands.ts';
import { findDamage, getFrameTime } from './cut/decoded-frames.ts';
import { estimatePlanDuration } from './cut/plan-duration.ts';
import { planFullEncode, planCut, type CutPlan, type FrameRange } from './cut/plan.ts';
import { findTrimDefect } from './cut/verify-cut.ts';
import { buildDecoderConfig } from './decoder-config.ts';
import { drawPictures } from './encode/browser-codecs.ts';
import { canBrowserDecode, chooseEncoder, type Encoder } from './encode/choose-encoder.ts';
import {
  convertSegment,
  getConversionFormat,
  readDelay,
  type ConvertedSegment,
} from './encode/convert-segment.ts';
import { encodeSegment, findPictureDefect, takePictures, type SegmentEnd } from './encoded-frames.ts';
import {
  DamagedVideoError,
  FfmpegLoadError,
  ProcessingFailedError,
  StorageFullError,
  TooLongForMemoryError,
} from './errors.ts';
import type { FfmpegJob } from './ffmpeg-queue.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import { isRandomAccessPoint, verifyCopiedFrames } from './frame-bytes.ts';
import { moveIndexFirst } from './move-index-first.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath, segmentPath, workDirectory } from './work-files.ts';
import { createWorkFolder, type WorkFolder } from './work-folder.ts';

export interface TrimmedVideo {
  /** An MP4 in OPFS, or in memory where there is none. It is deleted when the session is disposed: copy it to keep it. */
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** After rotation. */
  readonly width: number;
  readonly height: number;
  /** Start of each selected frame, in seconds. Instead of one that cannot be decoded, the one before is shown. */
  readonly frameTimes: Float64Array;
  /** Number of frames that were copied from the source; the others were encoded. */
  readonly copiedFrameCount: number;
}

/** @param isRepeated whether a cut was not exact, so that every frame is encoded instead */
export type TrimProgressListener = (progress: number, isRepeated: boolean) => void;

interface TrimJob {
  readonly source: SourceVideo;
  readonly range: FrameRange;
  readonly onProgress: TrimProgressListener;
  readonly signal: AbortSignal;
  /** Deletes the trimmed file when it aborts. */
  readonly lifetime: AbortSignal;
}

const outputName = 'ride.mp4';
const outputPath = `${workDirectory}/${outputName}`;
/**
 * The longest clip that is made in memory, which then has it about three times: its segments, ffmpeg's output and the
 * file. 30 s from a phone that records 4K at 50 Mbit/s need 560 MB.
 */
const maxSecondsInMemory = 30;
/** For so long the frame before is shown instead of damaged ones. */
const maxRepeatedSeconds = 1;
/** Of the work, where the browser encodes: adding the sound takes the rest. */
const convertedShare = 0.95;
const listPath = '/segments.txt';
const parameterSetsPath = '/parameter-sets.h264';
const getSegmentName = (index: number) => `segment-${index}.ts`;

/**
 * Creates an MP4 of exactly the selected frames and their audio. If the cut fails or does not pass verification, every frame
 * is encoded instead.
 *
 * @throws ProcessingFailedError when the full encode fails as well
 * @throws StorageFullError when the device has no space left
 * @throws TooLongForMemoryError when the browser cannot write to OPFS and the clip is too long for memory
 */
export async function trimVideo(job: TrimJob): Promise<TrimmedVideo> {
  const { source, range, signal } = job;
  const cut = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  try {
    return await trimAndVerify(job, cut, await chooseCutEncoder(source, cut));
  } catch (cause) {
    signal.throwIfAborted();
    if (isUnavoidable(cause)) throw cause;
    reportError(cause, 'The cut failed verification; encoding every frame instead.');
    const onProgress = (progress: number) => job.onProgress(progress, true);
    const fullEncode: CutPlan = { ...planFullEncode(source, range), audio: source.audio ? 'encode' : 'none' };
    return trimAndVerify({ ...job, onProgress }, fullEncode, 'ffmpeg');
  }
}

const isUnavoidable = (cause: unknown) =>
  [StorageFullError, FfmpegLoadError, TooLongForMemoryError].some((known) => cause instanceof known);

/** Segments next to copied frames need parameter sets of their own, which only ffmpeg gives them. */
async function chooseCutEncoder(source: SourceVideo, { segments }: CutPlan): Promise<Encoder> {
  const [segment] = segments;
  if (!segment || segments.some(({ kind }) => kind === 'copy')) return 'ffmpeg';
  return chooseEncoder(source, getConversionFormat(source, segment));
}

async function trimAndVerify(job: TrimJob, plan: CutPlan, encoder: Encoder): Promise<TrimmedVideo> {
  const { source, range, signal, lifetime } = job;
  const folder = await createWorkFolder(lifetime);
  try {
    const [segment] = encoder === 'browser' ? plan.segments : [];
    const place = { folder, name: getSegmentName(0) };
    const onProgress = (progress: number) => job.onProgress(progress * convertedShare, false);
    const converted = segment && (await convertSegment(source, segment, place, { onProgress, signal }));
    const output = await ffmpegQueue.run((ffmpeg) => runPlan(ffmpeg, job, plan, folder, converted), signal);
    const written = output.memory ? new File([output.memory], outputName) : await openOutput(folder);
    const file = await moveIndexFirst(written, buildDecoderConfig(output.parameterSets));
    const result = await probeVideo(file, signal);
    const { frames } = output;
    const defect =
      findTrimDefect(source, { ...range, frames }, result) ??
      (await findEndDefect(result, output, encoder, signal));
    if (defect) throw new ProcessingFailedError(defect);
    if (!(await verifyCopiedFrames(source, plan, range, result)))
      throw new ProcessingFailedError('The wrong frames were copied.');
    if (folder) deleteSegments(folder, plan);
    const { duration, width, height } = result;
    const start = getFrameTime(source, frames[0] ?? range.first);
    const frameTimes =
      frames.length === range.count
        ? result.video.frameTimes
        : source.video.frameTimes
            .slice(range.first, range.first + range.count)
            .map((time) => Math.max(0, time - start));
    const copiedFrameCount = plan.segments.reduce(
      (sum, { kind, count }) => sum + (kind === 'copy' ? count : 0),
      0,
    );
    return { file, duration, width, height, frameTimes, copiedFrameCount };
  } catch (cause) {
    void folder?.delete();
    throw cause;
  }
}

/** A browser decodes several times faster than ffmpeg, which decides where it shows something else. */
async function findEndDefect(
  result: SourceVideo,
  { frames, ends }: PlanOutput,
  encoder: Encoder,
  signal: AbortSignal,
): Promise<string | null> {
  const endFrames = ends.map(({ frame }) => frames.indexOf(frame));
  if (encoder === 'browser') return findPictureDefect(ends, await drawPictures(result, endFrames, signal));
  if (await canBrowserDecode(result)) {
    const light = await drawPictures(result, endFrames, signal, 'light').catch(() => []);
    if (!findPictureDefect(ends, light)) return null;
  }
  return findPictureDefect(ends, await takePictures(result, endFrames, signal));
}

async function openOutput(folder: WorkFolder | undefined): Promise<File> {
  const handle = await folder?.handle.getFileHandle(outputName);
  if (!handle) throw new ProcessingFailedError('The output is neither in memory nor on the device.');
  return handle.getFile();
}

/** In the background: a third of a second per 100 MB, which the result need not wait for. */
function deleteSegments(folder: WorkFolder, plan: CutPlan): void {
  void Promise.allSettled(
    plan.segments.map((_segment, index) => folder.handle.removeEntry(getSegmentName(index))),
  );
}

interface PlanOutput {
  /** The file when it is in memory; otherwise it is in the folder once the job has ended. */
  readonly memory: Uint8Array<ArrayBuffer> | undefined;
  readonly parameterSets: Uint8Array;
  /** The frames of the source that were copied or encoded. */
  readonly frames: readonly number[];
  readonly ends: readonly SegmentEnd[];
}

async function runPlan(
  ffmpeg: FfmpegJob,
  { source, range, onProgress }: TrimJob,
  plan: CutPlan,
  folder: WorkFolder | undefined,
  converted: ConvertedSegment | undefined,
): Promise<PlanOutput> {
  const steps = estimatePlanDuration(source, plan);
  let completed = 0;
  const reportProgress = (ofStep: number) =>
    onProgress(Math.min(1, (completed + ofStep) / steps.total), false);
  const runStep = async (
    stepDuration: number,
    frameCount: number,
    run: (onTime: (seconds: number) => void) => Promise<void>,
  ) => {
    const videoDuration = frameCount / source.frameRate;
    await run((time) => reportProgress(stepDuration * Math.min(1, time / videoDuration)));
    completed += stepDuration;
    reportProgress(0);
  };

  const segmentNames = converted ? [] : plan.segments.map((_segment, index) => getSegmentName(index));
  const isInOpfs = await ffmpeg.mount({
    files: [source.file],
    segment: converted?.file,
    outputFolder: folder?.path,
    outputs: [...segmentNames, outputName],
  });
  if (!isInOpfs && range.count > maxSecondsInMemory * source.frameRate)
    throw new TooLongForMemoryError(maxSecondsInMemory);
  const files = plan.segments.map((segment, index) => ({
    segment,
    path: converted ? segmentPath : `${workDirectory}/${getSegmentName(index)}`,
  }));
  const frames: number[] = [];
  const ends: SegmentEnd[] = [];
  let delay = 0;
  for (const [index, file] of files.entries()) {
    const { first, count, kind } = file.segment;
    await runStep(steps.segments[index] ?? 0, count, async (onTime) => {
      if (kind === 'copy') {
        await ffmpeg.exec(buildCopyCommand(source, inputPath, file), { onTime });
        frames.push(...Array.from({ length: count }, (_, offset) => first + offset));
        return;
      }
      const encoded = converted
        ? { ...converted, delay: await readDelay(ffmpeg, source) }
        : await encodeSegment(ffmpeg, source, file, plan, onTime);
      frames.push(...encoded.frames);
      ends.push(...encoded.ends);
      if (index === 0) ({ delay } = encoded);
    });
  }
  const damage = findDamage(source, range, frames);
  if (damage && (plan.segments.length > 1 || damage.length > maxRepeatedSeconds))
    throw new DamagedVideoError(damage.start);
  const shown = getShownFrames(range, frames);
  await ffmpeg.writeFile(listPath, buildConcatList(source, shown, files));
  const paths = {
    input: inputPath,
    list: listPath,
    output: outputPath,
    parameterSets: parameterSetsPath,
  };
  const command = buildConcatCommand(source, plan, { ...shown, delay }, paths);
  await runStep(steps.concat, range.count, (onTime) => ffmpeg.exec(command, { onTime }));
  return {
    memory: isInOpfs ? undefined : await ffmpeg.readFile(outputPath),
    parameterSets: await ffmpeg.readFile(parameterSetsPath),
    frames,
    ends,
  };
}

/** From the first frame that could be decoded to the end of the selection. */
function getShownFrames({ first, count }: FrameRange, frames: readonly number[]): ShownFrames {
  const [start = first] = frames;
  return { first: start, count: first + count - start, last: frames.at(-1) ?? start };
}
