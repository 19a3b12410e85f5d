import type { Rendition } from '#src/domain/clip-file.ts';
import { reportError } from '#src/lib/log.ts';
import { sumFrameSizes } from './cut/plan.ts';
import { findTrimDefect } from './cut/verify-cut.ts';
import { canBrowserEncode, chooseEncoder } from './encode/choose-encoder.ts';
import { drawSegmentEnds } from './encode/convert-segment.ts';
import { findPictureDefect } from './encoded-frames.ts';
import { drawPictures, encodeFrames } from './encode/browser-codecs.ts';
import { getEncodedFormat, keyframeInterval, type EncodedFormat } from './encode/encoded-format.ts';
import { ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import { joinClip } from './join-clip.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath, workDirectory } from './work-files.ts';
import { openOutput } from './work-folder.ts';

/** Bits per second of the picture. */
const bitrates: Readonly<Record<Rendition, number>> = { 720: 2_500_000, 360: 700_000 };
/** A clip of less than this many times the bit rate is light itself. */
const worthwhileRatio = 1.25;
/** A rendition may have this many times its bit rate, which encoders exceed where the picture is as fine as gravel. */
const maxRateRatio = 1.5;
/** And this part of the bytes of what it is made of. */
const maxSizeRatio = 0.8;
/** ffmpeg would keep the other work of the upload waiting. */
const maxSecondsWithFfmpeg = 60;
const trialFrames = 12;
const outputName = 'rendition.mp4';

/** Whether a clip of so many bytes and seconds is heavier than a rendition would be. */
export const isWorthRendition = (rendition: Rendition, bytes: number, seconds: number): boolean =>
  (bytes * 8) / seconds >= bitrates[rendition] * worthwhileRatio;

/** Whether renditions are made by the browser's encoder, which does not keep the device busy for long. */
export const canBrowserMakeRenditions = (): Promise<boolean> =>
  canBrowserEncode({ width: 1280, height: 720, frameRate: 60, bitrate: bitrates[720] });

export interface RenditionOptions {
  /** From 0 to 1. */
  readonly onProgress?: (progress: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Makes a light rendition of a published clip (`TrimmedVideo.file`, or one that was downloaded) or of a heavier
 * rendition: the same frames at the same times, the same sound and rotation. An MP4 in memory with its index first.
 *
 * @returns undefined when the clip is as light itself, when there is no lighter one, or when this device would take too long
 * @throws ProcessingFailedError when it cannot be made
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function makeRendition(
  clip: Blob,
  rendition: Rendition,
  { onProgress = () => undefined, signal }: RenditionOptions,
): Promise<Blob | undefined> {
  const source = await probeVideo(new File([clip], outputName), signal);
  if (!isWorthRendition(rendition, clip.size, source.duration)) return undefined;
  const rate = bitrates[rendition];
  // It is copied, and may have half as much as the picture of the lightest one.
  const soundBytes = clip.size - sumFrameSizes(source, { first: 0, count: source.video.frameSizes.length });
  // Half as much once more, if that is too much.
  for (const bitrate of [rate, rate / 2]) {
    const job: RenditionJob = {
      source,
      format: getEncodedFormat(source, bitrate, rendition),
      onProgress,
      signal,
    };
    const file = await encode(job);
    if (!file) return undefined;
    const isLight = ((file.size - soundBytes) * 8) / source.duration <= rate * maxRateRatio;
    if (isLight && file.size <= clip.size * maxSizeRatio) return file;
  }
  return undefined;
}

interface RenditionJob {
  readonly source: SourceVideo;
  readonly format: EncodedFormat;
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** With the browser, or else with ffmpeg. @returns undefined when that would take too long */
async function encode(job: RenditionJob): Promise<Blob | undefined> {
  if ((await chooseEncoder(job.source, job.format)) === 'ffmpeg') return encodeWithFfmpeg(job);
  try {
    return await encodeWithBrowser(job);
  } catch (cause) {
    job.signal.throwIfAborted();
    reportError(cause, 'The browser did not encode the rendition; using ffmpeg instead.');
    return encodeWithFfmpeg(job);
  }
}

/** @throws ProcessingFailedError */
async function encodeWithBrowser(job: RenditionJob): Promise<Blob | undefined> {
  const { source, signal } = job;
  const range = { first: 0, count: source.video.frameTimes.length };
  const encoded = await encodeFrames(source, range, { format: job.format }, job);
  const part = await probeVideo(await openOutput(undefined, outputName, encoded), signal);
  const frames = Array.from({ length: range.count }, (_, frame) => frame);
  const sound = source.audio ? { file: source.file, track: source.audio.index } : undefined;
  const parts = [Promise.resolve({ file: part, first: 0, frames, end: range.count })];
  const joining = { source, start: 0, frameCount: range.count, parts, sound };
  const file = await joinClip(joining, { signal });
  const result = await verify(job, file);
  // Some encoders change colors.
  const { ends } = await drawSegmentEnds(source, range, signal);
  const shown = ends.map(({ frame }) => frame);
  const defect = findPictureDefect(ends, await drawPictures(result, shown, signal));
  if (defect) throw new ProcessingFailedError(defect);
  return file;
}

/** The frames and the sound of the clip, in the size of the format. @throws ProcessingFailedError */
async function verify(
  { source, format, signal }: RenditionJob,
  file: Blob | undefined,
): Promise<SourceVideo> {
  if (!file) throw new ProcessingFailedError('The rendition is missing.');
  const result = await probeVideo(new File([file], outputName), signal);
  const [width, height] =
    source.rotation % 180 === 0 ? [format.width, format.height] : [format.height, format.width];
  const range = { first: 0, count: source.video.frameTimes.length };
  const defect = findTrimDefect({ ...source, width, height }, range, result);
  if (defect) throw new ProcessingFailedError(defect);
  return result;
}

async function encodeWithFfmpeg(job: RenditionJob): Promise<Blob | undefined> {
  const { source, onProgress, signal } = job;
  const file = await ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file], outputs: [outputName] });
    const command = buildRenditionCommand(job);
    const startedAt = performance.now();
    const trial = ['-frames:v', String(trialFrames), '-an', '-f', 'null', '-'];
    await ffmpeg.exec([...command, ...trial], { timeoutSeconds: maxSecondsWithFfmpeg });
    const secondsPerFrame = (performance.now() - startedAt) / 1000 / trialFrames;
    if (secondsPerFrame * source.video.frameTimes.length > maxSecondsWithFfmpeg) return undefined;
    const path = `${workDirectory}/${outputName}`;
    await ffmpeg.exec([...command, '-movflags', 'faststart', '-f', 'mp4', path], {
      onTime: (time) => onProgress(Math.min(1, time / source.duration)),
    });
    return new Blob([await ffmpeg.readFile(path)], { type: 'video/mp4' });
  }, signal);
  if (file) await verify(job, file);
  return file;
}

function buildRenditionCommand({ source, format }: RenditionJob): string[] {
  const { bitrate } = format;
  return [
    ...['-noautorotate', '-i', inputPath, '-map', '0:v:0', '-map', '0:a:0?', '-c:a', 'copy'],
    ...['-vf', `scale=${format.width}:${format.height},setsar=1`, '-pix_fmt', 'yuv420p'],
    ...['-c:v', 'libx264', '-preset', 'superfast', '-profile:v', 'high'],
    // Less where less will do, and never more than the line of a phone carries in a second.
    ...['-crf', '26', '-maxrate', String(bitrate), '-bufsize', String(bitrate)],
    ...['-force_key_frames', `expr:gte(t,n_forced*${keyframeInterval})`],
    ...['-vsync', 'passthrough', '-enc_time_base', '-1', '-map_metadata', '-1'],
    ...(source.rotation === 0 ? [] : ['-metadata:s:v:0', `rotate=${360 - source.rotation}`]),
  ];
}
