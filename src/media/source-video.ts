import { isPublishableAudio, isPublishableVideo } from './codecs.ts';
import type { HdrTransfer } from './timeline/hdr-transfer.ts';

/** Clockwise rotation in degrees that a player applies. */
export type Rotation = 0 | 90 | 180 | 270;

/** The index of a video file. Times are seconds on the presentation timeline, after edit lists. */
export interface SourceVideo {
  readonly file: File;
  /** The end of the last frame. */
  readonly duration: number;
  /** Above 0 if the file was cut off: the seconds at its end of which frames are missing. */
  readonly missingSeconds: number;
  /** Pixels as displayed, after rotation; a video whose pixels are not square is stored in another size. */
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
  /** Whether the matrix also mirrors the picture, which rotation metadata cannot express. */
  readonly isMirrored: boolean;
  /** Average frames per second. */
  readonly frameRate: number;
  readonly video: VideoTrack;
  /** The track to play; null for a silent video, and if no track can be decoded. */
  readonly audio: AudioTrack | null;
  /** Whether there is sound that cannot be decoded. */
  readonly hasUnreadableSound: boolean;
}

export interface VideoTrack {
  /** Index among the file's video tracks. */
  readonly index: number;
  /** RFC 6381 codec string, such as 'avc1.64001f', 'hvc1.1.6.L93.B0' or 'apcn'. */
  readonly codec: string;
  /** Size of the stored frames, before rotation. */
  readonly codedWidth: number;
  readonly codedHeight: number;
  /** Width of a stored pixel relative to its height. */
  readonly pixelAspectRatio: number;
  /** Units per second, of which all times are multiples. */
  readonly timescale: number;
  /** Start of each presented frame, ascending. */
  readonly frameTimes: Float64Array;
  /** Size of each presented frame and its offset in the file, in bytes. */
  readonly frameSizes: Float64Array;
  readonly frameOffsets: Float64Array;
  /** Indices of the presented frames in the order in which they are decoded. */
  readonly decodeOrder: Uint32Array;
  /** Indices of the presented frames that the file marks as sync samples. */
  readonly keyframes: Uint32Array;
  /** The keyframes from which all following presented frames can be decoded (closed groups of pictures). */
  readonly randomAccessPoints: Uint32Array;
  /** Frame indices before which the stored frames can be cut off: exactly the frames presented earlier are left. */
  readonly exitPoints: Uint32Array;
  /** Number of frames that a decoder must buffer to restore the presentation order. */
  readonly reorderDepth: number;
  /** Number of stored frames, including hidden ones. */
  readonly sampleCount: number;
  /** H.264: bytes of the length field of each NAL unit. */
  readonly nalLengthSize: number;
  /** H.264: those of the decoder configuration. */
  readonly parameterSets: readonly Uint8Array[];
  /** Color as the container states it; null where it does not, or not in terms that browsers know. */
  readonly colorSpace: VideoColorSpaceInit | null;
  /** Whether frames of the track may have decoder configurations of their own; `codec` is that of the first one. */
  readonly hasSeveralFormats: boolean;
  /** Whether frames may consist of two fields, half a frame apart. */
  readonly isInterlaced: boolean;
  /** The transfer function of HDR, as ffmpeg names it; null for other videos. */
  readonly hdrTransfer: HdrTransfer | null;
  /** Whether the edit list has more than one segment. */
  readonly hasMultipleEdits: boolean;
}

export interface AudioTrack {
  /** Index among the file's audio tracks. */
  readonly index: number;
  readonly codec: string;
  /** The same for tracks with one sample rate, channels and decoder configuration. */
  readonly format: string;
  readonly start: number;
  readonly end: number;
  /** The longest time from one stored frame to the next, in seconds: that of a pause, if there is one. */
  readonly longestFrame: number;
  /** Whether the edit list has more than one segment. */
  readonly hasMultipleEdits: boolean;
}

/** Whether sound can be published without encoding: copied frames would not be where several edits put them. */
export function canCopySound({ codec, hasMultipleEdits }: AudioTrack): boolean {
  return isPublishableAudio(codec) && !hasMultipleEdits;
}

/** Whether frames of a video can be published without encoding. */
export function canCopyFrames({ isMirrored, video }: SourceVideo): boolean {
  // Mirroring requires encoding, and copied frames would not be at the times that several edits give them.
  const isUnedited = !isMirrored && !video.hasMultipleEdits && !video.hasSeveralFormats;
  return isUnedited && !video.isInterlaced && !video.hdrTransfer && isPublishableVideo(video.codec);
}
