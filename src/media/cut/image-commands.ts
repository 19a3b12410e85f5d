import type { SourceVideo } from '../source-video.ts';
import { buildSeekArgs } from './commands.ts';

const previewWidthPixels = 160;

/** The command that extracts a small JPEG near a time in seconds. */
export function buildPreviewCommand(
  source: SourceVideo,
  input: string,
  time: number,
  output: string,
): string[] {
  const seekArgs = ['-noaccurate_seek', '-seek_timestamp', '1', '-ss', Math.max(0, time).toFixed(6)];
  return [
    ...[...seekArgs, '-i', input, '-map', `0:v:${source.video.index}`, '-frames:v', '1'],
    ...['-vf', `scale=${previewWidthPixels}:-2`, '-q:v', '4', '-f', 'image2', '-c:v', 'mjpeg', output],
  ];
}

export interface ThumbnailSize {
  readonly width: number;
  readonly colors: 'all' | 256;
}

/** In order of quality; each takes fewer bytes than the one before. */
export const thumbnailSizes: readonly ThumbnailSize[] = [
  { width: 640, colors: 'all' },
  { width: 640, colors: 256 },
  { width: 480, colors: 256 },
  { width: 320, colors: 256 },
  { width: 200, colors: 256 },
];

/** The command that extracts one frame as a PNG, rotated upright and never enlarged. */
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
