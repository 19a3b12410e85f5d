import { isPcm } from './codecs.ts';
import { buildSoundCommand, buildSoundTestCommand, buildTimesCommand } from './cut/cut-commands.ts';
import { getFrameTime } from './cut/decoded-frames.ts';
import type { CutPlan, FrameRange } from './cut/plan.ts';
import type { JoinedSound } from './encode/codec-job.ts';
import { FfmpegLoadError, ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { FfmpegJob } from './ffmpeg-queue.ts';
import { canCopySound, type SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

const soundPath = '/sound.mp4';
const timesPath = '/times.txt';
const testPath = '/sound.pcm';
/** Of frames that an edit list hides, and more than one group of pictures may have. */
const inspectedFrames = 600;
const delayToleranceSeconds = 0.002;
/** Without sound that can be decoded, a test reads on until the end of the file. */
const testSeconds = 10;

/** A video without its sound if that cannot be copied and ffmpeg decodes none of it, whatever its codec is said to be. */
export async function dropUnreadableSound(source: SourceVideo, signal?: AbortSignal): Promise<SourceVideo> {
  const { audio } = source;
  if (!audio || canCopySound(audio) || isPcm(audio.codec)) return source;
  const isReadable = await ffmpegQueue
    .run(async (ffmpeg) => {
      await ffmpeg.mount({ files: [source.file] });
      const command = buildSoundTestCommand(audio.index, inputPath, testPath);
      await ffmpeg.exec(command, { timeoutSeconds: testSeconds });
      return (await ffmpeg.readFile(testPath)).length > 0;
    }, signal)
    .catch((cause: unknown) => {
      signal?.throwIfAborted();
      return cause instanceof FfmpegLoadError;
    });
  return isReadable ? source : { ...source, audio: null, hasUnreadableSound: true };
}

/** The sound of a selection: of the source itself, or encoded by ffmpeg. @throws ProcessingFailedError */
export async function getClipSound(
  source: SourceVideo,
  range: FrameRange,
  mode: CutPlan['audio'],
  signal: AbortSignal,
): Promise<JoinedSound | undefined> {
  const { audio } = source;
  if (!audio || mode === 'none') return undefined;
  const start = getFrameTime(source, range.first);
  const end = getFrameTime(source, range.first + range.count);
  if (audio.end <= start || audio.start >= end) return undefined;
  // An edit list may hide what follows.
  const heard = { start, end: Math.min(end, audio.end) };
  if (mode === 'copy') return { file: source.file, track: audio.index, range: heard };
  const encoded = await ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    const delay = await readDelay(ffmpeg, source);
    const shifted = { start: start + delay, end: end + delay };
    await ffmpeg.exec(buildSoundCommand(audio.index, shifted, inputPath, soundPath));
    return ffmpeg.readFile(soundPath);
  }, signal);
  return { file: new Blob([encoded]), track: 0 };
}

/** How much later than in the index ffmpeg's timeline has the frames, in seconds: the sound is sought in ffmpeg's. */
async function readDelay(ffmpeg: FfmpegJob, source: SourceVideo): Promise<number> {
  const { keyframes, frameOffsets, frameSizes, index } = source.video;
  // Several edits may present it more than once.
  const keyframe = frameOffsets.indexOf(frameOffsets[keyframes[0] ?? 0] ?? 0);
  await ffmpeg.exec(buildTimesCommand(inputPath, index, inspectedFrames, timesPath));
  const listing = new TextDecoder().decode(await ffmpeg.readFile(timesPath));
  const [, numerator, denominator] = /^#tb 0: (\d+)\/(\d+)/m.exec(listing) ?? [];
  const packets = [...listing.matchAll(/^0, *-?\d+, *(-?\d+), *\d+, *(\d+),/gm)];
  const time = packets.find(([, , size]) => Number(size) === frameSizes[keyframe])?.[1];
  const delay = (Number(time) * Number(numerator)) / Number(denominator) - getFrameTime(source, keyframe);
  if (Number.isNaN(delay)) throw new ProcessingFailedError('The times of the frames are unknown.');
  return Math.abs(delay) < delayToleranceSeconds ? 0 : delay;
}
