/* Runs in the browser, on the file that parts/media.ts sets on the page's input. */
import { getPreviewTimes, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { openTrimSession, preloadFfmpeg } from '#src/media/trim-session.ts';

declare global {
  interface Window {
    /** @returns seconds */
    measureMedia: (selection: Selection) => Promise<Record<string, number>>;
  }
}

/** @returns seconds since the last call */
function createStopwatch(): () => number {
  let last = performance.now();
  return () => {
    const seconds = (performance.now() - last) / 1000;
    last = performance.now();
    return seconds;
  };
}

preloadFfmpeg();
window.measureMedia = async (selection) => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file selected');
  const stop = createStopwatch();
  const source = await probeVideo(file);
  const probe = stop();
  const session = openTrimSession(source);
  // Starts ffmpeg before measuring.
  await session.extractThumbnail(1);
  stop();
  let firstPreview = 0;
  await session.extractPreviewFrames(getPreviewTimes(source.duration), () => (firstPreview ||= stop()));
  stop();
  await session.trim(selection);
  const cut = stop();
  session.dispose();
  return {
    'index of a 560 MB video read': probe,
    'first preview frame': firstPreview,
    '20 s cut of 1080p': cut,
  };
};
