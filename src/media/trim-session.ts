import type { FoundRides } from '#src/domain/ride-finder.ts';
import { findFrameAt, type Timeline } from '#src/domain/timeline.ts';
import { getFrameRange, type Selection } from '#src/domain/trim.ts';
import { captureFrames, type PreviewFrame } from './capture-frames.ts';
import { previewPixels, thumbnailPixels } from './cut/image-commands.ts';
import type { FrameRange } from './cut/plan.ts';
import { estimateConversion, warmUpFfmpeg } from './estimate-conversion.ts';
import { extractFrame, extractPreviews, limitFileSize } from './extract-images.ts';
import { findRides, type SearchOptions } from './find-rides.ts';
import { ffmpegQueue, loadCore } from './ffmpeg-client.ts';
import type { LoadProgressListener } from './load-core.ts';
import { computeFittedSize, makePoster } from './scale-photo.ts';
import type { SourceVideo } from './source-video.ts';
import { getTrimCost, type TrimCost } from './trim-cost.ts';
import { trimVideo, type TrimmedVideo, type TrimProgressListener } from './trim-video.ts';

export type { TrimCost } from './trim-cost.ts';
export type { TrimmedVideo } from './trim-video.ts';

export interface TrimOptions {
  /** Whether the sound of the source is left out. */
  readonly isSilent?: boolean;
  /** From 0 to 1; the rest takes longer if the cut fails verification and every frame is encoded instead. */
  readonly onProgress?: TrimProgressListener;
  readonly signal?: AbortSignal;
}

/** One frame in two forms, both of at most 640 pixels. */
export interface Thumbnail {
  /** A PNG of at most 200 KB. */
  readonly image: Blob;
  /** A JPEG of at most 60 KB; undefined where the browser makes none. */
  readonly poster: Blob | undefined;
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
  /** Makes `trim` faster; to be called once there is nothing else to wait for. Never rejects; `trim` ends it. */
  prepareTrim(): Promise<void>;
  /** Where rides probably are, of which `options` tells how far the search is, and what it has found so far. */
  findRides(options: SearchOptions): Promise<FoundRides>;
  /** What `trim` has to encode, without encoding anything. */
  getTrimCost(selection: Selection): Promise<TrimCost>;
  /** The seconds that `trim` takes if it has to encode every frame, estimated by encoding a few. */
  estimateConversion(selection: Selection, signal?: AbortSignal): Promise<number>;
  /**
   * Creates an MP4 of exactly the selected frames, H.264 with AAC or without audio.
   *
   * @throws ProcessingFailedError, StorageFullError
   */
  trim(selection: Selection, options?: TrimOptions): Promise<TrimmedVideo>;
  /**
   * The frame at a time, in seconds. After a trim, the frames of the trimmed video take a moment; before it, a frame of a
   * video that the browser cannot play may take seconds.
   */
  extractThumbnail(time: number, signal?: AbortSignal): Promise<Thumbnail>;
  /** Aborts all operations and deletes the output files. */
  dispose(): void;
}

/**
 * Downloads the ffmpeg core (10 MB, cached by the browser) and starts ffmpeg, so that the first operation does not wait.
 * A failed download is retried by the first operation.
 */
export function preloadFfmpeg(onProgress?: LoadProgressListener): void {
  loadCore(onProgress).then(ffmpegQueue.preload, () => undefined);
}

/** Creates a session; ffmpeg starts with its first operation. */
export function openTrimSession(source: SourceVideo): TrimSession {
  const disposal = new AbortController();
  const preparation = new AbortController();
  const { frameTimes } = source.video;
  const timeline: Timeline = { frameTimes, duration: source.duration };
  let lastTrim: { file: File; range: FrameRange } | null = null;

  function combineSignals(signal: AbortSignal | undefined): AbortSignal {
    const combined = signal ? AbortSignal.any([disposal.signal, signal]) : disposal.signal;
    combined.throwIfAborted();
    return combined;
  }

  /** A trimmed video is the smallest file with the frame, and every browser plays it. */
  async function captureThumbnail(frame: number, signal: AbortSignal): Promise<Blob | null> {
    const isTrimmed =
      lastTrim && frame >= lastTrim.range.first && frame < lastTrim.range.first + lastTrim.range.count;
    const file = (isTrimmed && lastTrim?.file) || source.file;
    const offset = (isTrimmed && frameTimes[lastTrim?.range.first ?? 0]) || 0;
    const middle = ((frameTimes[frame] ?? 0) + (frameTimes[frame + 1] ?? source.duration)) / 2;
    let image: Blob | null = null;
    const isCaptured = await captureFrames(file, [middle - offset], {
      type: 'image/png',
      getSize: (video) => computeFittedSize(video, thumbnailPixels),
      onFrame: (captured) => (image = captured.image),
      signal,
    });
    return isCaptured ? image : null;
  }

  return {
    source,
    timeline,
    async extractPreviewFrames(times, onFrame, signal) {
      const combined = combineSignals(signal);
      const isCaptured = await captureFrames(source.file, times, {
        type: 'image/jpeg',
        getSize: ({ width, height }) => ({
          width: previewPixels,
          height: Math.round((previewPixels * height) / width),
        }),
        onFrame,
        signal: combined,
      });
      if (isCaptured) return;
      await extractPreviews(source, times, onFrame, combined);
    },
    prepareTrim: () => warmUpFfmpeg(source, AbortSignal.any([disposal.signal, preparation.signal])),
    findRides: async (options) => findRides(source, { ...options, signal: combineSignals(options.signal) }),
    getTrimCost: (selection) => getTrimCost(source, getFrameRange(timeline, selection)),
    estimateConversion: async (selection, signal) =>
      estimateConversion(source, getFrameRange(timeline, selection), combineSignals(signal)),
    async trim(selection, { isSilent = false, onProgress = () => undefined, signal } = {}) {
      preparation.abort();
      const signals = { signal: combineSignals(signal), lifetime: disposal.signal };
      const range = getFrameRange(timeline, selection);
      const heard = isSilent ? { ...source, audio: null } : source;
      const trimmed = await trimVideo({ source: heard, range, onProgress, ...signals });
      lastTrim = { file: trimmed.file, range };
      return trimmed;
    },
    async extractThumbnail(time, signal) {
      const combined = combineSignals(signal);
      const frame = findFrameAt(timeline, time);
      const image =
        (await captureThumbnail(frame, combined)) ?? (await extractFrame(source, frame, combined));
      return { image: await limitFileSize(image, combined), poster: await makePoster(image) };
    },
    dispose: () => disposal.abort(),
  };
}
