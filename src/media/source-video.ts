/** How many quarter turns clockwise a player makes before it shows a video, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** What the index of a video file says about it. Times are seconds on the timeline a player shows. */
export type SourceVideo = {
  readonly file: File;
  /** From the first to the end of the last frame shown. */
  readonly duration: number;
  /** As shown: after rotation. */
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
  /** True where the picture is also mirrored, which a rotation alone cannot express. */
  readonly mirrored: boolean;
  /** Frames a second, on average. */
  readonly frameRate: number;
  readonly variableFrameRate: boolean;
  readonly video: VideoTrack;
  /** The track that is heard; null for a silent video. */
  readonly audio: AudioTrack | null;
};

export type VideoTrack = {
  /** Its place among the file's video tracks, from 0. */
  readonly index: number;
  /** Four characters that name the format, such as 'avc1', 'hvc1' or 'apcn'. */
  readonly format: string;
  /** The name with its parameters, such as 'avc1.64001f'. */
  readonly codec: string;
  /** When each shown frame begins, ascending. */
  readonly frames: Float64Array;
  /** The bytes each of them takes, in the same order. */
  readonly sizes: Float64Array;
  /** The places in `frames` from which a decoder can start afresh: nothing before them is needed, ascending. */
  readonly keyframes: Uint32Array;
};

export type AudioTrack = {
  /** Its place among the file's audio tracks, from 0. */
  readonly index: number;
  readonly format: string;
  readonly codec: string;
};
