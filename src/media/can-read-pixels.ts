import { copy } from './copy.ts';

const width = 2;
/** The red, green, blue and alpha of two pixels. */
const known = [200, 30, 90, 255, 20, 160, 250, 255];
/** Some protection only adds a noise that cannot be seen. */
const maxNoise = 8;

/**
 * Whether a canvas gives back what was drawn on it. Protection against fingerprinting, which Tor Browser and LibreWolf
 * have by default, gives noise instead.
 */
export function canReadPixels(): boolean {
  const context = new OffscreenCanvas(width, 1).getContext('2d');
  if (!context) return false;
  context.putImageData(new ImageData(new Uint8ClampedArray(known), width), 0, 0);
  const read = context.getImageData(0, 0, width, 1).data;
  return known.every((value, index) => Math.abs(value - (read[index] ?? 0)) <= maxNoise);
}

/** For users. */
export const unreadablePixelsMessage = copy.unreadablePixels;
