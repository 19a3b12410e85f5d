/* Runs in the browser: what `parts/media.ts` measures, on the file that it put into the page's input. */
import { framesOf, previewTimes, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import type { SourceVideo } from '#src/media/source-video.ts';
import { openTrimSession, warmUp } from '#src/media/trim-session.ts';

/** Seconds, unless it says bytes. */
export type MediaFigures = {
  readonly probe: number;
  readonly firstPreview: number;
  readonly allPreviews: number;
  readonly thumbnailBytes: number;
};

export type CutFigures = { readonly seconds: number; readonly frames: number; readonly wanted: number };

export type MediaBench = {
  measure(): Promise<MediaFigures>;
  cut(selection: Selection): Promise<CutFigures>;
  /** What native ffmpeg needs to know to make the same cut, without the file. */
  source(): Promise<Omit<SourceVideo, 'file'>>;
};

declare global {
  interface Window {
    mediaBench: MediaBench;
  }
}

const chosen = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was chosen.');
  return file;
};

async function timed<Result>(work: () => Promise<Result>): Promise<{ seconds: number; result: Result }> {
  const began = performance.now();
  const result = await work();
  return { seconds: (performance.now() - began) / 1000, result };
}

warmUp();
window.mediaBench = {
  async measure() {
    const probed = await timed(() => probeVideo(chosen()));
    const session = openTrimSession(probed.result);
    // With the core loaded, so that only the work is measured.
    const thumbnail = await session.thumbnail(1);
    const began = performance.now();
    let firstPreview = 0;
    const previews = await timed(() =>
      session.previewFrames(previewTimes(probed.result.duration), () => {
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
    const source = await probeVideo(chosen());
    const session = openTrimSession(source);
    await session.thumbnail(1);
    const { seconds, result } = await timed(() => session.trim(selection));
    const made = await probeVideo(result.file);
    session.dispose();
    return {
      seconds,
      frames: made.video.frames.length,
      wanted: framesOf(session.timeline, selection).count,
    };
  },
  async source() {
    const { file: _file, ...rest } = await probeVideo(chosen());
    return rest;
  },
};
