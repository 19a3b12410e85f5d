import type { PreviewFrame } from './results.ts';

const previewWidth = 160;
const jpegQuality = 0.8;
/** How long one picture may take before the video counts as one that the browser does not play. Milliseconds. */
const frameTimeoutMs = 5000;

/**
 * Takes small pictures for the trim bar with a video element that nobody sees: where the browser plays the video
 * at all, its decoder is the fastest one there is, and it need not wait for ffmpeg.
 *
 * @returns false when the browser does not play the video; some of the pictures may have been handed over then
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function capturePreviews(
  file: File,
  times: readonly number[],
  onFrame: (frame: PreviewFrame) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.playsInline = true;
    video.src = address;
    await waitForEvent(video, 'loadeddata', signal);
    // A codec that the browser does not know can end here too, without an error and without a picture.
    if (video.videoWidth === 0) return false;
    const canvas = document.createElement('canvas');
    canvas.width = previewWidth;
    canvas.height = Math.round((previewWidth * video.videoHeight) / video.videoWidth);
    for (const [index, time] of times.entries()) {
      video.currentTime = time;
      await waitForEvent(video, 'seeked', signal);
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      onFrame({ index, image: await toJpeg(canvas) });
    }
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}

function waitForEvent(
  video: HTMLVideoElement,
  name: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = AbortSignal.any([signal, AbortSignal.timeout(frameTimeoutMs)]);
    const fail = () => reject(new Error(`The video element did not come to '${name}'.`));
    end.addEventListener('abort', fail, { once: true });
    video.addEventListener('error', fail, { once: true });
    video.addEventListener(name, () => resolve(), { once: true });
  });
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (image: Blob | null) => (image ? resolve(image) : reject(new Error('No picture.')));
    canvas.toBlob(take, 'image/jpeg', jpegQuality);
  });
}
