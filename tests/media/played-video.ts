import { findFrameAt, type Timeline } from '#src/domain/timeline.ts';
import {
  frameHeight,
  frameNumberBits,
  frameWidth,
  squaresLeft,
  squareSize,
  squareStep,
  squaresTop,
} from './numbered-clips.ts';

/** A video in the player of Chromium. */
export interface PlayedVideo {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** The number of the frame at a time. */
  readFrameNumberAt(seconds: number): Promise<number>;
  close(): void;
}

/** @param rotation clockwise rotation of the numbered frames in degrees */
export async function openPlayedVideo(file: Blob, rotation = 0): Promise<PlayedVideo> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  video.muted = true;
  video.src = url;
  document.body.append(video);
  await waitForEvent(video, 'loadeddata');
  return {
    duration: video.duration,
    width: video.videoWidth,
    height: video.videoHeight,
    async readFrameNumberAt(seconds) {
      // 'seeked' may come before the frame is painted; where the frame stays the same, none is painted at all.
      const painted = new Promise<void>((resolve) => {
        video.requestVideoFrameCallback(() => resolve());
        setTimeout(resolve, 1000);
      });
      video.currentTime = seconds;
      await Promise.all([waitForEvent(video, 'seeked'), painted]);
      return readImageNumber(video, rotation);
    },
    close() {
      video.remove();
      URL.revokeObjectURL(url);
    },
  };
}

interface Part {
  /** Seconds. */
  readonly from: number;
  /** Seconds; playback stops some frames later. */
  readonly to: number;
  readonly timeline: Timeline;
  /** The number of the first frame in the timeline. */
  readonly firstNumber: number;
}

/**
 * Plays a part of a clip, again where Chromium never reports the frame at which it stopped (see
 * `trackPresentedTime`). Returns the number of that frame.
 */
export async function playPart(
  video: HTMLVideoElement,
  { from, to, timeline, firstNumber }: Part,
): Promise<number> {
  // Not through `trackPresentedTime`, whose users are tested with this.
  let reportedTime = Number.NaN;
  let callback = 0;
  const watch = () => {
    callback = video.requestVideoFrameCallback((_now, { mediaTime }) => {
      reportedTime = mediaTime;
      watch();
    });
  };
  watch();
  try {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      video.currentTime = from;
      await video.play();
      while (video.currentTime < to) await new Promise(requestAnimationFrame);
      video.pause();
      // On a busy machine, a frame that can be read is reported only later.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const shown = readImageNumber(video);
      if (shown - firstNumber === findFrameAt(timeline, reportedTime)) return shown;
    }
  } finally {
    video.cancelVideoFrameCallback(callback);
  }
  throw new Error('Chromium did not report the last frame before any of ten pauses.');
}

/** The number of the frame in a picture of any size. @param rotation clockwise rotation of the frame in degrees */
export function readImageNumber(image: CanvasImageSource, rotation = 0): number {
  const isSideways = rotation % 180 !== 0;
  const [width, height] = isSideways ? [frameHeight, frameWidth] : [frameWidth, frameHeight];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No 2D context.');
  context.drawImage(image, 0, 0, width, height);
  let number = 0;
  for (let bit = 0; bit < frameNumberBits; bit += 1) {
    const x = squaresLeft + bit * squareStep + squareSize / 2;
    const y = squaresTop + squareSize / 2;
    const [shownX, shownY] = rotatePoint(x, y, rotation);
    const { data } = context.getImageData(shownX - 4, shownY - 4, 8, 8);
    const light = Array.from(data).reduce((sum, value, index) => (index % 4 === 0 ? sum + value : sum), 0);
    if (light / 64 > 127) number += 2 ** bit;
  }
  return number;
}

function rotatePoint(x: number, y: number, rotation: number): [number, number] {
  if (rotation === 90) return [frameHeight - y, x];
  if (rotation === 180) return [frameWidth - x, frameHeight - y];
  if (rotation === 270) return [y, frameWidth - x];
  return [x, y];
}

function waitForEvent(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
  });
}
