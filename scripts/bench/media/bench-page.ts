/* Runs in the browser, on the file that parts/media.ts sets on the page's input. */
import { getPreviewTimes, type Selection } from '#src/domain/trim.ts';
import { probeVideo } from '#src/media/probe-video.ts';
import { makeRendition } from '#src/media/rendition.ts';
import { openTrimSession, preloadFfmpeg, type TrimSession } from '#src/media/trim-session.ts';

type Seconds = Record<string, number>;
export type Encoding = 'conversion' | 'rendition';

declare global {
  interface Window {
    /** Each is to follow the one before, but for the rendition. */
    openVideo: () => Promise<Seconds>;
    cut: (selection: Selection) => Promise<Seconds>;
    /** After a cut: browsers keep pictures of previews in memory until it is short. */
    showPreviews: () => Promise<Seconds>;
    encode: (names: Encoding[]) => Promise<Record<string, number>>;
  }
}

let session: TrimSession;
let selected: Selection;
let clip: File;

async function measure(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return (performance.now() - startedAt) / 1000;
}

preloadFfmpeg();

window.openVideo = async () => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no file selected');
  const index = await measure(async () => (session = openTrimSession(await probeVideo(file))));
  return { index };
};

window.cut = async (selection) => {
  selected = selection;
  // As while the person still trims.
  await session.prepareTrim();
  return { cut: await measure(async () => ({ file: clip } = await session.trim(selection))) };
};

window.showPreviews = async () => {
  const startedAt = performance.now();
  let preview = 0;
  const times = getPreviewTimes(session.source.duration);
  await session.extractPreviewFrames(times, () => (preview ||= (performance.now() - startedAt) / 1000));
  return { preview };
};

const encodings: Record<Encoding, () => Promise<number>> = {
  conversion: () => session.estimateConversion(selected),
  rendition: () =>
    measure(async () => {
      const rendition = await makeRendition(clip, 720, { signal: new AbortController().signal });
      if (!rendition) throw new Error('Nothing was made that can be compared.');
    }),
};

/** How much of the time of ffmpeg the browser's codecs take. */
window.encode = async (names) => {
  const byBrowser = [];
  for (const name of names) byBrowser.push(await encodings[name]());
  Object.defineProperty(globalThis, 'VideoEncoder', { value: undefined });
  const ratios: Record<string, number> = {};
  for (const [index, name] of names.entries())
    ratios[name] = (byBrowser[index] ?? NaN) / (await encodings[name]());
  return ratios;
};
