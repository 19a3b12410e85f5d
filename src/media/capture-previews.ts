import type { PreviewFrame } from './results.ts';

const previewWidth = 160;
const jpegQuality = 0.8;
/** A frame that takes longer counts as a video that the browser cannot play. */
const frameTimeoutMs = 5000;

/**
 * Captures preview frames for the trim bar with a detached video element. The browser's own decoder is the fastest one
 * and does not wait for ffmpeg to load.
 *
 * @param times seconds
 * @returns false if the browser cannot play the video, possibly after `onFrame` was called for some frames
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function capturePreviews(
  file: File,
  times: readonly number[],
  onFrame: (frame: PreviewFrame) => void,
  signal: AbortSignal,
): Promise<boolean> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  try {
    video.muted = true;
    video.preload = 'auto';
    video.playsInline = true;
    video.src = url;
    await waitForEvent(video, 'loadeddata', signal);
    // An unsupported codec may load without an error and without a picture.
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
    URL.revokeObjectURL(url);
  }
}

function waitForEvent(
  video: HTMLVideoElement,
  name: 'loadeddata' | 'seeked',
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abortSignal = AbortSignal.any([signal, AbortSignal.timeout(frameTimeoutMs)]);
    const handleFailure = () => reject(new Error(`The video element did not fire '${name}'.`));
    abortSignal.addEventListener('abort', handleFailure, { once: true });
    video.addEventListener('error', handleFailure, { once: true });
    video.addEventListener(name, () => resolve(), { once: true });
  });
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handleBlob = (image: Blob | null) =>
      image ? resolve(image) : reject(new Error('The canvas could not be encoded.'));
    canvas.toBlob(handleBlob, 'image/jpeg', jpegQuality);
  });
}
