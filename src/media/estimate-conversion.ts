import { buildEncodeCommand } from './cut/cut-commands.ts';
import type { FrameRange, Segment } from './cut/plan.ts';
import { encodeFrames } from './encode/browser-codecs.ts';
import { chooseEncoder } from './encode/choose-encoder.ts';
import { getConversionFormat } from './encode/convert-segment.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import { canCopyFrames, type SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

/** Decoders and encoders of browsers start slowly, and work on several frames at a time. */
const trialFrames = { browser: 48, ffmpeg: 12 };
const trialTimeoutSeconds = 60;

/** The seconds that encoding every frame of a selection takes on this device, estimated by encoding a few. */
export async function estimateConversion(
  source: SourceVideo,
  range: FrameRange,
  signal: AbortSignal,
): Promise<number> {
  const format = getConversionFormat(source, range);
  const encoder = await chooseEncoder(source, format);
  const first = source.video.randomAccessPoints.findLast((frame) => frame <= range.first) ?? range.first;
  const left = source.video.frameTimes.length - first;
  const segment: Segment = { kind: 'encode', first, count: Math.min(left, trialFrames[encoder]) };
  const seconds =
    encoder === 'browser'
      ? await tryBrowser(source, segment, signal).catch(() => tryFfmpeg(source, segment, signal))
      : await tryFfmpeg(source, segment, signal);
  return (range.count * seconds) / segment.count;
}

/**
 * Encodes a few frames in vain before a cut, which has to encode its ends: the browser compiles ffmpeg while it runs, which
 * takes as long as a seam. Never rejects.
 */
export async function warmUpFfmpeg(source: SourceVideo, signal: AbortSignal): Promise<void> {
  if (!canCopyFrames(source)) return;
  const [first = 0] = source.video.randomAccessPoints;
  const left = source.video.frameTimes.length - first;
  const segment: Segment = { kind: 'encode', first, count: Math.min(left, trialFrames.ffmpeg) };
  await tryFfmpeg(source, segment, signal).catch(() => undefined);
}

async function tryBrowser(source: SourceVideo, segment: Segment, signal: AbortSignal): Promise<number> {
  const output = { format: getConversionFormat(source, segment) };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(trialTimeoutSeconds * 1000)]);
  const startedAt = performance.now();
  await encodeFrames(source, segment, output, { onProgress: () => undefined, signal: limit });
  return (performance.now() - startedAt) / 1000;
}

function tryFfmpeg(source: SourceVideo, segment: Segment, signal: AbortSignal): Promise<number> {
  const trial = { segments: [segment], audio: 'none' } as const;
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    const startedAt = performance.now();
    const file = { segment, path: '/trial.ts' };
    const decoding = { start: segment.first, pictures: '/trial.gray' };
    const command = buildEncodeCommand(source, inputPath, file, trial, decoding);
    await ffmpeg.exec(command, { timeoutSeconds: trialTimeoutSeconds });
    return (performance.now() - startedAt) / 1000;
  }, signal);
}
