import { getErrorMessage } from '#src/lib/log.ts';
import type { PreviewFrame } from '../capture-frames.ts';
import type { SmallPicture } from '../cut/compare-pictures.ts';
import { getFrameTime } from '../cut/decoded-frames.ts';
import type { FrameRange } from '../cut/plan.ts';
import { ProcessingFailedError, toProcessingError } from '../errors.ts';
import { readFrameEnd } from '../frame-bytes.ts';
import type { SourceVideo } from '../source-video.ts';
import { canBrowserDecode } from './choose-encoder.ts';
import type {
  CardJob,
  CodecJob,
  CodecReply,
  DrawJob,
  EncodeJob,
  JoinedPart,
  JoinJob,
  LoudnessJob,
  MovementJob,
  PicturesJob,
  WantedFrames,
} from './codec-job.ts';

type ImageFormat = Pick<DrawJob, 'width' | 'height' | 'type' | 'quality'>;

interface DrawOptions {
  readonly onFrame: (frame: PreviewFrame) => void;
  readonly signal: AbortSignal;
}

/** Encodes consecutive frames. @returns the file if it is in memory @throws ProcessingFailedError */
export async function encodeFrames(
  source: SourceVideo,
  range: FrameRange,
  output: Pick<EncodeJob, 'format' | 'path'>,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob | undefined> {
  const frames = await describeFrames(
    source,
    Array.from({ length: range.count }, (_, index) => range.first + index),
  );
  const isToneMapped = source.video.hdrTransfer !== null;
  return runJob({ kind: 'encode', frames, isToneMapped, ...output }, signal, (reply) => {
    if ('progress' in reply) onProgress(reply.progress);
  });
}

/**
 * Draws the frames of a ride card and encodes them.
 *
 * @param parts frames of the source
 * @throws ProcessingFailedError
 */
export async function encodeCard(
  source: SourceVideo,
  parts: readonly (readonly number[])[],
  card: Omit<CardJob, 'kind' | 'parts'>,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob | undefined> {
  const described = await Promise.all(parts.map((frames) => describeFrames(source, frames)));
  return runJob({ kind: 'card', parts: described, ...card }, signal, (reply) => {
    if ('progress' in reply) onProgress(reply.progress);
  });
}

/** Draws frames upright, with square pixels. @throws ProcessingFailedError */
async function drawFrames(
  source: SourceVideo,
  frames: readonly number[],
  image: ImageFormat,
  { onFrame, signal }: DrawOptions,
): Promise<void> {
  const job: DrawJob = { kind: 'draw', frames: await describeFrames(source, frames), ...image };
  await runJob(job, signal, (reply) => {
    if ('image' in reply) onFrame(reply);
  });
}

/** As `drawFrames`. @returns false if the browser cannot decode the video, possibly after some frames */
export async function tryDrawFrames(
  source: SourceVideo,
  frames: readonly number[],
  image: ImageFormat,
  options: DrawOptions,
): Promise<boolean> {
  if (!(await canBrowserDecode(source))) return false;
  try {
    await drawFrames(source, frames, image, options);
    return true;
  } catch {
    options.signal.throwIfAborted();
    return false;
  }
}

/**
 * Small pictures of frames, to compare them: three bytes for each pixel, or one of its light.
 *
 * @throws ProcessingFailedError
 */
export async function drawPictures(
  source: SourceVideo,
  frames: readonly number[],
  signal: AbortSignal,
  of: PicturesJob['of'] = 'colors',
): Promise<SmallPicture[]> {
  const isToneMapped = source.video.hdrTransfer !== null;
  const job: PicturesJob = {
    kind: 'pictures',
    frames: await describeFrames(source, frames),
    ...{ of, isToneMapped },
  };
  const pictures: SmallPicture[] = [];
  await runJob(job, signal, (reply) => {
    if ('picture' in reply) pictures.push(reply.picture);
  });
  return pictures;
}

/**
 * Whether the browser fails to decode a frame of a file, where its players stop.
 *
 * @param maxSeconds after which it is not known, and false
 */
export function hasUndecodableFrame(file: Blob, maxSeconds: number, signal: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(1000 * maxSeconds)]);
  return runJob({ kind: 'decode', file }, limit, () => undefined).then(
    () => false,
    (cause: unknown) => {
      signal.throwIfAborted();
      return getErrorMessage(cause).startsWith('EncodingError');
    },
  );
}

/**
 * How loud the sound of a video is, in decibels, for each step.
 *
 * @throws ProcessingFailedError when the browser cannot decode it
 */
export async function measureLoudness(
  job: Omit<LoudnessJob, 'kind'>,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Float32Array> {
  let loudness: Float32Array = new Float32Array();
  await runJob({ kind: 'loudness', ...job }, signal, (reply) => {
    if ('progress' in reply) onProgress(reply.progress);
    if ('loudness' in reply) ({ loudness } = reply);
  });
  return loudness;
}

/**
 * What moves between the two pictures of each pair of frames.
 *
 * @param onMovement called for each pair, in their order
 * @throws ProcessingFailedError when the browser cannot decode them
 */
export async function measurePairs(
  source: SourceVideo,
  pairs: readonly (readonly [before: number, after: number])[],
  onMovement: (movement: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const job: MovementJob = { kind: 'movement', frames: await describeFrames(source, pairs.flat()) };
  await runJob(job, signal, (reply) => {
    if ('movement' in reply) onMovement(reply.movement);
  });
}

async function describeFrames(source: SourceVideo, frames: readonly number[]): Promise<WantedFrames> {
  const { keyframes, index: track } = source.video;
  const first = frames[0] ?? 0;
  const keyframe = keyframes.findLast((frame) => frame <= first) ?? keyframes[0] ?? 0;
  return {
    file: source.file,
    track,
    times: frames.map((frame) => getFrameTime(source, frame)),
    ends: frames.map((frame) => getFrameTime(source, frame + 1)),
    keyframe: {
      time: getFrameTime(source, keyframe),
      lastBytes: await readFrameEnd(source, keyframe),
    },
  };
}

/**
 * Copies frames and sound to a clip.
 *
 * @param rest parts that are still made while the first ones are copied
 * @returns the clip if it is in memory
 * @throws ProcessingFailedError when a part cannot be copied
 * @throws StorageFullError when the device has no space left
 * @throws whatever `rest` rejects with
 */
export async function joinFrames(
  job: Omit<JoinJob, 'kind' | 'rest'>,
  rest: Promise<readonly JoinedPart[]>,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<Blob | undefined> {
  const { port1, port2 } = new MessageChannel();
  const failure = new AbortController();
  rest.then(
    (parts) => port1.postMessage(parts),
    (cause: unknown) => failure.abort(cause),
  );
  const onReply = (reply: CodecReply) => {
    if ('progress' in reply) onProgress(reply.progress);
  };
  const limit = AbortSignal.any([signal, failure.signal]);
  return runJob({ kind: 'join', rest: port2, ...job }, limit, onReply, [port2]);
}

/** Runs a job in a worker of its own. @throws ProcessingFailedError, StorageFullError */
function runJob(
  job: CodecJob,
  signal: AbortSignal,
  onReply: (reply: CodecReply) => void,
  transferred: Transferable[] = [],
): Promise<Blob | undefined> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('../worker/codec-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Blob | undefined>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    worker.onerror = ({ message }) => reject(new ProcessingFailedError(message));
    worker.onmessage = ({ data }: MessageEvent<CodecReply>) => {
      if ('output' in data) resolve(data.output);
      else if ('error' in data) reject(toProcessingError(data.error));
      else onReply(data);
    };
    worker.postMessage(job, transferred);
  }).finally(() => worker.terminate());
}
