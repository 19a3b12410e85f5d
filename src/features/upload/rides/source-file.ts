import { formatTimecode } from '#src/lib/format.ts';
import {
  CorruptFileError,
  DamagedVideoError,
  DisorderedFileError,
  FfmpegLoadError,
  NotVideoError,
  StorageFullError,
  TooLongForMemoryError,
  TruncatedFileError,
  UnsupportedFileError,
} from '#src/media/errors.ts';
import type { TrimSession } from '#src/media/trim-session.ts';
import { copy } from '../copy.ts';

/** Specification, section 9. */
const extensions = ['mp4', 'mov'];

/** A video of a kind that the system does not know: when it is chosen, and in a form, as another app shares it. */
const unknownTypes = ['', 'application/octet-stream'];

/** A message if this is not a file to upload. */
export function validateFile({ name, type }: File): string | undefined {
  const dot = name.lastIndexOf('.');
  if (dot < 0 || dot === name.length - 1) return copy.file.noExtension;
  const isVideo = unknownTypes.includes(type) || type.startsWith('video/');
  const extension = name.slice(dot + 1).toLowerCase();
  return isVideo && extensions.includes(extension) ? undefined : copy.file.wrongFormat;
}

/** What every file that cannot be played says, and why where that is known. */
function getUnplayableMessage(error: UnsupportedFileError): string {
  const { unsupported, misnamed, corrupt } = copy.file;
  if (error instanceof NotVideoError) return `${unsupported} ${misnamed}`;
  return error instanceof CorruptFileError ? `${unsupported} ${corrupt}` : unsupported;
}

/** Why a video cannot be opened or cut. */
export function getFailureMessage(error: unknown): string {
  if (error instanceof DamagedVideoError) return copy.file.damaged(formatTimecode(error.seconds));
  if (error instanceof TruncatedFileError) return copy.device.truncated;
  if (error instanceof DisorderedFileError) return copy.file.disordered;
  if (error instanceof UnsupportedFileError) return getUnplayableMessage(error);
  if (error instanceof FfmpegLoadError) return copy.device.editorFailed;
  if (error instanceof TooLongForMemoryError) return copy.device.tooLongForMemory(error.maxSeconds);
  return error instanceof StorageFullError ? copy.device.full : copy.file.processingFailed;
}

/** Browsers do not read a file that was moved, deleted or changed after the choice. */
export const isReadable = (file: Blob): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** As `getFailureMessage`, for a file that may be gone. */
export const describeReadFailure = async (error: unknown, file: Blob): Promise<string> =>
  (await isReadable(file)) ? getFailureMessage(error) : copy.source.changed;

/** Reads only the file's index. @throws what `probeVideo` throws */
export async function openSource(file: File, signal: AbortSignal): Promise<TrimSession> {
  const [{ probeVideo }, { openTrimSession }] = await Promise.all([
    import('#src/media/probe-video.ts'),
    import('#src/media/trim-session.ts'),
  ]);
  const source = await probeVideo(file, signal);
  signal.throwIfAborted();
  return openTrimSession(source);
}
