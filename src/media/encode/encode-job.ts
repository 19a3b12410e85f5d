import type { EncodedFormat } from './encoded-format.ts';

/** What the worker that encodes with the browser's encoder gets. Times are seconds on the timeline of `SourceVideo`. */
export interface EncodeJob {
  readonly file: Blob;
  /** Index among the file's video tracks. */
  readonly track: number;
  /** The frames to encode, ascending, and the end of the last one. */
  readonly times: Float64Array;
  readonly end: number;
  /** A frame by which the worker finds the same times in its own index. */
  readonly keyframe: { readonly time: number; readonly lastBytes: Uint8Array };
  readonly format: EncodedFormat;
}

/** `progress` is from 0 to 1; one of the others is the end. */
export type EncodeReply =
  { readonly progress: number } | { readonly file: Blob } | { readonly error: string };
