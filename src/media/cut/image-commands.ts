import type { SourceVideo } from '../source-video.ts';
import { buildSeekArgs } from './cut-commands.ts';

/** Width of a preview, and longer side of a thumbnail. */
export const previewPixels = 160;
export const thumbnailPixels = 640;

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
    ...['-vf', buildScaleFilter(`${previewPixels}/(iw*sar)`), '-q:v', '4', '-f', 'image2'],
    // Computing optimal tables hangs on some HEVC files.
    ...['-c:v', 'mjpeg', '-huffman', 'default', output],
  ];
}

/** The command that extracts one frame as a PNG, upright, with square pixels, and never enlarged. */
export function buildThumbnailCommand(
  source: SourceVideo,
  input: string,
  frame: number,
  output: string,
): string[] {
  const scale = `min(1,${thumbnailPixels}/max(iw*sar,ih))`;
  return [
    ...[...buildSeekArgs(source, frame), '-i', input, '-map', `0:v:${source.video.index}`],
    ...['-frames:v', '1', '-vf', buildScaleFilter(scale), ...buildPngArgs('mixed'), output],
  ];
}

/** In order of quality. Four colors, the fewest of `palettegen`, take at most two bits per pixel: 103 KB. */
export const paletteSizes: readonly number[] = [256, 128, 96, 64, 32, 16, 8, 4];

/** The command that reduces the colors of a PNG. */
export function buildPaletteCommand(input: string, colors: number, output: string): string[] {
  const palette = `palettegen=max_colors=${colors}:reserve_transparent=0:stats_mode=single`;
  return [
    ...['-f', 'png_pipe', '-i', input],
    ...['-vf', `split[a][b];[a]${palette}[p];[b][p]paletteuse=dither=none`, ...buildPngArgs('none'), output],
  ];
}

function buildPngArgs(prediction: 'none' | 'mixed'): string[] {
  return ['-c:v', 'png', '-compression_level', '9', '-pred', prediction, '-f', 'image2'];
}

/** Scales by a factor and makes pixels square. ffmpeg knows their shape even if only the stream states it. */
function buildScaleFilter(factor: string): string {
  return `scale=w='round(iw*sar*${factor})':h='round(ih*${factor})',setsar=1`;
}
