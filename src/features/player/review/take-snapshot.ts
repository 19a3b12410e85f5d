import {
  getLabelPoint,
  measureShape,
  scaleShapes,
  type PictureSize,
  type Shape,
} from '#src/domain/drawing.ts';
import { findFrameAt, getMiddleOfFrame, type Timeline } from '#src/domain/timeline.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';
import { copy } from './copy.ts';

const timeoutMs = 15_000;

/** Lines and texts as shares of the picture's height. */
const lineShare = 1 / 240;
const textShare = 1 / 22;

/**
 * A frame with what was drawn on it, as a PNG of the clip's size. The clip is loaded again: pages must not read the picture
 * of a player that has loaded it from another origin.
 */
export async function takeSnapshot(
  url: string,
  seconds: number,
  timeline: Timeline | undefined,
  shapes: readonly Shape[],
): Promise<Blob> {
  const video = document.createElement('video');
  try {
    Object.assign(video, {
      crossOrigin: 'anonymous',
      muted: true,
      playsInline: true,
      preload: 'auto',
      src: url,
    });
    await withTimeout(waitForEvent(video, 'loadeddata'), timeoutMs);
    const isPainted = waitForPaint(video);
    video.currentTime = timeline ? getMiddleOfFrame(timeline, findFrameAt(timeline, seconds)) : seconds;
    await withTimeout(Promise.all([waitForEvent(video, 'seeked'), isPainted]), timeoutMs);
    const picture = { width: video.videoWidth, height: video.videoHeight };
    const canvas = Object.assign(document.createElement('canvas'), picture);
    const context = canvas.getContext('2d', { alpha: false });
    context?.drawImage(video, 0, 0);
    for (const shape of scaleShapes(shapes, picture)) if (context) drawShape(context, shape, picture);
    return await toPng(canvas);
  } finally {
    video.removeAttribute('src');
    video.load();
  }
}

function waitForEvent(video: HTMLVideoElement, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(name, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new DOMException('The clip could not be loaded')), {
      once: true,
    });
  });
}

/** A seek may end before its frame is painted; one to the frame that is shown paints none. */
function waitForPaint(video: HTMLVideoElement): Promise<void> {
  return new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(() => resolve());
    setTimeout(resolve, 500);
  });
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape, { height }: PictureSize): void {
  const styles = getComputedStyle(document.documentElement);
  const [dark, light] = ['--color-player', '--color-brass'].map((name) => styles.getPropertyValue(name));
  const width = Math.max(2, height * lineShare);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [color = '', lineWidth] of [
    [dark, width * 2],
    [light, width],
  ] as const) {
    context.beginPath();
    for (const { x, y } of shape.points) context.lineTo(x, y);
    Object.assign(context, { strokeStyle: color, lineWidth });
    context.stroke();
  }
  const at = getLabelPoint(shape);
  const text = copy.drawing.degrees(Math.round(measureShape(shape)));
  const size = height * textShare;
  Object.assign(context, {
    font: `700 ${size}px sans-serif`,
    textAlign: 'center',
    textBaseline: 'top',
    lineWidth: size / 5,
    strokeStyle: dark,
    fillStyle: light,
  });
  context.strokeText(text, at.x, at.y + size / 2);
  context.fillText(text, at.x, at.y + size / 2);
}

function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (image) => (image ? resolve(image) : reject(new DOMException('The picture could not be encoded'))),
      'image/png',
    );
  });
}
