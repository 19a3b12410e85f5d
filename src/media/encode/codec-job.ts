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

/** Encodes consecutive frames. */
export interface EncodeJob {
  readonly kind: 'encode';
  readonly frames: WantedFrames;
  readonly format: EncodedFormat;
  /** Whether the brightness and colors of HDR are mapped to those of other screens. */
  readonly isToneMapped: boolean;
  /** An MP4: a clip has the sound, and its index first. */
  readonly container: 'clip' | 'segment';
  /** The OPFS file to write; without it the output is in memory. */
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

/** Makes small gray pictures of frames, to compare them. */
export interface PicturesJob {
  readonly kind: 'pictures';
  readonly frames: WantedFrames;
  /** Of what a canvas shows, or of the light that is stored, as ffmpeg makes them. */
  readonly of: 'canvas' | 'light';
}

export type CodecJob = EncodeJob | DrawJob | PicturesJob;

/** Progress is from 0 to 1. The last reply has the output, if there is one, or the error. */
export type CodecReply =
  | { readonly progress: number }
  | { readonly image: Blob; readonly index: number }
  | { readonly picture: Uint8Array }
  | { readonly output: Blob | undefined }
  | { readonly error: string };
