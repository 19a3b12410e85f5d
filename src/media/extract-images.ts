import { findFrameAt } from '#src/domain/timeline.ts';
import type { PreviewFrame } from './capture-frames.ts';
import {
  buildPaletteCommand,
  buildPreviewCommand,
  buildThumbnailCommand,
  paletteRuns,
  previewPixels,
  thumbnailPixels,
} from './cut/image-commands.ts';
import { tryDrawFrames } from './encode/browser-codecs.ts';
import { FfmpegLoadError, ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg-client.ts';
import { findDecodingStart } from './frame-bytes.ts';
import { computeFittedSize } from './scale-photo.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

/** Photographs keep 256 colors. The web shows the light JPEG that is beside it (`scale-photo.ts`). */
const maxThumbnailBytes = 200_000;
/** Seeking in damaged files can take very long. */
const timeoutSeconds = 20;
const previewQuality = 0.8;
const outputPath = '/image';

/** Runs a command that reads `inputPath` and writes `paths`. @throws ProcessingFailedError */
function extractImages(
  file: File,
  args: readonly string[],
  paths: readonly string[],
  type: string,
  signal: AbortSignal,
): Promise<Blob[]> {
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [file] });
    await ffmpeg.exec(args, { timeoutSeconds });
    const images: Blob[] = [];
    for (const path of paths) images.push(new Blob([await ffmpeg.readFile(path)], { type }));
    return images;
  }, signal);
}

/** Runs a command that reads `inputPath` and writes `outputPath`. @throws ProcessingFailedError */
async function extractImage(
  file: File,
  args: readonly string[],
  type: string,
  signal: AbortSignal,
): Promise<Blob> {
  const [image = new Blob()] = await extractImages(file, args, [outputPath], type, signal);
  return image;
}

/**
 * Extracts preview frames of videos that a video element cannot play: by the browser's decoder where it has one, otherwise with ffmpeg. A frame that fails is left out.
 *
 * @param times seconds
 * @throws ProcessingFailedError when no frame could be extracted
 */
export async function extractPreviews(
  source: SourceVideo,
  times: readonly number[],
  onFrame: (frame: PreviewFrame) => void,
  signal: AbortSignal,
): Promise<void> {
  const timeline = { frameTimes: source.video.frameTimes, duration: source.duration };
  const frames = times.map((time) => findFrameAt(timeline, time));
  const height = Math.round((previewPixels * source.height) / source.width);
  const format = { width: previewPixels, height, type: 'image/jpeg', quality: previewQuality } as const;
  if (await tryDrawFrames(source, frames, format, { onFrame, signal })) return;
  let failure: unknown;
  let extractedCount = 0;
  for (const [index, frame] of frames.entries()) {
    try {
      const start = await findDecodingStart(source, frame);
      const args = buildPreviewCommand(source, inputPath, { frame, start }, outputPath);
      onFrame({ index, image: await extractImage(source.file, args, 'image/jpeg', signal) });
      extractedCount += 1;
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof FfmpegLoadError) throw cause;
      failure = cause;
    }
  }
  if (extractedCount === 0 && times.length > 0)
    throw new ProcessingFailedError('No preview frame could be extracted.', { cause: failure });
}

/** Extracts one frame as a PNG of at most 640 pixels, as `extractPreviews` does. @throws ProcessingFailedError */
export async function extractFrame(source: SourceVideo, frame: number, signal: AbortSignal): Promise<Blob> {
  const format = { ...computeFittedSize(source, thumbnailPixels), type: 'image/png' } as const;
  const images: Blob[] = [];
  const onFrame = (drawn: PreviewFrame) => images.push(drawn.image);
  const [image] = (await tryDrawFrames(source, [frame], format, { onFrame, signal })) ? images : [];
  if (image) return image;
  const start = await findDecodingStart(source, frame);
  const args = buildThumbnailCommand(source, inputPath, { frame, start }, outputPath);
  return extractImage(source.file, args, 'image/png', signal);
}

/** Reduces the colors of a PNG of at most 640 pixels if it has more than 200 KB. @throws ProcessingFailedError */
export async function limitFileSize(image: Blob, signal: AbortSignal): Promise<Blob> {
  if (image.size <= maxThumbnailBytes) return image;
  const file = new File([image], 'frame.png');
  let smallest = image;
  for (const palettes of paletteRuns) {
    const paths = palettes.map((_, index) => `${outputPath}${index}`);
    const args = buildPaletteCommand(inputPath, palettes, paths);
    const images = await extractImages(file, args, paths, 'image/png', signal);
    const fitting = images.find(({ size }) => size <= maxThumbnailBytes);
    if (fitting) return fitting;
    smallest = images.at(-1) ?? smallest;
  }
  return smallest;
}
