/* Runs in the browser, on the file that parts/media.ts sets on the page's input. */
import { getFrameRange, getPreviewTimes, type Selection } from '#src/domain/trim.ts';
import { ffmpegQueue } from '#src/media/ffmpeg.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, preloadFfmpeg } from '#src/media/trim-session.ts';

/** In seconds unless named otherwise. */
export interface MediaMetrics {
  readonly probe: number;
  readonly firstPreview: number;
  readonly allPreviews: number;
  readonly thumbnailBytes: number;
}

export interface CutMetrics {
  readonly seconds: number;
  readonly expectedFrames: number;
}

export interface MediaBench {
  measure(): Promise<MediaMetrics>;
  cut(selection: Selection): Promise<CutMetrics>;
  /** Downloads the file of a cut, as it would be published. @param index of the cut, -1 for the last one */
  download(index: number): void;
  /** From the request for a video to its first frame. */
  measureFirstFrame(url: string): Promise<number>;
  /** The input without the file, to plan the same cut for native ffmpeg. */
  readSource(): Promise<Omit<SourceVideo, 'file'>>;
}

declare global {
  interface Window {
    mediaBench: MediaBench;
  }
}

const getSelectedFile = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file selected');
  return file;
};

async function measureTime<Result>(
  work: () => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const startedAt = performance.now();
  const result = await work();
  return { seconds: (performance.now() - startedAt) / 1000, result };
}

const publishedFiles: File[] = [];

preloadFfmpeg();
window.mediaBench = {
  async measure() {
    const probed = await measureTime(() => probeVideo(getSelectedFile()));
    const session = openTrimSession(probed.result);
    // Reduces its colors with ffmpeg, so the core is loaded before measuring.
    const thumbnail = await session.extractThumbnail(1);
    const startedAt = performance.now();
    let firstPreview = 0;
    const previews = await measureTime(() =>
      session.extractPreviewFrames(getPreviewTimes(probed.result.duration), () => {
        firstPreview ||= (performance.now() - startedAt) / 1000;
      }),
    );
    session.dispose();
    return {
      probe: probed.seconds,
      firstPreview,
      allPreviews: previews.seconds,
      thumbnailBytes: thumbnail.size,
    };
  },
  async cut(selection) {
    const source = await probeVideo(getSelectedFile());
    const session = openTrimSession(source);
    // Starts ffmpeg before measuring.
    await ffmpegQueue.run(() => Promise.resolve());
    // The files of the cut before are deleted in the background.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { seconds, result } = await measureTime(() => session.trim(selection));
    publishedFiles.push(result.file);
    return { seconds, expectedFrames: getFrameRange(session.timeline, selection).count };
  },
  download(index) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(publishedFiles.at(index) ?? new Blob());
    link.download = 'ride.mp4';
    link.click();
  },
  async measureFirstFrame(url) {
    const video = document.createElement('video');
    const { seconds } = await measureTime(
      () =>
        new Promise<void>((resolve, reject) => {
          video.addEventListener('loadeddata', () => resolve());
          video.addEventListener('error', () => reject(new Error(video.error?.message)));
          video.preload = 'auto';
          video.src = url;
        }),
    );
    video.removeAttribute('src');
    video.load();
    return seconds;
  },
  async readSource() {
    const { file: _file, ...rest } = await probeVideo(getSelectedFile());
    return rest;
  },
};
