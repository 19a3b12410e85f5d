import type { FrameRange } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame, TrimEstimate, TrimmedVideo } from '../results.ts';

/** What can be asked of the media worker: with what, what it tells on the way, and what it answers. */
export type MediaRequests = {
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

export type RequestType = keyof MediaRequests;

/** From the page to the worker. `warm-up` has no answer: it hands over a core that was compiled before. */
export type RequestMessage =
  | { readonly type: 'warm-up'; readonly compiledModule: WebAssembly.Module | null }
  | { [K in RequestType]: { type: K; id: number; params: MediaRequests[K]['params'] } }[RequestType];

/** From the worker to the page. */
export type ReplyMessage =
  | { readonly type: 'compiled'; readonly compiledModule: WebAssembly.Module }
  /** Sent now and then by a worker that waits, for the core's download say; one that hangs is silent. */
  | { readonly type: 'alive' }
  | { readonly type: 'event'; readonly id: number; readonly event: unknown }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly error: SerializedError };

/** An error as it crosses over to the page, where it becomes an error of the class it names. */
export type SerializedError = {
  readonly name: 'UnsupportedFileError' | 'OutOfSpaceError' | 'ProcessingFailedError';
  readonly message: string;
};
