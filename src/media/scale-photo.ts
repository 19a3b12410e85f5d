import { canReadPixels, unreadablePixelsMessage } from './can-read-pixels.ts';

/** Limits of a stored picture (decision D31). */
interface PhotoLimits {
  longerSide: number;
  bytes: number;
  /** The first one that fits is taken. */
  qualities: readonly number[];
}

const photoQualities = [0.9, 0.75, 0.5];
const photoLimits: PhotoLimits = { longerSide: 1024, bytes: 2 * 1024 * 1024, qualities: photoQualities };
/** Lists show photos as circles of 44 px: 132 pixels on the sharpest phones, which is the shorter side of a 4:3 photo. */
const smallPhotoLimits: PhotoLimits = { longerSide: 176, bytes: 32 * 1024, qualities: photoQualities };
/** Footage of a crowd may need less than 0.6. */
const posterLimits: PhotoLimits = {
  longerSide: 640,
  bytes: 60_000,
  qualities: [0.8, 0.7, 0.6, 0.5, 0.4, 0.2],
};

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a scaled picture in whole pixels; small pictures are not enlarged. */
export function computeFittedSize({ width, height }: Size, maxSide: number): Size {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Scales a photo for storage: JPEG, at most 1024 px and 2 MB, without metadata such as the location.
 *
 * @throws Error with a message for users when the browser cannot read the file
 */
export function scalePhoto(file: Blob): Promise<Blob> {
  return scaleToLimits(file, photoLimits);
}

/**
 * Scales a photo for lists: JPEG, at most 176 px and 32 KB.
 *
 * @throws Error with a message for users when the browser cannot read the photo
 */
export function scaleSmallPhoto(photo: Blob): Promise<Blob> {
  return scaleToLimits(photo, smallPhotoLimits);
}

/**
 * Makes the poster of a ride of the picture that its thumbnail is made of: JPEG, at most 640 px and 60 KB.
 *
 * @returns undefined where the browser gives no picture, and of noise; then the thumbnail is shown
 */
export async function makePoster(picture: Blob): Promise<Blob | undefined> {
  return scaleToLimits(picture, posterLimits).catch(() => undefined);
}

async function scaleToLimits(file: Blob, limits: PhotoLimits): Promise<Blob> {
  if (!canReadPixels()) throw new Error(unreadablePixelsMessage);
  const image = await createImageBitmap(file).catch((cause: unknown) => {
    throw new Error("We couldn't read this picture. Choose a JPEG or PNG.", { cause });
  });
  const { width, height } = computeFittedSize(image, limits.longerSide);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error("Your browser can't resize pictures. Try another browser.");
  context.fillStyle = 'white'; // JPEG has no transparency
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  image.close();
  for (const quality of limits.qualities) {
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.size <= limits.bytes) return photo;
  }
  throw new Error('This picture is too large. Choose a smaller one.');
}
