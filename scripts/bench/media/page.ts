/* Runs in the browser: what `parts/media.ts` measures, on the file that it put into the page's input. */
import { getFrameRange, getPreviewTimes, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, preloadFfmpeg } from '#src/media/trim-session.ts';

/** Seconds, unless it says bytes. */
export type MediaMetrics = {
  readonly probe: number;
  readonly firstPreview: number;
  readonly allPreviews: number;
  readonly thumbnailBytes: number;
};

export type CutMetrics = {
  readonly seconds: number;
  readonly frames: number;
  readonly expectedFrames: number;
};

export type MediaBench = {
  measure(): Promise<MediaMetrics>;
  cut(selection: Selection): Promise<CutMetrics>;
  /** What native ffmpeg needs to know to make the same cut, without the file. */
  readSource(): Promise<Omit<SourceVideo, 'file'>>;
};

declare global {
  interface Window {
    mediaBench: MediaBench;
  }
}

const getChosenFile = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was chosen.');
  return file;
};

async function measureTime<Result>(
  work: () => Promise<Result>,
): Promise<{ seconds: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1000, result };
}

preloadFfmpeg();
window.mediaBench = {
  async measure() {
    const probed = await measureTime(() => probeVideo(getChosenFile()));
    const session = openTrimSession(probed.result);
    // With the core loaded, so that only the work is measured.
    const thumbnail = await session.extractThumbnail(1);
    const began = performance.now();
    let firstPreview = 0;
    const previews = await measureTime(() =>
      session.extractPreviewFrames(getPreviewTimes(probed.result.duration), () => {
        firstPreview ||= (performance.now() - began) / 1000;
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
    const source = await probeVideo(getChosenFile());
    const session = openTrimSession(source);
    await session.extractThumbnail(1);
    const { seconds, result } = await measureTime(() => session.trim(selection));
    const made = await probeVideo(result.file);
    session.dispose();
    return {
      seconds,
      frames: made.video.frameTimes.length,
      expectedFrames: getFrameRange(session.timeline, selection).count,
    };
  },
  async readSource() {
    const { file: _file, ...rest } = await probeVideo(getChosenFile());
    return rest;
  },
};
