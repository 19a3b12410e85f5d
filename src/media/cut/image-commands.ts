import type { SourceVideo } from '../source-video.ts';
import { buildSeekArgs } from './commands.ts';

/** Widths of preview frames and thumbnails, in pixels. */
const previewWidth = 160;

/** The command that takes the frame shown at a time as a small JPEG. */
export function buildPreviewCommand(
  source: SourceVideo,
  input: string,
  time: number,
  output: string,
): string[] {
  const near = ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', Math.max(0, time).toFixed(6)];
  return [
    ...[...near, '-i', input, '-map', `0:v:${source.video.index}`, '-frames:v', '1'],
    ...['-vf', `scale=${previewWidth}:-2`, '-q:v', '4', '-f', 'image2', '-c:v', 'mjpeg', output],
  ];
}

export type ThumbnailSize = { readonly width: number; readonly colors: 'all' | 256 };

/** Ways to draw a thumbnail, the best one first: each takes fewer bytes than the one before. */
export const thumbnailSizes: readonly ThumbnailSize[] = [
  { width: 640, colors: 'all' },
  { width: 640, colors: 256 },
  { width: 480, colors: 256 },
  { width: 320, colors: 256 },
  { width: 200, colors: 256 },
];

/** The command that takes one frame as a PNG, upright and never larger than it is. */
export function buildThumbnailCommand(
  source: SourceVideo,
  input: string,
  frame: number,
  { width, colors }: ThumbnailSize,
  output: string,
): string[] {
  const scale = `scale='min(${width},iw)':-2`;
  const palette = 'split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=dither=none';
  return [
    ...[...buildSeekArgs(source, frame), '-i', input, '-map', `0:v:${source.video.index}`],
    ...['-frames:v', '1', '-vf', colors === 'all' ? scale : `${scale},${palette}`],
    ...['-c:v', 'png', '-compression_level', '9', '-pred', 'mixed', '-f', 'image2', output],
  ];
}
