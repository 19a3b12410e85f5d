import type { VideoSample } from 'mediabunny';
import { pictureBytes, pictureSize } from '../cut/compare-pictures.ts';
import type { PicturesJob } from '../encode/codec-job.ts';
import { openVideo } from './decode-frames.ts';
import { convertRgbFrame } from './rgb-frames.ts';

const { width, height } = pictureSize;

/** Makes a small gray picture of each frame of a job, in their order. */
export async function takeSmallPictures(
  { frames, of }: PicturesJob,
  onPicture: (picture: Uint8Array) => void,
): Promise<undefined> {
  const video = await openVideo(frames);
  for await (const decoded of video.decode(false)) {
    const sample = of === 'light' ? await convertRgbFrame(decoded) : decoded;
    onPicture(of === 'light' ? await readLight(sample) : readCanvas(sample));
    sample.close();
  }
}

function readCanvas(sample: VideoSample): Uint8Array {
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) throw new Error('No 2D context.');
  context.imageSmoothingQuality = 'high';
  sample.draw(context, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return Uint8Array.from({ length: pictureBytes }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel);
    return (red + 2 * green + blue) / 4;
  });
}

/** Light of a range for television: black is 16, white 235. */
const [black, white] = [16, 235];

/** The mean light of each part of a frame, without the conversion of the whole frame that a canvas makes. */
async function readLight(sample: VideoSample): Promise<Uint8Array> {
  // Light is the first plane of these formats, one byte per pixel.
  if (!/^(I420A?|I422|I444|NV12)$/.test(sample.format ?? ''))
    throw new Error(`The format is '${sample.format}'.`);
  const bytes = new Uint8Array(sample.allocationSize());
  const [{ offset, stride } = { offset: 0, stride: 0 }] = await sample.copyTo(bytes);
  const { visibleRect, colorSpace } = sample;
  const [low, range] = colorSpace.fullRange ? [0, 255] : [black, white - black];
  return Uint8Array.from({ length: pictureBytes }, (_, pixel) => {
    const [left, right] = getPart(pixel % width, width, visibleRect.width);
    const [top, bottom] = getPart(Math.floor(pixel / width), height, visibleRect.height);
    let sum = 0;
    for (let y = top; y < bottom; y += 1) {
      const row = offset + y * stride;
      for (let x = left; x < right; x += 1) sum += bytes[row + x] ?? 0;
    }
    const mean = sum / (right - left) / (bottom - top);
    return Math.min(255, Math.max(0, ((mean - low) * 255) / range));
  });
}

/** One of the parts of a side, at least a pixel. */
function getPart(index: number, count: number, length: number): [start: number, end: number] {
  const start = Math.floor((index * length) / count);
  return [start, Math.max(start + 1, Math.floor(((index + 1) * length) / count))];
}
