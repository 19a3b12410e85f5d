import { buildPreviewCommand, buildThumbnailCommand, thumbnailSizes } from '../cut/image-commands.ts';
import { ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame } from '../results.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInputFile, workDirectory } from './ffmpeg-loader.ts';

/** Storage and pages are spared larger thumbnails. */
const maxThumbnailBytes = 200_000;
/** Some files make a decoder search for very long; a picture is not worth that. Seconds. */
const imageTimeoutSeconds = 20;

/**
 * Takes small pictures for the trim bar with ffmpeg, for videos that the browser itself does not play; each is
 * handed over as soon as it is there.
 *
 * @throws ProcessingFailedError when none could be taken
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
        onFrame({ index, image: takeImage(core, output, 'image/jpeg') });
      } catch (cause) {
        failures.push(cause);
      }
    }
  });
  if (times.length > 0 && failures.length === times.length) {
    throw new ProcessingFailedError('No picture could be taken of this video.', { cause: failures[0] });
  }
}

/**
 * Draws one frame as a PNG at most 640 pixels wide and 200 KB large.
 *
 * @throws ProcessingFailedError when even its smallest form is larger than that, which no picture has been
 */
export async function extractThumbnail(core: FfmpegCore, source: SourceVideo, frame: number): Promise<Blob> {
  return withInputFile(core, source.file, (input) => {
    const output = `${workDirectory}/thumbnail.png`;
    for (const size of thumbnailSizes) {
      runCommand(core, buildThumbnailCommand(source, input, frame, size, output), {
        timeoutSeconds: imageTimeoutSeconds,
      });
      const image = takeImage(core, output, 'image/png');
      if (image.size <= maxThumbnailBytes) return image;
    }
    throw new ProcessingFailedError('The thumbnail came out too large.');
  });
}

/** Takes a file out of ffmpeg's memory. */
function takeImage(core: FfmpegCore, path: string, type: string): Blob {
  if (!core.FS.analyzePath(path).exists) throw new ProcessingFailedError('ffmpeg made no picture.');
  const image = new Blob([core.FS.readFile(path)], { type });
  core.FS.unlink(path);
  return image;
}
