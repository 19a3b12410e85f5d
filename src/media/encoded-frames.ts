import { findFrameAt } from '#src/domain/timeline.ts';
import { buildEncodeCommand, type SegmentFile } from './cut/cut-commands.ts';
import { isSamePicture, pictureBytes, picturesPerEnd, type SmallPicture } from './cut/compare-pictures.ts';
import {
  findDecodedFrames,
  getFrameTime,
  maxDamagedSeconds,
  type DecodedFrame,
} from './cut/decoded-frames.ts';
import { buildPictureCommand } from './cut/image-commands.ts';
import type { CutPlan } from './cut/plan.ts';
import { PartlyDecodedError, ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import type { FfmpegJob } from './ffmpeg-queue.ts';
import { findDecodingStart } from './frame-bytes.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

export interface EncodedSegment {
  /** The frames of the source that it has: of a damaged file some are missing. */
  readonly frames: readonly number[];
  /** Those at its ends, as the source shows them. */
  readonly ends: readonly SegmentEnd[];
}

/** An end of an encoded segment. */
export interface SegmentEnd {
  /** The frame of the source. */
  readonly frame: number;
  readonly picture: SmallPicture;
  /** Pictures of the frames next to it. */
  readonly others: readonly SmallPicture[];
}

const farSeconds = 30;
const picturesPath = '/pictures.gray';
/** Like no other. */
const missingPicture: SmallPicture = { bytes: new Uint8Array() };

/**
 * Encodes a segment, and makes small pictures of its ends. If ffmpeg seeks past the frame from which decoding has to start,
 * as in some fragmented files, it starts half a minute earlier; where it decodes only parts of a frame also at the start of
 * the file, since it may have learned only there how to decode it.
 *
 * @throws PartlyDecodedError when it decodes only parts of the frames for longer than it would be noticed
 */
export async function encodeSegment(
  ffmpeg: FfmpegJob,
  source: SourceVideo,
  file: SegmentFile,
  plan: CutPlan,
  onTime: (seconds: number) => void,
): Promise<EncodedSegment> {
  const { segment } = file;
  const nearStart = await findDecodingStart(source, segment.first);
  const farStart = await findFarStart(source, segment.first);
  const starts = isReadFromStart(source.video) ? [undefined] : [nearStart, farStart, undefined];
  for (const start of new Set(starts)) {
    const decoded: DecodedFrame[] = [];
    const command = buildEncodeCommand(source, inputPath, file, plan, { start, pictures: picturesPath });
    await ffmpeg.exec(command, { onTime, onFrame: (frame) => decoded.push(frame) });
    if (start === nearStart && !isDecodedFrom(source, decoded, start)) continue;
    const frames = findDecodedFrames(source, segment, decoded);
    const [firstConcealed, ...concealed] = findConcealed(source, frames, decoded);
    if (firstConcealed !== undefined && start !== undefined) continue;
    if (firstConcealed !== undefined && concealed.length >= maxDamagedSeconds * source.frameRate)
      throw new PartlyDecodedError(getFrameTime(source, firstConcealed));
    return {
      frames,
      ends: getSegmentEnds(splitPictures(await ffmpeg.readFile(picturesPath)), segment, frames),
    };
  }
  throw new ProcessingFailedError('No frame can be decoded.');
}

/** Those of the frames that are damaged. */
function findConcealed({ video }: SourceVideo, frames: readonly number[], decoded: readonly DecodedFrame[]) {
  const offsets = new Set(decoded.flatMap(({ offset, isConcealed }) => (isConcealed ? [offset] : [])));
  return frames.filter((frame) => offsets.has(video.frameOffsets[frame] ?? -1));
}

/**
 * Whether ffmpeg has to read a file from its start: only there it learns the configuration of each frame, and which x264 wrote
 * 4:4:4 (`avc1.f4`). That of before 2017 has to be decoded in another way (libavcodec/h264_slice.c), or the picture is green.
 */
const isReadFromStart = ({ hasSeveralFormats, codec }: SourceVideo['video']): boolean =>
  hasSeveralFormats || /^avc1\.f4/i.test(codec);

/** @returns undefined for the start of the file */
async function findFarStart(source: SourceVideo, frame: number): Promise<number | undefined> {
  const { frameTimes } = source.video;
  const time = getFrameTime(source, frame) - farSeconds;
  if (time <= getFrameTime(source, 0)) return undefined;
  return findDecodingStart(source, findFrameAt({ frameTimes, duration: source.duration }, time));
}

function isDecodedFrom({ video }: SourceVideo, decoded: readonly DecodedFrame[], start: number): boolean {
  if (video.hasMultipleEdits) return true;
  const landed = video.frameOffsets.indexOf(decoded[0]?.offset ?? -1);
  return landed >= 0 && landed <= start;
}

function splitPictures(bytes: Uint8Array): SmallPicture[] {
  const starts = Array.from({ length: bytes.length / pictureBytes }, (_, index) => index * pictureBytes);
  return starts.map((start) => ({ bytes: bytes.subarray(start, start + pictureBytes) }));
}

/** @param pictures of the first and last `picturesPerEnd` frames */
export function getSegmentEnds(
  pictures: readonly SmallPicture[],
  { first, count }: { first: number; count: number },
  frames: readonly number[],
): SegmentEnd[] {
  const shown = frames
    .map((frame, index) => ({ frame, index }))
    .filter(({ index }) => index < picturesPerEnd || index >= count - picturesPerEnd)
    .map(({ frame, index }, order) => ({
      frame,
      index,
      picture: pictures[order] ?? missingPicture,
    }));
  return shown
    .filter(({ index, frame }) => index === 0 || frame === first + count - 1)
    .map(({ frame, index, picture }) => ({
      frame,
      picture,
      others: shown
        .filter((other) => other.index !== index && Math.abs(other.index - index) < picturesPerEnd)
        .map((other) => other.picture),
    }));
}

const pictureOutput = '/frame.gray';
const timeoutSeconds = 60;

/** Decodes frames with ffmpeg: a small gray picture of each, to compare it. */
export function takePictures(
  video: SourceVideo,
  frames: readonly number[],
  signal: AbortSignal,
): Promise<SmallPicture[]> {
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [video.file] });
    const pictures: SmallPicture[] = [];
    for (const frame of frames) {
      const start = await findDecodingStart(video, frame);
      const command = buildPictureCommand(video, inputPath, { frame, start }, pictureOutput);
      await ffmpeg.exec(command, { timeoutSeconds });
      pictures.push({ bytes: await ffmpeg.readFile(pictureOutput) });
    }
    return pictures;
  }, signal);
}

/**
 * Compares the ends of the encoded segments of a trimmed video with the source.
 *
 * @param pictures of the ends, as the video shows them
 * @returns a description of the first defect; null if there is none
 */
export function findPictureDefect(
  ends: readonly SegmentEnd[],
  pictures: readonly SmallPicture[],
): string | null {
  const other = ends.find(
    ({ picture, others }, index) => !isSamePicture(pictures[index] ?? missingPicture, picture, others),
  );
  return other ? `Frame ${other.frame} does not show what the source shows.` : null;
}
