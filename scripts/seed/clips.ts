import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureName } from '../demo-media/picture-name.ts';

const media = join(import.meta.dirname, '..', 'demo-media', 'out');

/** Which of the drawn clips shows which event. */
const clipNames: Readonly<Record<number, string>> = {
  1: 'bull-night',
  2: 'bareback-dusk',
  3: 'bronc-sun',
  4: 'roping-range',
  5: 'barrels-night',
  6: 'steer-night',
  7: 'breakaway-dusk',
  8: 'breakaway-dusk',
  9: 'poles-day',
  10: 'goat-meadow',
};

interface Clip {
  /** H.264 and AAC in an MP4. */
  file: string;
  /** PNG, 640 x 360. */
  poster: string;
  seconds: number;
}

const lengths = JSON.parse(readFileSync(join(media, 'clips.json'), 'utf8')) as Record<string, number>;

/** @throws Error for an event that no clip shows */
export function clipOf(eventId: number): Clip {
  const name = clipNames[eventId];
  const seconds = name === undefined ? undefined : lengths[name];
  if (name === undefined || seconds === undefined) throw new Error(`no clip shows event ${eventId}`);
  return {
    file: join(media, 'clips', `${name}.mp4`),
    poster: join(media, 'posters', `${name}.png`),
    seconds,
  };
}

/** The drawn picture of a person (`people`) or an animal (`animals`), a JPEG. */
export const portrait = (folder: 'people' | 'animals', name: string) =>
  join(media, folder, pictureName(name));
