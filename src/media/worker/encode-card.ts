import { Mp4OutputFormat, Output, VideoSample } from 'mediabunny';
import { drawCardFrame, type Box } from '../card-picture.ts';
import type { CardJob } from '../encode/codec-job.ts';
import { openVideo } from './decode-frames.ts';
import { createVideoSource } from './encode-video.ts';
import { openTarget } from './output-target.ts';
import { colorSpace, toI420 } from './rgb-frames.ts';

const unitsPerSecond = 90_000;

/**
 * Draws and encodes the frames of a ride card.
 *
 * @returns the film
 */
export async function encodeCard(
  { parts, times, clocks, end, picture, format }: CardJob,
  onProgress: (progress: number) => void,
): Promise<Blob | undefined> {
  const { width, height, film } = picture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!context) throw new Error('No 2D context.');
  const frame = createFrame(width, height);
  const { target, close, getBlob } = await openTarget(undefined);
  try {
    const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
    const source = createVideoSource({ format });
    output.addVideoTrack(source, { frameRate: unitsPerSecond });
    await output.start();
    let index = 0;
    for (const part of parts) {
      const video = await openVideo(part);
      for await (const sample of video.decode(false)) {
        const size = { width: sample.displayWidth, height: sample.displayHeight };
        const draw = (place: Box) => sample.draw(context, place.x, place.y, place.width, place.height);
        drawCardFrame(context, picture, size, draw, clocks[index]);
        sample.close();
        // What lies around the film never changes.
        const area = index === 0 ? { x: 0, y: 0, width, height } : film;
        frame.write(context, area);
        const timestamp = times[index] ?? 0;
        const duration = (times[index + 1] ?? end) - timestamp;
        const shown = new VideoSample(frame.bytes, {
          ...{ format: 'I420', codedWidth: width, codedHeight: height },
          ...{ timestamp, duration, colorSpace },
        });
        await source.add(shown);
        shown.close();
        index += 1;
        onProgress(index / times.length);
      }
    }
    await output.finalize();
  } finally {
    close();
  }
  return getBlob();
}

/** The stored samples of a frame: light, and the difference of blue and of red. */
function createFrame(width: number, height: number) {
  const lightBytes = width * height;
  const bytes = new Uint8Array((lightBytes * 3) / 2);
  const copy = (from: Uint8Array, start: number, stride: number, box: Box) => {
    for (let row = 0; row < box.height; row += 1)
      bytes.set(
        from.subarray(row * box.width, (row + 1) * box.width),
        start + (box.y + row) * stride + box.x,
      );
  };
  return {
    bytes,
    /** @param box with even numbers */
    write(context: OffscreenCanvasRenderingContext2D, box: Box) {
      const { data } = context.getImageData(box.x, box.y, box.width, box.height);
      const part = toI420(data, box.width, box.height);
      const light = box.width * box.height;
      copy(part, 0, width, box);
      const half = { x: box.x / 2, y: box.y / 2, width: box.width / 2, height: box.height / 2 };
      for (const plane of [0, 1])
        copy(
          part.subarray(light + (plane * light) / 4),
          lightBytes + (plane * lightBytes) / 4,
          width / 2,
          half,
        );
    },
  };
}
