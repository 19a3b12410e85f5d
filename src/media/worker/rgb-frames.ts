import { VideoSample } from 'mediabunny';

/*
 * Frames whose pixels are red, green and blue are converted here to what is published, BT.709: encoders of browsers convert
 * them in different ways, Firefox's to BT.601 and Chromium's to another range.
 */

/** The color of what is converted here. */
export const colorSpace = {
  primaries: 'bt709',
  transfer: 'bt709',
  matrix: 'bt709',
  fullRange: false,
} as const;

/** Players take videos of at least this height for BT.709. */
const minHdHeight = 720;

/** Decoders of devices give frames in formats without a name, as those of 10 bits: only a canvas reads their pixels. */
export const makeReadable = async (sample: VideoSample): Promise<VideoSample> =>
  sample.format === null ? mapTones(sample) : convertRgbFrame(sample);

/** A canvas shows HDR as a screen without it does. */
export function mapTones(sample: VideoSample): VideoSample {
  const { codedWidth: width, codedHeight: height } = sample;
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false });
  if (!context) throw new Error('No 2D context.');
  sample.setRotation(0);
  sample.draw(context, 0, 0, width, height);
  return replacePixels(sample, context.getImageData(0, 0, width, height).data, width, height);
}

/**
 * States the color that players take a video for that states none, which for small ones is BT.601. Decoders take it for
 * BT.709, and encoders would state that.
 */
export async function stateColor(sample: VideoSample): Promise<VideoSample> {
  const { format, visibleRect, rotation, timestamp, duration } = sample;
  if (!format || isRgb(sample) || visibleRect.height >= minHdHeight) return sample;
  const bytes = new Uint8Array(sample.allocationSize());
  const layout = await sample.copyTo(bytes);
  const { fullRange } = sample.colorSpace;
  const { squarePixelWidth: displayWidth, squarePixelHeight: displayHeight } = sample;
  const isSideways = rotation % 180 !== 0;
  sample.close();
  return new VideoSample(bytes, {
    ...{ format, layout, rotation, timestamp, duration },
    ...{ codedWidth: visibleRect.width, codedHeight: visibleRect.height },
    displayWidth: isSideways ? displayHeight : displayWidth,
    displayHeight: isSideways ? displayWidth : displayHeight,
    colorSpace: { primaries: 'smpte170m', transfer: 'smpte170m', matrix: 'smpte170m', fullRange },
  });
}

const isRgb = ({ format }: VideoSample) => /^(RGB|BGR)/.test(format ?? '');

/** Firefox's decoder gives such frames. */
export async function convertRgbFrame(sample: VideoSample): Promise<VideoSample> {
  if (!isRgb(sample)) return sample;
  const { width, height } = sample.visibleRect;
  const rgba = new Uint8ClampedArray(sample.allocationSize({ format: 'RGBA' }));
  await sample.copyTo(rgba, { format: 'RGBA' });
  return replacePixels(sample, rgba, width, height);
}

function replacePixels(
  sample: VideoSample,
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): VideoSample {
  const { timestamp, duration } = sample;
  sample.close();
  return new VideoSample(toI420(rgba, width, height), {
    ...{ format: 'I420', codedWidth: width, codedHeight: height },
    ...{ timestamp, duration, colorSpace },
  });
}

/** ITU-R BT.709, in the range for television: light from 16 to 235, and half as many samples of color, around 128. */
export function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array<ArrayBuffer> {
  const colorWidth = (width + 1) >> 1;
  const colorBytes = colorWidth * ((height + 1) >> 1);
  const lightBytes = width * height;
  const bytes = new Uint8Array(lightBytes + 2 * colorBytes);
  let color = lightBytes;
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const pixel = y * width + x;
      // The last of an odd number stands for two.
      const right = x + 1 < width ? 1 : 0;
      const below = y + 1 < height ? width : 0;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (const one of [pixel, pixel + right, pixel + below, pixel + right + below]) {
        const [r, g, b] = [rgba[4 * one] ?? 0, rgba[4 * one + 1] ?? 0, rgba[4 * one + 2] ?? 0];
        red += r;
        green += g;
        blue += b;
        bytes[one] = 16.5 + 0.182_586 * r + 0.614_231 * g + 0.062_007 * b;
      }
      bytes[color] = 128.5 + (-0.100_644 * red - 0.338_572 * green + 0.439_216 * blue) / 4;
      bytes[color + colorBytes] = 128.5 + (0.439_216 * red - 0.398_942 * green - 0.040_274 * blue) / 4;
      color += 1;
    }
  return bytes;
}
