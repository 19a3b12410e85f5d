import type { FrameRange } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame, TrimEstimate, TrimmedVideo } from '../results.ts';

/** What can be asked of the media worker: with what, what it tells on the way, and what it answers. */
export type Requests = {
  probe: { params: { file: File }; event: never; result: SourceVideo };
  preview: { params: { source: SourceVideo; times: readonly number[] }; event: PreviewFrame; result: null };
  estimate: { params: { source: SourceVideo; range: FrameRange }; event: never; result: TrimEstimate };
  /** `folder` is one of the private file system's that belongs to the session; the events run from 0 to 1. */
  trim: {
    params: { source: SourceVideo; range: FrameRange; folder: string };
    event: number;
    result: TrimmedVideo;
  };
  thumbnail: { params: { source: SourceVideo; frame: number }; event: never; result: Blob };
};

export type RequestKind = keyof Requests;

/** From the page to the worker. `warm-up` has no answer: it hands over a core that was compiled before. */
export type RequestMessage =
  | { readonly kind: 'warm-up'; readonly compiled: WebAssembly.Module | null }
  | { [K in RequestKind]: { kind: K; id: number; params: Requests[K]['params'] } }[RequestKind];

/** From the worker to the page. */
export type ReplyMessage =
  | { readonly kind: 'compiled'; readonly compiled: WebAssembly.Module }
  /** Sent now and then by a worker that waits, for the core's download say; one that hangs is silent. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'event'; readonly id: number; readonly event: unknown }
  | { readonly kind: 'done'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly failure: Failure };

/** An error as it crosses over to the page, where it becomes an error of the class it names. */
export type Failure = {
  readonly name: 'UnsupportedFileError' | 'OutOfSpaceError' | 'ProcessingFailedError';
  readonly message: string;
};
