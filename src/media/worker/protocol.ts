import type { FrameRange } from '../cut/plan.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame, TrimEstimate, TrimmedVideo } from '../results.ts';

/** The requests of the media worker: their parameters, the events sent while they run, and their results. */
export interface MediaRequests {
  probe: { params: { file: File }; event: never; result: SourceVideo };
  preview: { params: { source: SourceVideo; times: readonly number[] }; event: PreviewFrame; result: null };
  estimate: { params: { source: SourceVideo; range: FrameRange }; event: never; result: TrimEstimate };
  /** `folder` is an OPFS path inside the session's directory; events are progress from 0 to 1. */
  trim: {
    params: { source: SourceVideo; range: FrameRange; folder: string };
    event: number;
    result: TrimmedVideo;
  };
  thumbnail: { params: { source: SourceVideo; frame: number }; event: never; result: Blob };
}

export type RequestType = keyof MediaRequests;

/** From the page to the worker. `preload` has no reply; it passes on the core if it was compiled before. */
export type RequestMessage =
  | { readonly type: 'preload'; readonly compiledModule: WebAssembly.Module | null }
  | { [K in RequestType]: { type: K; id: number; params: MediaRequests[K]['params'] } }[RequestType];

/** From the worker to the page. */
export type ReplyMessage =
  | { readonly type: 'core-compiled'; readonly compiledModule: WebAssembly.Module }
  /** Sent while the worker's thread is not blocked, for example during the download of the core. */
  | { readonly type: 'heartbeat' }
  | { readonly type: 'event'; readonly id: number; readonly event: unknown }
  | { readonly type: 'done'; readonly id: number; readonly result: unknown }
  | { readonly type: 'error'; readonly id: number; readonly error: SerializedError };

/** An error as data; the page creates an error of the named class from it. */
export interface SerializedError {
  readonly name: 'UnsupportedFileError' | 'OutOfSpaceError' | 'ProcessingFailedError';
  readonly message: string;
}
