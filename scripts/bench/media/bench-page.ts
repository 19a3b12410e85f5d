/* Runs in the browser, on the file that parts/media.ts sets on the page's input. */
import { getPreviewTimes, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { makeRendition } from '#src/media/rendition.ts';
import { openTrimSession, preloadFfmpeg, type TrimSession } from '#src/media/trim-session.ts';

declare global {
  interface Window {
    /** @returns seconds */
    measureMedia: (selection: Selection) => Promise<Record<string, number>>;
    /** On the video of `measureMedia`. */
    measureEncoding: () => Promise<Record<string, number>>;
  }
}

/** After the cut: browsers keep pictures of previews in memory until it is short. */
async function measureImages(session: TrimSession) {
  const startedAt = performance.now();
  let first = 0;
  const times = getPreviewTimes(session.source.duration);
  await session.extractPreviewFrames(times, () => (first ||= (performance.now() - startedAt) / 1000));
  return { 'first preview frame': first };
}

async function measureEncoding(session: TrimSession, clip: File, selection: Selection) {
  const images = await measureImages(session);
  const startedAt = performance.now();
  await makeRendition(clip, 720, { signal: new AbortController().signal });
  const rendition = (performance.now() - startedAt) / 1000;
  const byBrowser = await session.estimateConversion(selection);
  Object.defineProperty(globalThis, 'VideoEncoder', { value: undefined });
  const byFfmpeg = await session.estimateConversion(selection);
  session.dispose();
  return {
    ...images,
    'rendition of that cut': rendition,
    "conversion by the browser, of ffmpeg's time": byBrowser / byFfmpeg,
  };
}

preloadFfmpeg();
window.measureMedia = async (selection) => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file selected');
  let startedAt = performance.now();
  const getSeconds = () => (performance.now() - startedAt) / 1000;
  const source = await probeVideo(file);
  const probe = getSeconds();
  const session = openTrimSession(source);
  // As while the person still trims.
  await session.prepareTrim();
  startedAt = performance.now();
  const trimmed = await session.trim(selection);
  const cut = getSeconds();
  window.measureEncoding = () => measureEncoding(session, trimmed.file, selection);
  return {
    'index of a 560 MB video read': probe,
    '100 s cut of 1080p': cut,
  };
};
