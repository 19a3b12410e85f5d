import { findFreeSetId } from './decoder-config.ts';
import { maxDamagedSeconds } from './cut/decoded-frames.ts';
import { buildToneMapping } from './cut/image-commands.ts';
import { estimateEncodingDuration } from './cut/plan-duration.ts';
import { ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { Conversion, JoinFormat, JoinPlan } from './plan-join.ts';
import { probeVideo } from './probe-video.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath, workDirectory } from './work-files.ts';

const outputName = 'fitted.mp4';
const trialFrames = 12;
const trialTimeoutSeconds = 60;
/** Sound is encoded so many times faster than it plays. */
const soundSpeed = 20;
/** Bits per second; of light files this is more than enough. */
const maxBitrate = 6_000_000;
/** Players take videos of at least this height for BT.709, if they do not state their color. */
const minHdHeight = 720;
/** Units per second of encoded pictures. */
const timescale = 90_000;

/**
 * Encodes what of a video differs from the format, and copies the rest: a whole video that can be joined with the others.
 * Pictures of another shape get bars.
 *
 * ffmpeg does it, since browsers choose the ids of parameter sets themselves. All that it makes for one format has the same
 * sets, under an id that the copied videos do not use.
 *
 * @param onProgress from 0 to 1
 * @throws ProcessingFailedError when it cannot be decoded
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function fitVideo(
  source: SourceVideo,
  conversion: Omit<Conversion, 'index'>,
  format: JoinFormat,
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<SourceVideo> {
  const path = `${workDirectory}/${outputName}`;
  const bytes = await ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file], outputs: [outputName] });
    await ffmpeg.exec([...buildFitCommand(source, conversion, format), '-f', 'mp4', path], {
      onTime: (seconds) => onProgress(Math.min(1, seconds / source.duration)),
    });
    return ffmpeg.readFile(path);
  }, signal);
  const fitted = await probeVideo(new File([bytes], source.file.name, { type: 'video/mp4' }), signal);
  const missing = source.video.frameTimes.length - fitted.video.frameTimes.length;
  if (missing > maxDamagedSeconds * source.frameRate)
    throw new ProcessingFailedError(`${missing} frames are missing.`);
  // ffmpeg applies rotations or states them, not both: the joined video states it.
  return conversion.hasPicture ? { ...fitted, rotation: format.rotation } : fitted;
}

/** The seconds that all conversions of a plan take on this device, estimated by encoding a few frames of one of them. */
export async function estimateFitting(
  videos: readonly SourceVideo[],
  { format, conversions }: JoinPlan,
  signal: AbortSignal,
): Promise<number> {
  const listed = conversions.flatMap(({ index, hasPicture }) => {
    const source = videos[index];
    return source ? [{ source, hasPicture }] : [];
  });
  const pictures = listed.filter(({ hasPicture }) => hasPicture).map(({ source }) => source);
  const [largest] = pictures.toSorted((one, other) => getWork(other, 1) - getWork(one, 1));
  const expected = pictures.reduce((sum, source) => sum + getWork(source, source.video.frameTimes.length), 0);
  const speed = largest ? getWork(largest, trialFrames) / (await tryFitting(largest, format, signal)) : 1;
  const soundSeconds = listed.reduce((sum, { source }) => sum + source.duration / soundSpeed, 0);
  return expected / speed + soundSeconds;
}

const getWork = (source: SourceVideo, frames: number): number => estimateEncodingDuration(source, frames);

/** @returns the seconds that a few frames take */
function tryFitting(source: SourceVideo, format: JoinFormat, signal: AbortSignal): Promise<number> {
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    const command = buildFitCommand(source, { hasPicture: true, hasSound: false }, format);
    const startedAt = performance.now();
    await ffmpeg.exec([...command, '-an', '-frames:v', String(trialFrames), '-f', 'null', '-'], {
      timeoutSeconds: trialTimeoutSeconds,
    });
    return (performance.now() - startedAt) / 1000;
  }, signal);
}

function buildFitCommand(
  source: SourceVideo,
  { hasPicture, hasSound }: Omit<Conversion, 'index'>,
  format: JoinFormat,
): string[] {
  const { audio } = source;
  const { sampleRate, channels } = format.sound ?? { sampleRate: 0, channels: 0 };
  const isSilence = hasSound && !audio;
  const silence = `anullsrc=r=${sampleRate}:cl=${channels === 1 ? 'mono' : 'stereo'}`;
  const encodeSound = ['-c:a', 'aac', '-b:a', '160k', '-ar', String(sampleRate), '-ac', String(channels)];
  return [
    ...['-i', inputPath, ...(isSilence ? ['-f', 'lavfi', '-i', silence] : [])],
    ...['-map', `0:v:${source.video.index}`],
    ...(isSilence ? ['-map', '1:a'] : audio ? ['-map', `0:a:${audio.index}`] : []),
    ...(hasPicture ? buildPictureArgs(source, format) : ['-c:v', 'copy']),
    // Sound that starts late or pauses keeps its times.
    ...(hasSound ? [...encodeSound, '-af', 'aresample=async=1:first_pts=0'] : ['-c:a', 'copy']),
    ...['-t', source.duration.toFixed(6), '-map_metadata', '-1', '-max_error_rate', '1'],
  ];
}

/** The whole picture, upright, in the middle; then turned as it is stored. */
function buildPictureArgs(source: SourceVideo, format: JoinFormat): string[] {
  const { codedWidth, codedHeight, pixelAspectRatio, rotation, parameterSets } = format;
  const toEven = (side: number) => 2 * Math.round(side / 2);
  const stored = { width: toEven(codedWidth * pixelAspectRatio), height: codedHeight };
  const shown = rotation % 180 === 0 ? stored : { width: stored.height, height: stored.width };
  const size = `${shown.width}:${shown.height}`;
  const isStated = source.video.colorSpace?.matrix != null || source.video.hdrTransfer !== null;
  const isHd = Math.min(source.width, source.height) >= minHdHeight;
  const turns = { 0: [], 90: ['transpose=cclock'], 180: ['hflip', 'vflip'], 270: ['transpose=clock'] };
  const filters = [
    ...buildToneMapping(source),
    ...(source.video.isInterlaced ? ['bwdif=mode=send_frame:deint=interlaced'] : []),
    // A stored pixel that is not square gets its shape first.
    ...['scale=iw*sar:ih', 'setsar=1'],
    `scale=${size}:force_original_aspect_ratio=decrease:force_divisible_by=2:out_color_matrix=bt709${
      isStated ? '' : `:in_color_matrix=${isHd ? 'bt709' : 'bt601'}`
    }`,
    ...[`pad=${size}:-1:-1`, ...turns[rotation], `scale=${codedWidth}:${codedHeight}`],
    `setsar=${pixelAspectRatio}`,
  ];
  return [
    ...['-vf', filters.join(','), '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '20', '-bf', '2'],
    ...['-maxrate', String(maxBitrate), '-bufsize', String(maxBitrate), '-pix_fmt', 'yuv420p'],
    ...['-x264-params', `sps-id=${findFreeSetId(parameterSets)}`, '-level', '5.1'],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
    // The rate stands in the parameter sets only.
    ...['-r', '30', '-fps_mode', 'passthrough', '-enc_time_base', `1/${timescale}`],
  ];
}
