import { previewCommand, thumbnailCommand, thumbnailSizes } from '../cut/picture-commands.ts';
import { ProcessingFailedError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import type { PreviewFrame } from '../results.ts';
import type { FfmpegCore } from './core-module.ts';
import { runCommand } from './run-command.ts';
import { withInput, workFolder } from './workbench.ts';

/** Storage and pages are spared larger thumbnails. */
const mostThumbnailBytes = 200_000;
/** Some files make a decoder search for very long; a picture is not worth that. Seconds. */
const patience = 20;

/**
 * Takes small pictures for the trim bar with ffmpeg, for videos that the browser itself does not play; each is
 * handed over as soon as it is there.
 *
 * @throws ProcessingFailedError when none could be taken
 */
export async function makePreviews(
  core: FfmpegCore,
  source: SourceVideo,
  times: readonly number[],
  onFrame: (frame: PreviewFrame) => void,
): Promise<void> {
  const failures: unknown[] = [];
  await withInput(core, source.file, async (input) => {
    for (const [index, time] of times.entries()) {
      const output = `${workFolder}/preview.jpg`;
      try {
        runCommand(core, previewCommand(source, input, time, output), { timeout: patience });
        onFrame({ index, image: take(core, output, 'image/jpeg') });
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
export async function makeThumbnail(core: FfmpegCore, source: SourceVideo, frame: number): Promise<Blob> {
  return withInput(core, source.file, (input) => {
    const output = `${workFolder}/thumbnail.png`;
    for (const size of thumbnailSizes) {
      runCommand(core, thumbnailCommand(source, input, frame, size, output), { timeout: patience });
      const image = take(core, output, 'image/png');
      if (image.size <= mostThumbnailBytes) return image;
    }
    throw new ProcessingFailedError('The thumbnail came out too large.');
  });
}

/** Takes a file out of ffmpeg's memory. */
function take(core: FfmpegCore, path: string, type: string): Blob {
  if (!core.FS.analyzePath(path).exists) throw new ProcessingFailedError('ffmpeg made no picture.');
  const image = new Blob([core.FS.readFile(path)], { type });
  core.FS.unlink(path);
  return image;
}
