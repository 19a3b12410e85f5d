import { findFrameAt, getFrameRange, type Selection, type Timeline } from '../domain/trim.ts';
import { capturePreviews } from './capture-previews.ts';
import type { PreviewFrame, TrimEstimate, TrimmedVideo } from './results.ts';
import type { SourceVideo } from './source-video.ts';
import { mediaClient } from './media-client.ts';
import { openSessionDirectory, type SessionDirectory } from './session-directory.ts';

export type { TrimmedVideo } from './results.ts';

export type TrimOptions = {
  /** From 0 to 1; begins again at 0 if a cut does not come out right and every frame has to be made anew. */
  readonly onProgress?: (done: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * One video in the workshop. Everything rejects with the signal's reason (a DOMException 'AbortError') when its
 * signal aborts or the session is disposed; what is under way is given up then.
 */
export type TrimSession = {
  readonly source: SourceVideo;
  /** What the arithmetic of `domain/trim.ts` needs to know about the video. */
  readonly timeline: Timeline;
  /**
   * Takes a small picture at each of the times (seconds) and hands it over as soon as it is there; with the same
   * index twice where the first way of taking them gave up half-way.
   *
   * @throws ProcessingFailedError when none could be taken
   */
  extractPreviewFrames(
    times: readonly number[],
    onFrame: (frame: PreviewFrame) => void,
    signal?: AbortSignal,
  ): Promise<void>;
  /** Says how a selection would become a file, and about how long that takes; it tries a few frames to know. */
  estimate(selection: Selection, signal?: AbortSignal): Promise<TrimEstimate>;
  /**
   * Makes a file of exactly the selected frames, H.264 with AAC or silent.
   *
   * @throws ProcessingFailedError, OutOfSpaceError
   */
  trim(selection: Selection, options?: TrimOptions): Promise<TrimmedVideo>;
  /** The frame shown at a time (seconds) as a PNG of at most 640 pixels' width and 200 KB. */
  extractThumbnail(at: number, signal?: AbortSignal): Promise<Blob>;
  /** Gives up what is under way and deletes what was made. */
  dispose(): void;
};

/** Starts loading the workshop: a worker and 10 MB of ffmpeg, once, cached by the browser. */
export function preloadFfmpeg(): void {
  mediaClient.preload();
}

/** Opens a video for previews, trimming and its thumbnail. It costs nothing until the first of them. */
export function openTrimSession(source: SourceVideo): TrimSession {
  const ended = new AbortController();
  const timeline: Timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  let workspace: Promise<SessionDirectory> | null = null;

  function until(signal: AbortSignal | undefined): AbortSignal {
    return signal ? AbortSignal.any([ended.signal, signal]) : ended.signal;
  }

  return {
    source,
    timeline,
    async extractPreviewFrames(times, onFrame, signal) {
      const end = until(signal);
      end.throwIfAborted();
      if (await capturePreviews(source.file, times, onFrame, end)) return;
      await mediaClient.request('preview', { source, times }, { onEvent: onFrame, signal: end });
    },
    estimate: (selection, signal) =>
      mediaClient.request(
        'estimate',
        { source, range: getFrameRange(timeline, selection) },
        { signal: until(signal) },
      ),
    async trim(selection, { onProgress, signal } = {}) {
      workspace ??= openSessionDirectory();
      const place = await workspace;
      const folder = place.createFolderPath();
      const job = { source, range: getFrameRange(timeline, selection), folder };
      try {
        const onEvent = (done: number) => onProgress?.(done);
        return await mediaClient.request('trim', job, { onEvent, signal: until(signal) });
      } catch (error) {
        void place.clearFolder(folder);
        throw error;
      }
    },
    extractThumbnail: (at, signal) =>
      mediaClient.request(
        'thumbnail',
        { source, frame: findFrameAt(timeline, at) },
        { signal: until(signal) },
      ),
    dispose() {
      ended.abort();
      void workspace?.then((place) => place.delete());
    },
  };
}
