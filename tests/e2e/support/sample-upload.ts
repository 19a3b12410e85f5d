import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const clipsFolder = join(import.meta.dirname, '../../../tools/demo-media/out/clips');

/** Nine seconds; sent in two chunks. */
export const sampleClip = join(clipsFolder, 'bull-night.mp4');
export const otherClip = join(clipsFolder, 'steer-night.mp4');

export const sampleRide = {
  title: 'Lazy E Fall Classic',
  location: 'Guthrie, OK',
  date: '2026-10-03',
  event: 'Bull Riding',
  result: '87.5',
};

/** The sample clip with only its first keyframe in the index: every other cut of it encodes all frames, for seconds. */
export function writeSlowClip(path: string): void {
  const bytes = readFileSync(sampleClip);
  const entryCount = bytes.indexOf('stss') + 8;
  bytes.writeUInt32BE(1, entryCount);
  writeFileSync(path, bytes);
}
