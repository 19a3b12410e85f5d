import { frameNumberBits, squaresLeft, squareSize, squaresTop } from './numbered-clips.ts';

/** A video as Chromium itself plays it: the judge of what was cut. */
export type PlayedVideo = {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
  /** The number that the frame shown at a time carries. */
  readFrameNumberAt(seconds: number): Promise<number>;
  close(): void;
};

const frameWidth = 640;
const frameHeight = 360;

/** @param rotation how many degrees the player turns the numbered frames clockwise */
export async function openPlayedVideo(file: Blob, rotation = 0): Promise<PlayedVideo> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.src = address;
  document.body.append(video);
  await waitForEvent(video, 'loadeddata');
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pencil = canvas.getContext('2d', { willReadFrequently: true });
  if (!pencil) throw new Error('No canvas.');

  function readNumber(): number {
    pencil?.drawImage(video, 0, 0);
    let number = 0;
    for (let bit = 0; bit < frameNumberBits; bit += 1) {
      const x = squaresLeft + bit * (squareSize + 10) + squareSize / 2;
      const y = squaresTop + squareSize / 2;
      const [shownX, shownY] = rotatePoint(x, y, rotation);
      const data = pencil?.getImageData(shownX - 4, shownY - 4, 8, 8).data ?? [];
      const light = Array.from(data).reduce((sum, value, place) => (place % 4 === 0 ? sum + value : sum), 0);
      if (light / 64 > 127) number += 2 ** bit;
    }
    return number;
  }

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
      return readNumber();
    },
    close() {
      video.remove();
      URL.revokeObjectURL(address);
    },
  };
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
