import { picturesPerEnd } from '../cut/compare-pictures.ts';
import { buildTimesCommand, getFullEncodeBitrate } from '../cut/cut-commands.ts';
import { getFrameTime } from '../cut/decoded-frames.ts';
import type { FrameRange, Segment } from '../cut/plan.ts';
import { getSegmentEnds, type EncodedSegment } from '../encoded-frames.ts';
import { ProcessingFailedError } from '../errors.ts';
import type { FfmpegJob } from '../ffmpeg-queue.ts';
import type { SourceVideo } from '../source-video.ts';
import { inputPath } from '../work-files.ts';
import type { WorkFolder } from '../work-folder.ts';
import { drawPictures, encodeFrames } from './browser-codecs.ts';
import { getEncodedFormat, type EncodedFormat } from './encoded-format.ts';

/** A segment that the browser encoded, as an MP4. */
export interface ConvertedSegment extends Omit<EncodedSegment, 'delay'> {
  readonly file: File;
}

/** The format of a selection whose frames are all encoded. */
export function getConversionFormat(source: SourceVideo, range: FrameRange): EncodedFormat {
  return getEncodedFormat(source, getFullEncodeBitrate(source, range));
}

/**
 * Encodes a segment with the browser, and draws its ends.
 *
 * @param name of the file in the folder; without a folder it is in memory
 * @throws ProcessingFailedError when a frame cannot be decoded
 */
export async function convertSegment(
  source: SourceVideo,
  segment: Segment,
  { folder, name }: { folder: WorkFolder | undefined; name: string },
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<ConvertedSegment> {
  const format = getConversionFormat(source, segment);
  const path = folder && `${folder.path}/${name}`;
  const memory = await encodeFrames(source, segment, { format, container: 'segment', path }, options);
  const stored = memory ? undefined : await folder?.handle.getFileHandle(name);
  const file = memory ? new File([memory], name) : await stored?.getFile();
  if (!file) throw new ProcessingFailedError('The segment is neither in memory nor on the device.');
  return { file, ...(await drawSegmentEnds(source, segment, options.signal)) };
}

/** What the browser shows at the ends of a part of the source. @throws ProcessingFailedError */
export async function drawSegmentEnds(
  source: SourceVideo,
  { first, count }: FrameRange,
  signal: AbortSignal,
): Promise<Omit<EncodedSegment, 'delay'>> {
  const frames = Array.from({ length: count }, (_, index) => first + index);
  const shown = frames.filter((_frame, index) => index < picturesPerEnd || index >= count - picturesPerEnd);
  const pictures = await drawPictures(source, shown, signal);
  return { frames, ends: getSegmentEnds(pictures, { first, count }, frames) };
}

const timesPath = '/times.txt';
/** Of frames that an edit list hides, and more than one group of pictures may have. */
const inspectedFrames = 600;
const delayToleranceSeconds = 0.002;

/** How much later than in the index ffmpeg's timeline has the frames, in seconds: the sound is sought in ffmpeg's. */
export async function readDelay(ffmpeg: FfmpegJob, source: SourceVideo): Promise<number> {
  const { keyframes, frameSizes, index } = source.video;
  const keyframe = keyframes[0] ?? 0;
  await ffmpeg.exec(buildTimesCommand(inputPath, index, inspectedFrames, timesPath));
  const listing = new TextDecoder().decode(await ffmpeg.readFile(timesPath));
  const [, numerator, denominator] = /^#tb 0: (\d+)\/(\d+)/m.exec(listing) ?? [];
  const packets = [...listing.matchAll(/^0, *-?\d+, *(-?\d+), *\d+, *(\d+),/gm)];
  const time = packets.find(([, , size]) => Number(size) === frameSizes[keyframe])?.[1];
  const delay = (Number(time) * Number(numerator)) / Number(denominator) - getFrameTime(source, keyframe);
  if (Number.isNaN(delay)) throw new ProcessingFailedError('The times of the frames are unknown.');
  return Math.abs(delay) < delayToleranceSeconds ? 0 : delay;
}
