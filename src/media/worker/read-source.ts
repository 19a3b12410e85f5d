import type { ISOFile } from 'mp4box';
import { isDecodable } from '../codecs.ts';
import { UnsupportedFileError } from '../errors.ts';
import type { AudioTrack, SourceVideo, VideoTrack } from '../source-video.ts';
import { measureFrameRate } from '../timeline/frame-rate.ts';
import { findCutPoints } from '../timeline/cut-points.ts';
import { parseOrientation } from '../timeline/orientation.ts';
import {
  hasMultipleEdits,
  getPresentationEnd,
  toPresentedFrames,
  type Edit,
  type Sample,
} from '../timeline/presented-frames.ts';
import { readBoxes } from './read-boxes.ts';

type Trak = ISOFile['moov']['traks'][number];

interface VisualEntry {
  avcC: { lengthSizeMinusOne: number };
}

const fixedPoint1616 = 65536;

/**
 * Reads the index of a video file, not its media data.
 *
 * @throws UnsupportedFileError when the file has no valid index, no video track, or a codec that cannot be decoded
 * @throws DOMException when the file cannot be read, for example because it was moved
 */
export async function readSource(file: File): Promise<SourceVideo> {
  const boxes = await readBoxes(file);
  try {
    return toSourceVideo(file, boxes);
  } catch (cause) {
    if (cause instanceof UnsupportedFileError) throw cause;
    throw new UnsupportedFileError('The index of the file is inconsistent.', { cause });
  }
}

function toSourceVideo(file: File, boxes: ISOFile): SourceVideo {
  const { trak, index } = findVideoTrack(boxes);
  const codec = getTrackCodec(trak);
  if (!isDecodable(codec)) throw new UnsupportedFileError(`The codec '${codec}' is not supported.`);
  const { track, duration } = toVideoTrack(trak, index, boxes.moov.mvhd.timescale);
  const { rotation, isMirrored } = parseOrientation(trak.tkhd.matrix);
  const size = getDisplaySize(trak);
  const isSideways = rotation === 90 || rotation === 270;
  const rate = measureFrameRate(track.frameTimes, duration);
  return {
    file,
    duration,
    width: isSideways ? size.height : size.width,
    height: isSideways ? size.width : size.height,
    rotation,
    isMirrored,
    frameRate: rate.average,
    hasVariableFrameRate: rate.isVariable,
    video: track,
    audio: findAudioTrack(boxes),
  };
}

function getTracks(boxes: ISOFile, handler: string): Trak[] {
  return boxes.moov.traks.filter((trak) => trak.mdia.hdlr.handler === handler);
}

function getTrackCodec(trak: Trak): string {
  return trak.mdia.minf.stbl.stsd.entries[0]?.getCodec() ?? '';
}

function findVideoTrack(boxes: ISOFile): { trak: Trak; index: number } {
  const tracks = getTracks(boxes, 'vide');
  const index = tracks.findIndex((trak) => trak.samples.length > 0);
  const trak = tracks[index];
  if (!trak) throw new UnsupportedFileError('The file has no video track.');
  return { trak, index };
}

function findAudioTrack(boxes: ISOFile): AudioTrack | null {
  const tracks = getTracks(boxes, 'soun')
    .map((trak, index) => ({ index, codec: getTrackCodec(trak), length: trak.samples.length }))
    .filter((track) => track.length > 0);
  const playable = tracks.find((track) => track.codec.startsWith('mp4a')) ?? tracks[0];
  return playable ? { index: playable.index, codec: playable.codec } : null;
}

/** The display size of a track before rotation; the size of its frames if the track header has none. */
function getDisplaySize(trak: Trak): { width: number; height: number } {
  const displaySize = {
    width: Math.round(trak.tkhd.width / fixedPoint1616),
    height: Math.round(trak.tkhd.height / fixedPoint1616),
  };
  if (displaySize.width > 0 && displaySize.height > 0) return displaySize;
  const entry = trak.mdia.minf.stbl.stsd.entries[0];
  return { width: entry?.getWidth() ?? 0, height: entry?.getHeight() ?? 0 };
}

function getNalLengthSize(trak: Trak): number {
  const entry = trak.mdia.minf.stbl.stsd.entries[0];
  return entry && 'avcC' in entry ? (entry as VisualEntry).avcC.lengthSizeMinusOne + 1 : 4;
}

function toVideoTrack(
  trak: Trak,
  index: number,
  movieScale: number,
): { track: VideoTrack; duration: number } {
  const samples: Sample[] = trak.samples.map((sample) => ({
    cts: sample.cts,
    duration: sample.duration,
    size: sample.size,
    offset: sample.offset,
    isSync: sample.is_sync,
  }));
  const edits: Edit[] = (trak.edts?.elst?.entries ?? []).map((entry) => ({
    duration: entry.segment_duration,
    mediaTime: entry.media_time,
  }));
  const scales = { track: trak.mdia.mdhd.timescale, movie: movieScale };
  const presented = toPresentedFrames(samples, scales, edits);
  const last = presented.at(-1);
  if (!last) throw new UnsupportedFileError('The file has no presented frame.');

  const firstPresentedTime = Math.min(
    ...presented.slice(0, 1).map((frame) => samples[frame.sampleIndex]?.cts ?? 0),
  );
  const presentationIndices = samples.map((sample) => (sample.cts < firstPresentedTime ? -1 : Infinity));
  presented.forEach((frame, presentationIndex) => {
    presentationIndices[frame.sampleIndex] = presentationIndex;
  });
  const stored = samples.map((sample, sampleIndex) => ({
    presentationIndex: presentationIndices[sampleIndex] ?? -1,
    isSync: sample.isSync,
  }));
  const track: VideoTrack = {
    index,
    codec: getTrackCodec(trak),
    frameTimes: Float64Array.from(presented, (frame) => frame.time),
    frameSizes: Float64Array.from(presented, (frame) => samples[frame.sampleIndex]?.size ?? 0),
    frameOffsets: Float64Array.from(presented, (frame) => samples[frame.sampleIndex]?.offset ?? 0),
    ...findCutPoints(stored),
    sampleCount: samples.length,
    nalLengthSize: getNalLengthSize(trak),
    hasMultipleEdits: hasMultipleEdits(edits),
  };
  return { track, duration: getPresentationEnd(last, scales, edits) };
}
