import {
  buildPaletteCommand,
  buildPreviewCommand,
  buildThumbnailCommand,
  paletteSizes,
} from './cut/image-commands.ts';
import { ProcessingFailedError } from './errors.ts';
import { ffmpegQueue } from './ffmpeg.ts';
import type { PreviewFrame } from './results.ts';
import type { SourceVideo } from './source-video.ts';
import { inputPath } from './work-files.ts';

const maxThumbnailBytes = 200_000;
/** Seeking in damaged files can take very long. */
const imageTimeoutSeconds = 20;

/**
 * Extracts preview frames with ffmpeg, for videos that the browser cannot play. A frame that fails is left out.
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
  const remaining = [...times.entries()];
  let failure: unknown;
  let extractedCount = 0;
  while (remaining.length > 0) {
    const remainingCount = remaining.length;
    try {
      await ffmpegQueue.run(async (ffmpeg) => {
        await ffmpeg.mount({ files: [source.file] });
        for (let next = remaining.shift(); next; next = remaining.shift()) {
          const [index, time] = next;
          const output = `/preview-${index}.jpg`;
          await ffmpeg.exec(buildPreviewCommand(source, inputPath, time, output), {
            timeoutSeconds: imageTimeoutSeconds,
          });
          const image = new Blob([await ffmpeg.readFile(output)], { type: 'image/jpeg' });
          extractedCount += 1;
          onFrame({ index, image });
        }
      }, signal);
    } catch (cause) {
      signal.throwIfAborted();
      // Not even the first of them was tried.
      if (remaining.length === remainingCount) throw cause;
      failure = cause;
    }
  }
  if (extractedCount === 0 && times.length > 0)
    throw new ProcessingFailedError('No preview frame could be extracted.', { cause: failure });
}

/** Extracts one frame with ffmpeg as a PNG of at most 640 pixels. @throws ProcessingFailedError */
export function extractFrame(source: SourceVideo, frame: number, signal: AbortSignal): Promise<Blob> {
  const output = '/frame.png';
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [source.file] });
    await ffmpeg.exec(buildThumbnailCommand(source, inputPath, frame, output), {
      timeoutSeconds: imageTimeoutSeconds,
    });
    return new Blob([await ffmpeg.readFile(output)], { type: 'image/png' });
  }, signal);
}

/** Reduces the colors of a PNG of at most 640 pixels until it has at most 200 KB. @throws ProcessingFailedError */
export async function limitFileSize(image: Blob, signal: AbortSignal): Promise<Blob> {
  if (image.size <= maxThumbnailBytes) return image;
  return ffmpegQueue.run(async (ffmpeg) => {
    await ffmpeg.mount({ files: [new File([image], 'frame.png')] });
    for (const colors of paletteSizes) {
      const output = `/colors-${colors}.png`;
      await ffmpeg.exec(buildPaletteCommand(inputPath, colors, output), {
        timeoutSeconds: imageTimeoutSeconds,
      });
      const reduced = new Blob([await ffmpeg.readFile(output)], { type: 'image/png' });
      if (reduced.size <= maxThumbnailBytes) return reduced;
    }
    throw new ProcessingFailedError('The thumbnail exceeds the size limit.');
  }, signal);
}
