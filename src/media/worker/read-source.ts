import type { ISOFile } from 'mp4box';
import { isDecodableAudio } from '../codecs.ts';
import {
  CorruptFileError,
  DisorderedFileError,
  NotVideoError,
  TruncatedFileError,
  UnsupportedFileError,
} from '../errors.ts';
import { readFrameStart } from '../frame-bytes.ts';
import type { SourceVideo, VideoTrack } from '../source-video.ts';
import { findCutPoints } from '../timeline/cut-points.ts';
import { findHdrTransfer, readColorBox, readColorSpace, type HdrTransfer } from '../timeline/hdr-transfer.ts';
import { isIdrFrame } from '../timeline/idr-frame.ts';
import { isReordered } from '../timeline/picture-order.ts';
import { hasFields } from '../timeline/sequence-parameters.ts';
import { parseOrientation } from '../timeline/orientation.ts';
import {
  findUndecodableSamples,
  hasMultipleEdits,
  type PresentedFrame,
  type Sample,
} from '../timeline/presented-frames.ts';
import { findVideoTrack, getSoundRange, getTracks, isEnabled, presentTrack, type Trak } from '../tracks.ts';
import { readBoxes } from './read-boxes.ts';

const fixedPoint1616 = 65536;
/** Less than one block of H.264. */
const minPixels = 16;
/** 20 ms, with rounding to a time scale. */
const amrFrameSeconds = 0.025;
/** ITU-T H.265, table 7-1. */
const hevcSpsType = 33;

/** ISO/IEC 14496-1, table 1: descriptors of a decoder and its configuration. */
const decoderTag = 4;
const specificInfoTag = 5;

interface VisualEntry {
  getWidth(): number;
  getHeight(): number;
  readonly avcC?: {
    readonly lengthSizeMinusOne: number;
    readonly SPS: readonly { readonly data: Uint8Array }[];
    readonly PPS: readonly { readonly data: Uint8Array }[];
  };
  readonly hvcC?: {
    readonly nalu_arrays: readonly (Iterable<{ readonly data: Uint8Array }> & {
      readonly nalu_type: number;
    })[];
  };
  readonly fiel?: { readonly fieldCount: number };
  readonly boxes?: readonly { readonly type: string; readonly data?: Uint8Array<ArrayBuffer> }[];
  readonly pasp?: { readonly hSpacing: number; readonly vSpacing: number };
}

interface Descriptor {
  findDescriptor(tag: number): Descriptor | undefined;
  readonly data?: Uint8Array;
}

interface AudioEntry {
  getSampleRate(): number;
  getChannelCount(): number;
  readonly esds?: { readonly esd?: Descriptor };
}

/**
 * Reads the index of a video file, not its media data.
 *
 * @throws NotVideoError when the file is no MP4 or MOV, or has no video track
 * @throws CorruptFileError when its index is not valid
 * @throws TruncatedFileError when the file ends before its index or its first frame
 * @throws DisorderedFileError when the times of the frames are damaged
 * @throws DOMException when the file cannot be read, for example because it was moved
 */
export async function readSource(file: File): Promise<SourceVideo> {
  const boxes = await readBoxes(file);
  try {
    return await toSourceVideo(file, boxes);
  } catch (cause) {
    if (cause instanceof UnsupportedFileError || cause instanceof DOMException) throw cause;
    throw new CorruptFileError('The index of the file is inconsistent.', { cause });
  }
}

async function toSourceVideo(file: File, boxes: ISOFile): Promise<SourceVideo> {
  const { trak, index } = findVideoTrack(boxes);
  const codec = getTrackCodec(trak);
  const isClosed = await isFirstKeyframeClosed(file, trak, codec);
  const { track, ...ends } = toVideoTrack(trak, index, boxes.moov.mvhd.timescale, {
    isClosed,
    fileSize: file.size,
  });
  if (await isDisordered(file, trak, track))
    throw new DisorderedFileError('The times of the frames are damaged.');
  const { rotation, isMirrored } = parseOrientation(trak.tkhd.matrix, boxes.moov.mvhd.matrix);
  const width = Math.round(track.codedWidth * track.pixelAspectRatio);
  const height = track.codedHeight;
  if (Math.min(width, height) < minPixels) throw new NotVideoError('The picture is too small to encode.');
  const isSideways = rotation === 90 || rotation === 270;
  return {
    file,
    ...ends,
    width: isSideways ? height : width,
    height: isSideways ? width : height,
    rotation,
    isMirrored,
    frameRate: track.frameTimes.length / (ends.duration - (track.frameTimes[0] ?? 0)),
    video: track,
    ...findAudioTrack(boxes, file.size),
  };
}

/** Nothing precedes the first keyframe of most files. Codecs other than H.264 and HEVC have no leading pictures. */
async function isFirstKeyframeClosed(file: File, trak: Trak, codec: string): Promise<boolean> {
  const keyframe = trak.samples.find((sample) => sample.is_sync);
  const hasLeading = keyframe && trak.samples.some(({ cts }) => cts < keyframe.cts);
  if (!hasLeading || !/^(avc|hev|hvc)/.test(codec)) return true;
  const start = await readFrameStart(file, keyframe.offset, keyframe.size);
  return isIdrFrame(start, getNalLengthSize(trak), codec.startsWith('avc') ? 'avc' : 'hevc');
}

/** Enough for a B-frame, which encoders write at once or not at all. */
const comparedFrames = 16;

/** Whether the index has the frames in the order in which they are decoded, and they say that they are in another one. */
async function isDisordered(file: File, trak: Trak, track: VideoTrack): Promise<boolean> {
  const { codec, reorderDepth, nalLengthSize, frameOffsets, frameSizes } = track;
  // Of several parameter sets, frames say which one they need.
  const entry = getEntry(trak) as VisualEntry | undefined;
  const [sps, another] = entry?.avcC?.SPS ?? [];
  if (!/^avc1\.(?!f4)/i.test(codec) || reorderDepth > 0 || !sps || another) return false;
  const frames = Array.from(track.decodeOrder.subarray(0, comparedFrames), (frame) =>
    readFrameStart(file, frameOffsets[frame] ?? 0, frameSizes[frame] ?? 0),
  );
  return isReordered(await Promise.all(frames), nalLengthSize, sps.data);
}

function getTrackCodec(trak: Trak): string {
  return getEntry(trak)?.getCodec() ?? '';
}

/** The sample description of the first frame. */
function getEntry({ mdia, samples }: Trak) {
  return mdia.minf.stbl.stsd.entries[samples[0]?.description_index ?? 0];
}

function findAudioTrack(boxes: ISOFile, fileSize: number): Pick<SourceVideo, 'audio' | 'hasUnreadableSound'> {
  const tracks = getTracks(boxes, 'soun')
    .map((trak, index) => ({ trak, index, codec: getSoundCodec(trak) }))
    .filter(({ trak }) => trak.samples.length > 0);
  // A file that was cut off may have none of its sound.
  const isStored = ({ samples, mdia }: Trak) =>
    mdia.mdhd.timescale > 0 && samples.some(({ offset, size }) => offset + size <= fileSize);
  const decodable = tracks.filter(
    ({ trak, codec }) => isDecodableAudio(codec) && !hasSeveralFrames(trak, codec) && isStored(trak),
  );
  // Of several, the one that is played, and then AAC.
  const rank = ({ trak, codec }: (typeof decodable)[number]) =>
    2 * Number(isEnabled(trak)) + Number(codec.startsWith('mp4a'));
  const [playable] = decodable.toSorted((one, other) => rank(other) - rank(one));
  if (!playable) return { audio: null, hasUnreadableSound: tracks.length > 0 };
  const { trak, index, codec } = playable;
  const range = getSoundRange(trak, boxes.moov.mvhd.timescale, fileSize);
  return { audio: { index, codec, format: getSoundFormat(trak), ...range }, hasUnreadableSound: false };
}

/** AAC whose decoder configuration is missing is named without its parameters. */
function getSoundCodec(trak: Trak): string {
  const codec = getTrackCodec(trak);
  return codec.startsWith('mp4a.40') && !getDecoderConfig(trak) ? 'mp4a' : codec;
}

function getDecoderConfig(trak: Trak): Uint8Array | undefined {
  const { esds } = getEntry(trak) as unknown as AudioEntry;
  return esds?.esd?.findDescriptor(decoderTag)?.findDescriptor(specificInfoTag)?.data;
}

/** Some writers state that there is no spectral band replication (ISO/IEC 14496-3, 1.6.6), which others leave out. */
const noReplication = ' 86 229 0';

/** The decoder configuration is a part of it, and tells the channels: some writers state two whatever there are. */
function getSoundFormat(trak: Trak): string {
  const entry = getEntry(trak) as unknown as AudioEntry;
  const config = [...(getDecoderConfig(trak) ?? [])];
  const channels = getConfiguredChannels(config) || entry.getChannelCount();
  const format = [entry.getSampleRate(), channels, ...config].join(' ');
  return format.endsWith(noReplication) ? format.slice(0, -noReplication.length) : format;
}

/** ISO/IEC 14496-3, 1.6.2.1: behind 5 bits for the kind of AAC and 4 for the rate. @returns 0 where they do not tell */
function getConfiguredChannels([kindAndRate = 0xff, rateAndChannels = 0]: readonly number[]): number {
  const isShort = kindAndRate >> 3 < 31 && !((kindAndRate & 7) === 7 && rateAndChannels >> 7 === 1);
  return isShort ? (rateAndChannels >> 3) & 15 : 0;
}

/** ffmpeg decodes only the first of several AMR frames in one sample. */
function hasSeveralFrames({ samples, mdia }: Trak, codec: string): boolean {
  const duration = (samples[0]?.duration ?? 0) / mdia.mdhd.timescale;
  return /^(samr|sawb)/.test(codec) && duration > amrFrameSeconds;
}

/** Size and shape of the stored pixels. */
function getPictureFormat(trak: Trak): Pick<VideoTrack, 'codedWidth' | 'codedHeight' | 'pixelAspectRatio'> {
  const entry = getEntry(trak) as VisualEntry | undefined;
  const pasp = entry?.pasp;
  return {
    // mp4box does not parse the sample entries of some codecs.
    codedWidth: entry?.getWidth() || Math.round(trak.tkhd.width / fixedPoint1616),
    codedHeight: entry?.getHeight() || Math.round(trak.tkhd.height / fixedPoint1616),
    pixelAspectRatio: pasp && pasp.hSpacing > 0 && pasp.vSpacing > 0 ? pasp.hSpacing / pasp.vSpacing : 1,
  };
}

/** Whether each frame may consist of two fields, its color, and the transfer function of HDR. */
function getPictureCoding(trak: Trak): Pick<VideoTrack, 'isInterlaced' | 'colorSpace' | 'hdrTransfer'> {
  const entry = getEntry(trak) as VisualEntry | undefined;
  const sps = entry?.avcC?.SPS[0]?.data;
  const isInterlaced = entry?.fiel?.fieldCount === 2 || (sps !== undefined && hasFields(sps));
  const color = listBoxes(entry).find(({ type }) => type === 'colr');
  const colorSpace = (color && readColorSpace(color.data)) ?? null;
  return { isInterlaced, colorSpace, hdrTransfer: getHdrTransfer(entry) ?? null };
}

function listBoxes(entry: VisualEntry | undefined) {
  return (entry?.boxes ?? []).flatMap(({ type, data }) => (data ? [{ type, data }] : []));
}

/** Some cameras state it in the container, others only in the stream. */
function getHdrTransfer(entry: VisualEntry | undefined): HdrTransfer | undefined {
  const boxes = listBoxes(entry);
  const hevcSets = entry?.hvcC?.nalu_arrays.filter(({ nalu_type }) => nalu_type === hevcSpsType) ?? [];
  const sets = [...(entry?.avcC?.SPS ?? []), ...hevcSets.flatMap((units) => [...units])];
  const configs = [...sets, ...boxes.filter(({ type }) => type === 'av1C' || type === 'vpcC')];
  const transfers = [
    ...boxes.flatMap(({ type, data }) => (type === 'colr' ? readColorBox(data) : [])),
    ...configs.map(({ data }) => findHdrTransfer(data)),
  ];
  return transfers.find(Boolean);
}

function getNalLengthSize(trak: Trak): number {
  const entry = getEntry(trak) as VisualEntry | undefined;
  return (entry?.avcC?.lengthSizeMinusOne ?? 3) + 1;
}

function getParameterSets(trak: Trak): Uint8Array[] {
  const entry = getEntry(trak) as VisualEntry | undefined;
  return [...(entry?.avcC?.SPS ?? []), ...(entry?.avcC?.PPS ?? [])].map(({ data }) => data);
}

function toVideoTrack(
  trak: Trak,
  index: number,
  movieScale: number,
  { isClosed, fileSize }: { isClosed: boolean; fileSize: number },
): { track: VideoTrack; duration: number; missingSeconds: number } {
  const { samples, edits, presentation } = presentTrack(trak, movieScale);
  const { frames, end } = presentation;
  const undecodable = findUndecodableSamples(samples, edits, isClosed);
  const decodable = frames.filter(({ sample }) => !undecodable.has(sample));
  const isMissing = ({ sample }: PresentedFrame) => sample.offset + sample.size > fileSize;
  const missing = decodable.findIndex(isMissing);
  if (missing === 0) throw new TruncatedFileError('The file ends before its first frame.');
  const presented = missing < 0 ? decodable : decodable.slice(0, missing);
  const duration = decodable[missing]?.time ?? end;
  if (!Number.isFinite(duration)) throw new CorruptFileError('The file has no time scale.');
  const first = presented[0];
  if (!first) throw new CorruptFileError('The file has no presented frame.');

  const indices = new Map(presented.map(({ sample }, presentationIndex) => [sample, presentationIndex]));
  const getHiddenIndex = ({ cts }: Sample) => (cts < first.sample.cts ? -1 : Infinity);
  const stored = samples.map((sample) => ({
    presentationIndex: indices.get(sample) ?? getHiddenIndex(sample),
    isSync: sample.isSync,
  }));
  const track: VideoTrack = {
    index,
    codec: getTrackCodec(trak),
    timescale: trak.mdia.mdhd.timescale,
    frameTimes: Float64Array.from(presented, (frame) => frame.time),
    frameSizes: Float64Array.from(presented, ({ sample }) => sample.size),
    frameOffsets: Float64Array.from(presented, ({ sample }) => sample.offset),
    decodeOrder: Uint32Array.from(samples.flatMap((sample) => indices.get(sample) ?? [])),
    ...findCutPoints(stored),
    sampleCount: samples.length,
    nalLengthSize: getNalLengthSize(trak),
    parameterSets: getParameterSets(trak),
    ...getPictureFormat(trak),
    ...getPictureCoding(trak),
    hasSeveralFormats: trak.mdia.minf.stbl.stsd.entries.length > 1,
    hasMultipleEdits: hasMultipleEdits(edits),
  };
  return { track, duration, missingSeconds: end - duration };
}
