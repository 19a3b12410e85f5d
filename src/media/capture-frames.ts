import { canReadPixels } from './can-read-pixels.ts';
import type { Size } from './scale-photo.ts';

/** A frame that takes longer counts as a video that the browser cannot play. */
const frameTimeoutMs = 5000;
const paintTimeoutMs = 500;
const jpegQuality = 0.8;

export interface PreviewFrame {
  /** Index into the requested times. */
  readonly index: number;
  /** A JPEG, 160 pixels wide, upright. */
  readonly image: Blob;
}

export interface CaptureOptions {
  readonly type: 'image/jpeg' | 'image/png';
  /** Maps the size of the video to the size of the images. */
  readonly getSize: (video: Size) => Size;
  readonly onFrame: (frame: PreviewFrame) => void;
  readonly signal: AbortSignal;
}

/**
 * Captures frames with a detached video element. The browser's own decoder is the fastest one and does not wait for
 * ffmpeg to load.
 *
 * @param times seconds
 * @returns false if the browser cannot play the video or does not let pictures be read, possibly after `onFrame` was called for some frames
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function captureFrames(
  file: File,
  times: readonly number[],
  { type, getSize, onFrame, signal }: CaptureOptions,
): Promise<boolean> {
  signal.throwIfAborted();
  if (!canReadPixels()) return false;
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
    const { width, height } = getSize({ width: video.videoWidth, height: video.videoHeight });
    const canvas = new OffscreenCanvas(width, height);
    for (const [index, time] of times.entries()) {
      const painted = waitForPaint(video);
      video.currentTime = time;
      await waitForEvent(video, 'seeked', signal);
      await painted;
      canvas.getContext('2d', { alpha: false })?.drawImage(video, 0, 0, width, height);
      onFrame({ index, image: await canvas.convertToBlob({ type, quality: jpegQuality }) });
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

/** 'seeked' may come before the frame can be drawn. No frame is painted if it stays the same. */
function waitForPaint(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if (!('requestVideoFrameCallback' in video)) return resolve();
    video.requestVideoFrameCallback(() => resolve());
    setTimeout(resolve, paintTimeoutMs);
  });
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
