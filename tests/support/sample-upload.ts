import { join } from 'node:path';

/** Nine seconds; sent in several chunks. */
export const sampleClip = join(import.meta.dirname, '../../tools/demo-media/out/clips/bull-night.mp4');

export const sampleRide = {
  title: 'Lazy E Fall Classic',
  location: 'Guthrie, OK',
  date: '2026-10-03',
  event: 'Bull Riding',
  result: '87.5',
};
