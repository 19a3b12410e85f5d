import type { ISOFile } from 'mp4box';
import { isDecodable } from '../codecs.ts';
import { UnsupportedFileError } from '../errors.ts';
import type { AudioTrack, SourceVideo, VideoTrack } from '../source-video.ts';
import { frameRate } from '../timeline/frame-rate.ts';
import { findJoints } from '../timeline/joints.ts';
import { readOrientation } from '../timeline/orientation.ts';
import { isEdited, shownEnd, shownFrames, type Edit, type Sample } from '../timeline/shown-frames.ts';
import { readBoxes } from './read-boxes.ts';

type Trak = ISOFile['moov']['traks'][number];

type VisualEntry = { avcC: { lengthSizeMinusOne: number } };

const sixteenSixteen = 65536;

/**
 * Reads the index of a video file, not its data.
 *
 * @throws UnsupportedFileError when the file has no index, no picture, or a picture that nothing here can decode
 * @throws DOMException when the browser cannot read the file (any more)
 */
export async function readSource(file: File): Promise<SourceVideo> {
  const boxes = await readBoxes(file);
  try {
    return interpret(file, boxes);
  } catch (cause) {
    if (cause instanceof UnsupportedFileError) throw cause;
    throw new UnsupportedFileError('The index of the file contradicts itself.', { cause });
  }
}

function interpret(file: File, boxes: ISOFile): SourceVideo {
  const { trak, index } = findVideo(boxes);
  const codec = codecOf(trak);
  if (!isDecodable(codec)) throw new UnsupportedFileError(`Nothing here can decode '${codec}'.`);
  const { track, duration } = readVideoTrack(trak, index, boxes.moov.mvhd.timescale);
  const { rotation, mirrored } = readOrientation(trak.tkhd.matrix);
  const size = sizeOf(trak);
  const upright = rotation === 90 || rotation === 270;
  const rate = frameRate(track.frames, duration);
  return {
    file,
    duration,
    width: upright ? size.height : size.width,
    height: upright ? size.width : size.height,
    rotation,
    mirrored,
    frameRate: rate.average,
    variableFrameRate: rate.varies,
    video: track,
    audio: findAudio(boxes),
  };
}

function tracksOf(boxes: ISOFile, handler: string): Trak[] {
  return boxes.moov.traks.filter((trak) => trak.mdia.hdlr.handler === handler);
}

function codecOf(trak: Trak): string {
  return trak.mdia.minf.stbl.stsd.entries[0]?.getCodec() ?? '';
}

function findVideo(boxes: ISOFile): { trak: Trak; index: number } {
  const tracks = tracksOf(boxes, 'vide');
  const index = tracks.findIndex((trak) => trak.samples.length > 0);
  const trak = tracks[index];
  if (!trak) throw new UnsupportedFileError('The file has no picture.');
  return { trak, index };
}

function findAudio(boxes: ISOFile): AudioTrack | null {
  const tracks = tracksOf(boxes, 'soun')
    .map((trak, index) => ({ index, codec: codecOf(trak), length: trak.samples.length }))
    .filter((track) => track.length > 0);
  const chosen = tracks.find((track) => track.codec.startsWith('mp4a')) ?? tracks[0];
  return chosen ? { index: chosen.index, codec: chosen.codec } : null;
}

/** The size at which a track is shown, before rotation; where its header has none, that of the frames. */
function sizeOf(trak: Trak): { width: number; height: number } {
  const shown = {
    width: Math.round(trak.tkhd.width / sixteenSixteen),
    height: Math.round(trak.tkhd.height / sixteenSixteen),
  };
  if (shown.width > 0 && shown.height > 0) return shown;
  const entry = trak.mdia.minf.stbl.stsd.entries[0];
  return { width: entry?.getWidth() ?? 0, height: entry?.getHeight() ?? 0 };
}

function unitLengthBytes(trak: Trak): number {
  const entry = trak.mdia.minf.stbl.stsd.entries[0];
  return entry && 'avcC' in entry ? (entry as VisualEntry).avcC.lengthSizeMinusOne + 1 : 4;
}

function readVideoTrack(
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
  const shown = shownFrames(samples, scales, edits);
  const last = shown.at(-1);
  if (!last) throw new UnsupportedFileError('The file shows no frame.');

  const hiddenBefore = Math.min(...shown.slice(0, 1).map((frame) => samples[frame.sample]?.cts ?? 0));
  const ranks = samples.map((sample) => (sample.cts < hiddenBefore ? -1 : Infinity));
  shown.forEach((frame, rank) => (ranks[frame.sample] = rank));
  const stored = samples.map((sample, place) => ({ rank: ranks[place] ?? -1, isSync: sample.isSync }));
  const track: VideoTrack = {
    index,
    codec: codecOf(trak),
    frames: Float64Array.from(shown, (frame) => frame.time),
    sizes: Float64Array.from(shown, (frame) => samples[frame.sample]?.size ?? 0),
    offsets: Float64Array.from(shown, (frame) => samples[frame.sample]?.offset ?? 0),
    ...findJoints(stored),
    stored: samples.length,
    unitLengthBytes: unitLengthBytes(trak),
    edited: isEdited(edits),
  };
  return { track, duration: shownEnd(last, scales, edits) };
}
