/** The most that is stored of a photo (decision D31): the longer side in pixels, and bytes. */
const maxSidePixels = 1024;
const maxBytes = 2 * 1024 * 1024;

/** The size of a picture that is made to fit, in whole pixels; a small one stays as it is. */
export function computeFittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, maxSidePixels / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Makes a photo fit to be stored: JPEG, at most 1024 px and 2 MB, without what a camera notes beside it.
 *
 * @throws Error in plain words when the file is no picture that this browser can read
 */
export async function scalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file).catch((thrown: unknown) => {
    throw new Error('This picture cannot be read. Choose a JPEG or a PNG.', { cause: thrown });
  });
  const { width, height } = computeFittedSize(picture.width, picture.height);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot scale pictures.');
  pen.fillStyle = 'white'; // JPEG knows no transparency
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  for (const quality of [0.9, 0.75, 0.5]) {
    const photo = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (photo.size <= maxBytes) return photo;
  }
  throw new Error('This picture is too large. Choose another one.');
}
