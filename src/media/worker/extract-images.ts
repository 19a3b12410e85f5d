import { buildPreviewCommand, buildThumbnailCommand, thumbnailSizes } from '../cut/image-commands.ts';
import { ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame } from '../results.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInputFile, workDirectory } from './ffmpeg-loader.ts';

const maxThumbnailBytes = 200_000;
/** Seeking in damaged files can take very long. */
const imageTimeoutSeconds = 20;

/**
 * Extracts preview frames with ffmpeg, for videos that the browser cannot play.
 *
 * @param times seconds
 * @throws ProcessingFailedError when no frame could be extracted
 */
export async function extractPreviews(
  core: FfmpegCore,
  source: SourceVideo,
  times: readonly number[],
  onFrame: (frame: PreviewFrame) => void,
): Promise<void> {
  const failures: unknown[] = [];
  await withInputFile(core, source.file, async (input) => {
    for (const [index, time] of times.entries()) {
      const output = `${workDirectory}/preview.jpg`;
      try {
        runCommand(core, buildPreviewCommand(source, input, time, output), {
          timeoutSeconds: imageTimeoutSeconds,
        });
        onFrame({ index, image: moveImage(core, output, 'image/jpeg') });
      } catch (cause) {
        failures.push(cause);
      }
    }
  });
  if (times.length > 0 && failures.length === times.length) {
    throw new ProcessingFailedError('No preview frame could be extracted.', { cause: failures[0] });
  }
}

/**
 * Extracts one frame as a PNG of at most 640 pixels width and 200 KB.
 *
 * @throws ProcessingFailedError when even the smallest size exceeds 200 KB, which has never been observed
 */
export async function extractThumbnail(core: FfmpegCore, source: SourceVideo, frame: number): Promise<Blob> {
  return withInputFile(core, source.file, (input) => {
    const output = `${workDirectory}/thumbnail.png`;
    for (const size of thumbnailSizes) {
      runCommand(core, buildThumbnailCommand(source, input, frame, size, output), {
        timeoutSeconds: imageTimeoutSeconds,
      });
      const image = moveImage(core, output, 'image/png');
      if (image.size <= maxThumbnailBytes) return image;
    }
    throw new ProcessingFailedError('The thumbnail exceeds the size limit.');
  });
}

/** Moves a file out of the core's in-memory file system. */
function moveImage(core: FfmpegCore, path: string, type: string): Blob {
  if (!core.FS.analyzePath(path).exists) throw new ProcessingFailedError('ffmpeg created no image.');
  const image = new Blob([core.FS.readFile(path)], { type });
  core.FS.unlink(path);
  return image;
}
