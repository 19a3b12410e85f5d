import { VideoSample } from 'mediabunny';

/*
 * Frames whose pixels are red, green and blue are converted here to what is published, BT.709: encoders of browsers convert
 * them in different ways, Firefox's to BT.601 and Chromium's to another range.
 */

/** Players take videos of at least this height for BT.709. */
const minHdHeight = 720;

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
  const colorSpace = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const;
  return new VideoSample(toI420(rgba, width, height), {
    ...{ format: 'I420', codedWidth: width, codedHeight: height },
    ...{ timestamp, duration, colorSpace },
  });
}

/** ITU-R BT.709, in the range for television: light from 16 to 235, and half as many samples of color, around 128. */
function toI420(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array<ArrayBuffer> {
  const colorWidth = (width + 1) >> 1;
  const colorBytes = colorWidth * ((height + 1) >> 1);
  const lightBytes = width * height;
  const bytes = new Uint8Array(lightBytes + 2 * colorBytes);
  const colors = new Float32Array(2 * colorBytes).fill(128.5);
  for (let y = 0; y < height; y += 1) {
    // The last of an odd number stands for two.
    const rowShare = y % 2 === 0 && y === height - 1 ? 0.5 : 0.25;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const red = rgba[4 * pixel] ?? 0;
      const green = rgba[4 * pixel + 1] ?? 0;
      const blue = rgba[4 * pixel + 2] ?? 0;
      bytes[pixel] = 16.5 + 0.182_586 * red + 0.614_231 * green + 0.062_007 * blue;
      const share = x % 2 === 0 && x === width - 1 ? 2 * rowShare : rowShare;
      const color = (y >> 1) * colorWidth + (x >> 1);
      colors[color] =
        (colors[color] ?? 0) + share * (-0.100_644 * red - 0.338_572 * green + 0.439_216 * blue);
      colors[colorBytes + color] =
        (colors[colorBytes + color] ?? 0) + share * (0.439_216 * red - 0.398_942 * green - 0.040_274 * blue);
    }
  }
  bytes.set(colors, lightBytes);
  return bytes;
}
