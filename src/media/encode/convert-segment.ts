import { picturesPerEnd } from '../cut/compare-pictures.ts';
import { getFullEncodeBitrate } from '../cut/cut-commands.ts';
import type { FrameRange } from '../cut/plan.ts';
import { getSegmentEnds, type EncodedSegment } from '../encoded-frames.ts';
import type { SourceVideo } from '../source-video.ts';
import { openOutput, type WorkFolder } from '../work-folder.ts';
import { drawPictures, encodeFrames } from './browser-codecs.ts';
import { getEncodedFormat, type EncodedFormat } from './encoded-format.ts';

/** The format of a selection whose frames are all encoded. */
export function getConversionFormat(source: SourceVideo, range: FrameRange): EncodedFormat {
  return getEncodedFormat(source, getFullEncodeBitrate(source, range));
}

/**
 * Encodes a segment with the browser, as an MP4, and draws its ends.
 *
 * @param name of the file in the folder; without a folder it is in memory
 * @throws ProcessingFailedError when a frame cannot be decoded
 */
export async function convertSegment(
  source: SourceVideo,
  segment: FrameRange,
  { folder, name }: { folder: WorkFolder | undefined; name: string },
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<EncodedSegment & { readonly file: File }> {
  const format = getConversionFormat(source, segment);
  const path = folder && `${folder.path}/${name}`;
  const memory = await encodeFrames(source, segment, { format, path }, options);
  const file = await openOutput(folder, name, memory);
  return { file, ...(await drawSegmentEnds(source, segment, options.signal)) };
}

/** What the browser shows at the ends of a part of the source. @throws ProcessingFailedError */
export async function drawSegmentEnds(
  source: SourceVideo,
  { first, count }: FrameRange,
  signal: AbortSignal,
): Promise<EncodedSegment> {
  const frames = Array.from({ length: count }, (_, index) => first + index);
  const shown = frames.filter((_frame, index) => index < picturesPerEnd || index >= count - picturesPerEnd);
  const pictures = await drawPictures(source, shown, signal);
  return { frames, ends: getSegmentEnds(pictures, { first, count }, frames) };
}
