/** File names in ffmpeg's arguments. */
export const getFrameFileName = (index: number) => `f${String(index).padStart(4, '0')}.jpg`;
export const clipFileName = 'out.mp4';
export const posterFileName = 'poster.png';

/** The file name of a portrait, from the person's key or the animal's brand or name in the demo data. */
export function getPictureFileName(name: string): string {
  return `${name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()}.jpg`;
}
