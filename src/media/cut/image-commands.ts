import type { SourceVideo } from '../source-video.ts';
import { pictureFilters } from './compare-pictures.ts';
import { buildSeekArgs, buildSelectFilters, getSeekTime } from './decoded-frames.ts';

/** Width of a preview, and longer side of a thumbnail. */
export const previewPixels = 160;
export const thumbnailPixels = 640;

/** A frame, and the one from which decoding has to start for it. */
export interface SoughtFrame {
  readonly frame: number;
  readonly start: number;
}

/** The command that extracts a small JPEG of the first frame that can be decoded from `start` on. */
export function buildPreviewCommand(
  source: SourceVideo,
  input: string,
  { frame, start }: SoughtFrame,
  output: string,
): string[] {
  const scale = buildScaleFilter(`${previewPixels}/(iw*sar)`);
  return [
    ...['-noaccurate_seek', ...buildSeekArgs(getSeekTime(source, frame, start)), '-i', input],
    ...['-map', `0:v:${source.video.index}`, '-frames:v', '1'],
    ...['-vf', [scale, ...buildToneMapping(source)].join(','), '-q:v', '4', '-f', 'image2'],
    // Computing optimal tables hangs on some HEVC files.
    ...['-c:v', 'mjpeg', '-huffman', 'default', output],
  ];
}

/** The command that extracts one frame as a PNG, upright, with square pixels, and never enlarged. */
export function buildThumbnailCommand(
  source: SourceVideo,
  input: string,
  frame: SoughtFrame,
  output: string,
): string[] {
  const scale = buildScaleFilter(`min(1,${thumbnailPixels}/max(iw*sar,ih))`);
  return [
    ...buildFrameArgs(source, input, frame, [scale, ...buildToneMapping(source)]),
    ...[...buildPngArgs('mixed'), output],
  ];
}

/** The command that makes a small gray picture of one frame, to compare it. */
export function buildPictureCommand(
  source: SourceVideo,
  input: string,
  frame: SoughtFrame,
  output: string,
): string[] {
  return ['-noautorotate', ...buildFrameArgs(source, input, frame, pictureFilters), '-f', 'rawvideo', output];
}

function buildFrameArgs(
  source: SourceVideo,
  input: string,
  { frame, start }: SoughtFrame,
  filters: readonly string[],
): string[] {
  const seekTime = getSeekTime(source, frame, start);
  const select = buildSelectFilters(source, { first: frame, count: 1 }, seekTime);
  return [
    ...(select ? ['-noaccurate_seek'] : []),
    ...[...buildSeekArgs(seekTime), '-i', input, '-map', `0:v:${source.video.index}`],
    ...['-frames:v', '1', '-vf', [...(select ?? []), ...filters].join(',')],
  ];
}

/** How the colors of a PNG are reduced. */
export interface Palette {
  readonly colors: number;
  /** Hides the bands of skies and hides, and takes more bytes. */
  readonly isDithered?: boolean;
}

/**
 * In order of quality, for one run each: footage has room for 256 colors. What is left is noise. Eight colors take at most
 * three bits per pixel: 154 KB.
 */
export const paletteRuns: readonly (readonly Palette[])[] = [
  [{ colors: 256, isDithered: true }, { colors: 256 }],
  [{ colors: 96 }, { colors: 32 }, { colors: 8 }],
];

/** The command that reduces the colors of a PNG, to one output for each palette. */
export function buildPaletteCommand(
  input: string,
  palettes: readonly Palette[],
  outputs: readonly string[],
): string[] {
  const filters = palettes.map(({ colors, isDithered }, index) => {
    const palette = `palettegen=max_colors=${colors}:reserve_transparent=0:stats_mode=single`;
    const dither = isDithered ? 'sierra2_4a' : 'none';
    return `[0:v]split[a${index}][b${index}];[a${index}]${palette}[p${index}];[b${index}][p${index}]paletteuse=dither=${dither}[o${index}]`;
  });
  const encoding = buildPngArgs('none');
  return [
    ...['-f', 'png_pipe', '-i', input, '-filter_complex', filters.join(';')],
    ...outputs.flatMap((output, index) => ['-map', `[o${index}]`, ...encoding, output]),
  ];
}

function buildPngArgs(prediction: 'none' | 'mixed'): string[] {
  return ['-c:v', 'png', '-compression_level', '9', '-pred', prediction, '-f', 'image2'];
}

/** Scales by a factor and makes pixels square. ffmpeg knows their shape even if only the stream states it. */
function buildScaleFilter(factor: string): string {
  return `scale=w='round(iw*sar*${factor})':h='round(ih*${factor})',setsar=1`;
}

/**
 * The filters that make the picture of HDR as bright as that of other videos: browsers show HDR in different ways. The
 * reference white of HDR is at 203 cd/m2 (ITU-R BT.2408).
 */
export function buildToneMapping({ video: { hdrTransfer } }: SourceVideo): string[] {
  if (!hdrTransfer) return [];
  return [
    `zscale=tin=${hdrTransfer}:min=bt2020nc:pin=bt2020:t=linear:npl=203`,
    ...['format=gbrpf32le', 'tonemap=hable', 'zscale=t=bt709:p=bt709'],
    // Brings colors that other videos do not have into range.
    ...['format=gbrp', 'zscale=m=bt709:r=tv', 'format=yuv420p'],
  ];
}
