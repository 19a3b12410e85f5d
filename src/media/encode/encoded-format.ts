import type { SourceVideo } from '../source-video.ts';

/** The format of encoded frames: H.264, High profile, square pixels, a keyframe every two seconds. */
export interface EncodedFormat {
  /** Before rotation, even numbers. */
  readonly width: number;
  readonly height: number;
  readonly frameRate: number;
  /** Bits per second. */
  readonly bitrate: number;
}

/** The format for a video, in its own size or in less. @param maxShorterSide of the picture as it is shown */
export function getEncodedFormat(
  { width, height, rotation, frameRate }: SourceVideo,
  bitrate: number,
  maxShorterSide = Infinity,
): EncodedFormat {
  const scale = Math.min(1, maxShorterSide / Math.min(width, height));
  const toEven = (side: number) => 2 * Math.max(1, Math.round((side * scale) / 2));
  const [storedWidth, storedHeight] = rotation % 180 === 0 ? [width, height] : [height, width];
  return { width: toEven(storedWidth), height: toEven(storedHeight), frameRate, bitrate };
}

/** Seconds. */
export const keyframeInterval = 2;

/** ITU-T H.264, table A-1: macroblocks per frame and per second; a macroblock is a square of 16 pixels. */
const levels = [
  { level: 31, perFrame: 3600, perSecond: 108_000 },
  { level: 32, perFrame: 5120, perSecond: 216_000 },
  { level: 40, perFrame: 8192, perSecond: 245_760 },
  { level: 42, perFrame: 8704, perSecond: 522_240 },
  { level: 50, perFrame: 22_080, perSecond: 589_824 },
  { level: 51, perFrame: 36_864, perSecond: 983_040 },
  { level: 52, perFrame: 36_864, perSecond: 2_073_600 },
  { level: 62, perFrame: 139_264, perSecond: 16_711_680 },
];
const highestLevel = 62;

/** The configuration of the browser's encoder. */
export function toEncoderConfig({ width, height, frameRate, bitrate }: EncodedFormat): VideoEncoderConfig {
  const size = Math.ceil(width / 16) * Math.ceil(height / 16);
  const fitting = levels.find(({ perFrame, perSecond }) => size <= perFrame && size * frameRate <= perSecond);
  const level = (fitting?.level ?? highestLevel).toString(16);
  return {
    codec: `avc1.6400${level}`,
    ...{ width, height, displayWidth: width, displayHeight: height },
    ...{ framerate: frameRate, bitrate },
    // Firefox 153 writes broken parameter sets outside of the stream.
    avc: { format: 'annexb' },
  };
}
