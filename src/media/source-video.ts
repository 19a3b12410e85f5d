/** How many degrees a player turns the picture clockwise before it shows it. */
export type Rotation = 0 | 90 | 180 | 270;

/** What the index of a video file says about it. Times are seconds on the timeline that a player shows. */
export type SourceVideo = {
  readonly file: File;
  /** When the last frame ends. */
  readonly duration: number;
  /** As shown: after rotation. */
  readonly width: number;
  readonly height: number;
  readonly rotation: Rotation;
  /** Whether the picture is also mirrored, which no rotation alone can express. */
  readonly isMirrored: boolean;
  /** Frames a second, on average. */
  readonly frameRate: number;
  readonly hasVariableFrameRate: boolean;
  readonly video: VideoTrack;
  /** The track that is heard; null for a silent video. */
  readonly audio: AudioTrack | null;
};

export type VideoTrack = {
  /** Its place among the file's video tracks, from 0. */
  readonly index: number;
  /** The name of its codec with its parameters, such as 'avc1.64001f', 'hvc1.1.6.L93.B0' or 'apcn'. */
  readonly codec: string;
  /** When each frame that is shown begins, ascending. */
  readonly frameTimes: Float64Array;
  /** How many bytes each of them takes in the file, and where they are. */
  readonly frameSizes: Float64Array;
  readonly frameOffsets: Float64Array;
  /** Places in `frames` that the file calls keyframes. */
  readonly keyframes: Uint32Array;
  /** Those of them where decoding can begin: nothing before them is needed for what is shown from there on. */
  readonly randomAccessPoints: Uint32Array;
  /** Places before which decoding can end: a file that stops there has all frames shown until there, and no other. */
  readonly exitPoints: Uint32Array;
  /** How many frames a decoder has to hold back, because they are stored before others that are shown first. */
  readonly reorderDepth: number;
  /** How many frames the track holds, with those that are never shown. */
  readonly sampleCount: number;
  /** For H.264: how many bytes say how long each unit of a frame is. */
  readonly nalLengthSize: number;
  /** Whether the file lists several stretches of the track, or one at another speed, instead of one as it is. */
  readonly hasMultipleEdits: boolean;
};

export type AudioTrack = {
  /** Its place among the file's audio tracks, from 0. */
  readonly index: number;
  readonly codec: string;
};
