import { reportError } from '#src/lib/log.ts';
import { getClipSound } from './clip-sound.ts';
import { getSegmentName, makeParts, maxSecondsInMemory, type MadePart } from './clip-parts.ts';
import { getFrameTime } from './cut/decoded-frames.ts';
import { estimatePlanDuration } from './cut/plan-duration.ts';
import { planFullEncode, planCut, type CutPlan, type FrameRange } from './cut/plan.ts';
import { findTrimDefect } from './cut/verify-cut.ts';
import { drawPictures, hasUndecodableFrame } from './encode/browser-codecs.ts';
import { canBrowserDecode, chooseEncoder, type Encoder } from './encode/choose-encoder.ts';
import { getConversionFormat } from './encode/convert-segment.ts';
import { findPictureDefect, takePictures } from './encoded-frames.ts';
import {
  FfmpegLoadError,
  PartlyDecodedError,
  ProcessingFailedError,
  StorageFullError,
  TooLongForMemoryError,
} from './errors.ts';
import { isRandomAccessPoint, verifyCopiedFrames } from './frame-bytes.ts';
import { joinClip } from './join-clip.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { createWorkFolder, openOutput, type WorkFolder } from './work-folder.ts';

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
  readonly signal: AbortSignal;
  /** Deletes the trimmed file when it aborts. */
  readonly lifetime: AbortSignal;
}

const outputName = 'ride.mp4';
/** This share of the progress is the cut. The rest is verifying, or encoding every frame if the cut is not exact. */
const madeShare = 0.9;
/** A device with hardware decodes a minute in this time, others a ride of ordinary length. Longer waits are not worth it. */
const maxDecodingSeconds = 5;

/**
 * Creates an MP4 of exactly the selected frames and their audio. If the cut fails or does not pass verification, every frame
 * is encoded instead: by the browser where it can, then by ffmpeg.
 *
 * @throws ProcessingFailedError when that fails as well
 * @throws PartlyDecodedError when more than a second of the selection is damaged
 * @throws StorageFullError when the device has no space left
 * @throws TooLongForMemoryError when the browser cannot write to OPFS and the clip is too long for memory
 */
export async function trimVideo(
  job: TrimJob & { readonly onProgress: TrimProgressListener },
): Promise<TrimmedVideo> {
  const { source, range, signal } = job;
  const cut = await planCut(source, range, (frame) => isRandomAccessPoint(source, frame));
  const whole: CutPlan = { ...planFullEncode(source, range), audio: source.audio ? 'encode' : 'none' };
  const cutEncoder = await chooseCutEncoder(source, cut);
  const wholeEncoder = await chooseCutEncoder(source, whole);
  const attempts: [CutPlan, Encoder][] = [[cut, cutEncoder]];
  // What ffmpeg cannot decode a browser may, and the other way round.
  if (cutEncoder === 'ffmpeg' && wholeEncoder === 'browser') attempts.push([whole, 'browser']);
  attempts.push([whole, 'ffmpeg']);
  let reached = 0;
  for (const [index, [plan, encoder]] of attempts.entries()) {
    const start = reached;
    const share = index < attempts.length - 1 ? madeShare : 1;
    const onProgress = (progress: number) => {
      reached = start + (1 - start) * progress * share;
      job.onProgress(reached, index > 0);
    };
    try {
      return await trimAndVerify({ ...job, onProgress }, plan, encoder);
    } catch (cause) {
      signal.throwIfAborted();
      if (isUnavoidable(cause) || index === attempts.length - 1) throw cause;
      reportError(cause, 'The cut failed verification; encoding every frame instead.');
    }
  }
  throw new ProcessingFailedError('The video cannot be cut.');
}

const isUnavoidable = (cause: unknown) =>
  [StorageFullError, FfmpegLoadError, TooLongForMemoryError, PartlyDecodedError].some(
    (known) => cause instanceof known,
  );

/** Segments next to copied frames need parameter sets of their own, which only ffmpeg gives them. */
async function chooseCutEncoder(source: SourceVideo, { segments }: CutPlan): Promise<Encoder> {
  const [segment] = segments;
  if (!segment || segments.some(({ kind }) => kind === 'copy')) return 'ffmpeg';
  return chooseEncoder(source, getConversionFormat(source, segment));
}

async function trimAndVerify(
  job: TrimJob & { readonly onProgress: (progress: number) => void },
  plan: CutPlan,
  encoder: Encoder,
): Promise<TrimmedVideo> {
  const { source, range, lifetime } = job;
  const end = range.first + range.count;
  const folder = await createWorkFolder(lifetime);
  if (!folder && range.count > maxSecondsInMemory * source.frameRate)
    throw new TooLongForMemoryError(maxSecondsInMemory);
  const attempt = new AbortController();
  const signal = AbortSignal.any([job.signal, attempt.signal]);
  try {
    const steps = estimatePlanDuration(source, plan);
    const report = createSteps([...steps.segments, steps.join], job.onProgress);
    const making = makeParts({ source, range, plan, encoder, folder, signal }, report);
    // Only what is encoded as a whole may start with a frame that cannot be decoded.
    const start = making.length > 1 ? range.first : ((await making[0])?.frames[0] ?? range.first);
    const sound = await getClipSound(source, { first: start, count: end - start }, plan.audio, signal);
    const path = folder && `${folder.path}/${outputName}`;
    const joining = { source, start, frameCount: range.count, parts: making, sound, path };
    const onProgress = (progress: number) => report(steps.segments.length, progress);
    const memory = await joinClip(joining, { signal, onProgress });
    const parts = await Promise.all(making);
    const frames = parts.flatMap((part) => part.frames);
    const file = await openOutput(folder, outputName, memory);
    const result = await probeVideo(file, signal);
    const defect =
      findTrimDefect(source, { ...range, frames }, result) ??
      (await findEndDefect(result, parts, encoder, signal));
    if (defect) throw new ProcessingFailedError(defect);
    if (!(await verifyCopiedFrames(source, plan, range, result)))
      throw new ProcessingFailedError('The wrong frames were copied.');
    if (await hasDamagedCopy(result, plan, signal))
      throw new ProcessingFailedError('A copied frame cannot be decoded.');
    if (folder) deleteSegments(folder, plan);
    const { duration, width, height } = result;
    const startTime = getFrameTime(source, start);
    const frameTimes =
      frames.length === range.count
        ? result.video.frameTimes
        : source.video.frameTimes.slice(range.first, end).map((time) => Math.max(0, time - startTime));
    const copied = plan.segments.filter(({ kind }) => kind === 'copy');
    const copiedFrameCount = sum(copied.map(({ count }) => count));
    return { file, duration, width, height, frameTimes, copiedFrameCount };
  } catch (cause) {
    attempt.abort();
    void folder?.delete();
    throw cause;
  }
}

/** Players stop at a copied frame that is damaged. Of an encoded one the damage is shown at most. */
const hasDamagedCopy = async (result: SourceVideo, { segments }: CutPlan, signal: AbortSignal) =>
  segments.some(({ kind }) => kind === 'copy') &&
  (await canBrowserDecode(result)) &&
  hasUndecodableFrame(result.file, maxDecodingSeconds, signal);

/** In the background: a third of a second per 100 MB, which the result need not wait for. */
function deleteSegments({ handle }: WorkFolder, { segments }: CutPlan): void {
  void Promise.allSettled(segments.map((_segment, index) => handle.removeEntry(getSegmentName(index))));
}

/** The progress of steps that take so many seconds, some of them at the same time. */
function createSteps(seconds: readonly number[], onProgress: (progress: number) => void) {
  const total = sum(seconds);
  const done = seconds.map(() => 0);
  return (step: number, progress: number) => {
    done[step] = (seconds[step] ?? 0) * Math.min(1, progress);
    onProgress(sum(done) / total);
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A browser decodes several times faster than ffmpeg, which decides where it shows something else. */
async function findEndDefect(
  result: SourceVideo,
  parts: readonly MadePart[],
  encoder: Encoder,
  signal: AbortSignal,
): Promise<string | null> {
  const frames = parts.flatMap((part) => part.frames);
  const ends = parts.flatMap((part) => part.ends);
  const endFrames = ends.map(({ frame }) => frames.indexOf(frame));
  if (encoder === 'browser') return findPictureDefect(ends, await drawPictures(result, endFrames, signal));
  if (await canBrowserDecode(result)) {
    const light = await drawPictures(result, endFrames, signal, 'light').catch(() => []);
    if (!findPictureDefect(ends, light)) return null;
  }
  return findPictureDefect(ends, await takePictures(result, endFrames, signal));
}
