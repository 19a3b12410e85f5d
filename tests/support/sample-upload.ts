import { join } from 'node:path';

const getMediaPath = (path: string) => join(import.meta.dirname, '../../tools/demo-media', path);

/** Nine seconds; sent in several chunks. */
export const sampleClip = getMediaPath('out/clips/bull-night.mp4');

/** The drawing that it is made of, with half the pixels and a sixth of the bytes: sent in two chunks. */
export const drawnClip = getMediaPath('drawings/bull-night.mp4');

export const sampleRide = {
  title: 'Lazy E Fall Classic',
  location: 'Guthrie, OK',
  date: '2026-10-03',
  event: 'Bull Riding',
  result: '87.5',
};
