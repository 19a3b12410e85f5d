export interface PreviewFrame {
  /** Index into the requested times. */
  readonly index: number;
  /** A JPEG, 160 pixels wide, upright. */
  readonly image: Blob;
}

export interface TrimmedVideo {
  /** An MP4 in OPFS. It is deleted when the session is disposed: copy it to keep it. */
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** After rotation. */
  readonly width: number;
  readonly height: number;
  /** Number of frames that were copied from the source; the others were encoded. */
  readonly copiedFrameCount: number;
}

export interface TrimEstimate {
  /** `cut` copies most frames and takes moments; `encode` encodes every frame. */
  readonly method: 'cut' | 'encode';
  /** Estimated duration on this device. */
  readonly seconds: number;
}
