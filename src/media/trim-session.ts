import { ProcessingFailedError } from './errors.ts';
import type { Selection } from '../domain/trim.ts';
import type { SourceVideo } from './source-video.ts';

export type PreviewFrame = {
  /** Its place in the list of times asked for, from 0. */
  readonly index: number;
  /** JPEG, 160 px wide or, for upright videos, 160 px high. */
  readonly image: Blob;
};

export type TrimmedVideo = {
  /** Kept by the browser outside of memory; readable until the session is disposed. */
  readonly file: File;
  /** Seconds. */
  readonly duration: number;
  /** As shown: after rotation. */
  readonly width: number;
  readonly height: number;
};

export type TrimEstimate = {
  /** `cut` copies nearly all frames as they are; `convert` makes every frame anew, which takes a while. */
  readonly way: 'cut' | 'convert';
  /** About how long it will take on this device. */
  readonly seconds: number;
};

export type TrimOptions = {
  /** From 0 to 1, never falling. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
};

/** One video in the workshop. */
export type TrimSession = {
  readonly source: SourceVideo;
  previewFrames(
    times: readonly number[],
    onFrame: (frame: PreviewFrame) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  estimate(selection: Selection, signal?: AbortSignal): Promise<TrimEstimate>;
  trim(selection: Selection, options?: TrimOptions): Promise<TrimmedVideo>;
  thumbnail(at: number, signal?: AbortSignal): Promise<Blob>;
  dispose(): void;
};

/** Starts loading the workshop (a worker and 10 MB of ffmpeg, once and cached), so that it is there when needed. */
export function warmUp(): void {}

/** Opens a video for previews, trimming and its thumbnail. Costs nothing until the first of them. */
export function openTrimSession(_source: SourceVideo): TrimSession {
  throw new ProcessingFailedError('Trimming is not built yet.');
}
