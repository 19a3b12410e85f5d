import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const mediaFolder = join(import.meta.dirname, '../../../tools/demo-media/out');

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

type Lengths = Readonly<Record<string, number>>;
const clipLengths = JSON.parse(readFileSync(join(mediaFolder, 'clips.json'), 'utf8')) as Lengths;

/**
 * The files of a ride: H.264 and AAC in an MP4 of 720 lines, which is its own rendition, and pictures of 640 x 360.
 *
 * @throws Error for an event without a clip
 */
export function getDemoClip(eventId: number) {
  const name = clipNameByEvent[eventId] ?? '';
  const seconds = clipLengths[name];
  if (seconds === undefined) throw new Error(`no clip for event ${eventId}`);
  const find = (folder: string, type: string) => join(mediaFolder, folder, `${name}.${type}`);
  const file = find('clips', 'mp4');
  const light = {
    'poster.jpg': find('posters', 'jpg'),
    '720.mp4': file,
    '360.mp4': find('clips-360', 'mp4'),
  };
  return { file, thumbnail: find('posters', 'png'), light, seconds };
}

/** @param name the person's key or the animal's brand or name in the demo data @returns the path of a JPEG */
export const getPortraitPath = (folder: 'people' | 'people-small' | 'animals', name: string) =>
  join(mediaFolder, folder, `${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.jpg`);
