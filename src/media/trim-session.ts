import { findFrameAt, getFrameRange, type Selection, type Timeline } from '../domain/trim.ts';
import { capturePreviews } from './capture-previews.ts';
import type { PreviewFrame, TrimEstimate, TrimmedVideo } from './results.ts';
import type { SourceVideo } from './source-video.ts';
import { mediaClient } from './media-client.ts';
import { openSessionDirectory, type SessionDirectory } from './session-directory.ts';

export type { TrimmedVideo } from './results.ts';

export interface TrimOptions {
  /** From 0 to 1; restarts at 0 if the cut fails verification and every frame is encoded. */
  readonly onProgress?: (progress: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Operations on one source video. Each rejects with the reason of its signal (a DOMException 'AbortError') when the
 * signal aborts or the session is disposed.
 */
export interface TrimSession {
  readonly source: SourceVideo;
  /** The frame times for the functions of `domain/trim.ts`. */
  readonly timeline: Timeline;
  /**
   * Extracts a preview frame at each time, in seconds. An index may be reported twice: by the browser's decoder, and
   * again by ffmpeg if the browser's decoder failed midway.
   *
   * @throws ProcessingFailedError when no frame could be extracted
   */
  extractPreviewFrames(
    times: readonly number[],
    onFrame: (frame: PreviewFrame) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Estimates how long `trim` takes, by encoding a few frames if necessary. */
  estimate(selection: Selection, signal?: AbortSignal): Promise<TrimEstimate>;
  /**
   * Creates an MP4 of exactly the selected frames, H.264 with AAC or without audio.
   *
   * @throws ProcessingFailedError, OutOfSpaceError
   */
  trim(selection: Selection, options?: TrimOptions): Promise<TrimmedVideo>;
  /** The frame at a time, in seconds, as a PNG of at most 640 pixels width and 200 KB. */
  extractThumbnail(time: number, signal?: AbortSignal): Promise<Blob>;
  /** Aborts all operations and deletes the output files. */
  dispose(): void;
}

/** Starts the worker and downloads the ffmpeg core (10 MB, cached by the browser). */
export function preloadFfmpeg(): void {
  mediaClient.preload();
}

/** Creates a session; the worker starts with its first operation. */
export function openTrimSession(source: SourceVideo): TrimSession {
  const disposal = new AbortController();
  const timeline: Timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  let directoryPromise: Promise<SessionDirectory> | null = null;

  function combineSignals(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([disposal.signal, signal]) : disposal.signal;
  }

  return {
    source,
    timeline,
    async extractPreviewFrames(times, onFrame, signal) {
      const combined = combineSignals(signal);
      combined.throwIfAborted();
      if (await capturePreviews(source.file, times, onFrame, combined)) return;
      await mediaClient.request('preview', { source, times }, { onEvent: onFrame, signal: combined });
    },
    estimate: (selection, signal) =>
      mediaClient.request(
        'estimate',
        { source, range: getFrameRange(timeline, selection) },
        { signal: combineSignals(signal) },
      ),
    async trim(selection, { onProgress, signal } = {}) {
      directoryPromise ??= openSessionDirectory();
      const directory = await directoryPromise;
      const folder = directory.createFolderPath();
      const job = { source, range: getFrameRange(timeline, selection), folder };
      try {
        const onEvent = (progress: number) => onProgress?.(progress);
        return await mediaClient.request('trim', job, { onEvent, signal: combineSignals(signal) });
      } catch (error) {
        void directory.deleteFolder(folder);
        throw error;
      }
    },
    extractThumbnail: (time, signal) =>
      mediaClient.request(
        'thumbnail',
        { source, frame: findFrameAt(timeline, time) },
        { signal: combineSignals(signal) },
      ),
    dispose() {
      disposal.abort();
      void directoryPromise?.then((directory) => directory.delete());
    },
  };
}
