import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const mediaFolder = join(import.meta.dirname, '../../tools/demo-media/out');

const clipNameByEvent: Readonly<Record<number, string>> = {
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

/** H.264 and AAC in an MP4; a picture of 640 x 360 as a PNG, and as a light JPEG. */
interface DemoClip {
  file: string;
  thumbnail: string;
  poster: string;
  seconds: number;
}

type Lengths = Readonly<Record<string, number>>;
const clipLengths = JSON.parse(readFileSync(join(mediaFolder, 'clips.json'), 'utf8')) as Lengths;

/** @throws Error for an event without a clip */
export function getDemoClip(eventId: number): DemoClip {
  const name = clipNameByEvent[eventId] ?? '';
  const seconds = clipLengths[name];
  if (seconds === undefined) throw new Error(`no clip for event ${eventId}`);
  return {
    file: join(mediaFolder, 'clips', `${name}.mp4`),
    thumbnail: join(mediaFolder, 'posters', `${name}.png`),
    poster: join(mediaFolder, 'posters', `${name}.jpg`),
    seconds,
  };
}

/** @param name the person's key or the animal's brand or name in the demo data @returns the path of a JPEG */
export const getPortraitPath = (folder: 'people' | 'people-small' | 'animals', name: string) =>
  join(mediaFolder, folder, `${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.jpg`);
