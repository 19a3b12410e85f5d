export type PreviewFrame = {
  /** Its place in the list of times asked for, from 0. */
  readonly index: number;
  /** A JPEG, 160 pixels wide, upright. */
  readonly image: Blob;
};

export type TrimmedVideo = {
  /** An MP4 that the browser keeps outside of memory. It is gone once the session is disposed: copy it to keep it. */
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** As shown: after rotation. */
  readonly width: number;
  readonly height: number;
  /** How many of its frames are the source's own, copied as they are; the others were encoded anew. */
  readonly copiedFrameCount: number;
};

export type TrimEstimate = {
  /** `cut` copies what it can and takes moments; `convert` makes every frame anew. */
  readonly method: 'cut' | 'convert';
  /** About how long it will take on this device. */
  readonly seconds: number;
};
