import type { CardPicture } from '../card-picture.ts';
import type { SmallPicture } from '../cut/compare-pictures.ts';
import type { Rotation, VideoTrack } from '../source-video.ts';
import type { EncodedFormat } from './encoded-format.ts';

/** Frames of a file. Times are seconds on the timeline of `SourceVideo`. */
export interface WantedFrames {
  readonly file: Blob;
  /** Index among the file's video tracks. */
  readonly track: number;
  /** The start of each frame, ascending, and the end. */
  readonly times: readonly number[];
  readonly ends: readonly number[];
  /** A frame by which the worker finds the same times in its own index. */
  readonly keyframe: { readonly time: number; readonly lastBytes: Uint8Array };
}

/** Encodes consecutive frames, without sound. */
export interface EncodeJob {
  readonly kind: 'encode';
  readonly frames: WantedFrames;
  readonly format: EncodedFormat;
  /** Whether the brightness and colors of HDR are mapped to those of other screens. */
  readonly isToneMapped: boolean;
  /** The OPFS file to write, an MP4; without it the output is in memory. */
  readonly path?: string | undefined;
}

/** Draws frames, each into an image of its own. */
export interface DrawJob {
  readonly kind: 'draw';
  readonly frames: WantedFrames;
  readonly width: number;
  readonly height: number;
  readonly type: 'image/jpeg' | 'image/png';
  readonly quality?: number;
}

/** Decodes a file to its end, to know whether that fails. */
export interface DecodeJob {
  readonly kind: 'decode';
  readonly file: Blob;
}

/** Makes small pictures of frames, to compare them. */
export interface PicturesJob {
  readonly kind: 'pictures';
  readonly frames: WantedFrames;
  /** Whether the pictures show the colors that are shown, or the light only, as ffmpeg's pictures do. */
  readonly of: 'colors' | 'light';
  /** As in `EncodeJob`. */
  readonly isToneMapped: boolean;
}

/** Stored frames of one file, H.264. */
export interface JoinedPart {
  readonly file: Blob;
  /** Bytes of the length field of each NAL unit. */
  readonly nalLengthSize: number;
  readonly parameterSets: readonly Uint8Array[];
  /** In decode order. */
  readonly frames: readonly JoinedFrame[];
}

/** A stored frame, its place in the file and its time in the clip. */
export interface JoinedFrame {
  readonly offset: number;
  readonly size: number;
  /** Seconds. */
  readonly time: number;
  readonly duration: number;
  /** Whether the file marks it as a keyframe. */
  readonly isKeyframe: boolean;
}

/** AAC to copy. */
export interface JoinedSound {
  readonly file: Blob;
  /** Index among the file's audio tracks. */
  readonly track: number;
  /** The part to copy, in seconds; without it all of it, at its own times. */
  readonly range?: { readonly start: number; readonly end: number };
  /** Where the part starts in the clip, in seconds; without it at 0. */
  readonly at?: number;
}

/** Copies frames and sound of several files, one after the other, to a clip: an MP4 with its index first. */
export interface JoinJob {
  readonly kind: 'join';
  /** The first ones, which have all parameter sets. */
  readonly parts: readonly JoinedPart[];
  /** Receives the others (`JoinedPart[]`) when they are made. */
  readonly rest: MessagePort;
  /** At most so many frames are in all parts together. */
  readonly frameCount: number;
  readonly picture: Pick<VideoTrack, 'codedWidth' | 'codedHeight' | 'pixelAspectRatio' | 'colorSpace'>;
  readonly rotation: Rotation;
  /** Frames that a decoder must buffer, where the parameter sets do not tell. */
  readonly reorderDepth: number;
  /** Units per second, of which the times of all frames are multiples. */
  readonly timescale: number;
  /** All sounds have the same format. */
  readonly sounds: readonly JoinedSound[];
  /** The OPFS file to write; without it the output is in memory. */
  readonly path: string | undefined;
}

/** Measures what moves between the pictures of each pair. */
export interface MovementJob {
  readonly kind: 'movement';
  /** Two for each pair. */
  readonly frames: WantedFrames;
}

/** Measures how loud the crowd is: the noise that is left between words and beats. */
export interface LoudnessJob {
  readonly kind: 'loudness';
  readonly file: Blob;
  /** Index among the file's audio tracks. */
  readonly track: number;
  readonly stepSeconds: number;
  /** Number of steps. */
  readonly count: number;
}

/** Draws the frames of a ride card, and encodes them without sound, in memory. */
export interface CardJob {
  readonly kind: 'card';
  /** One after the other. */
  readonly parts: readonly WantedFrames[];
  /** For each frame of all parts: when the film shows it, in seconds, and what the clock shows. */
  readonly times: readonly number[];
  readonly clocks: readonly (string | undefined)[];
  readonly end: number;
  readonly picture: CardPicture;
  readonly format: EncodedFormat;
}

export type CodecJob =
  CardJob | EncodeJob | DecodeJob | DrawJob | PicturesJob | JoinJob | LoudnessJob | MovementJob;

/** Progress is from 0 to 1. The last reply has the output, if there is one, or the error. */
export type CodecReply =
  | { readonly progress: number }
  | { readonly image: Blob; readonly index: number }
  | { readonly picture: SmallPicture }
  /** Of the next pair. */
  | { readonly movement: number }
  /** Decibels of each step. */
  | { readonly loudness: Float32Array }
  | { readonly output: Blob | undefined }
  | { readonly error: string };
