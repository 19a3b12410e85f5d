/** No decoder here supports the codec of the file, or it is not a readable video (the classes below). */
export class UnsupportedFileError extends Error {
  override readonly name: string = 'UnsupportedFileError';
}

/** The file is no MP4 or MOV, or has no picture, whatever its name says. */
export class NotVideoError extends UnsupportedFileError {
  override readonly name = 'NotVideoError';
}

/** The index of the file contradicts itself. */
export class CorruptFileError extends UnsupportedFileError {
  override readonly name = 'CorruptFileError';
}

/**
 * The file ends before its first frame or its index: a copy or a download of it was interrupted. A file of which frames
 * are left is not an error; its `SourceVideo.missingSeconds` is above 0.
 */
export class TruncatedFileError extends UnsupportedFileError {
  override readonly name = 'TruncatedFileError';
}

/** The times of the frames are damaged: they are stored in another order than they were filmed in. */
export class DisorderedFileError extends UnsupportedFileError {
  override readonly name = 'DisorderedFileError';
}

/** What `probeVideo` throws about a file. */
export const fileErrors = {
  ...{ UnsupportedFileError, NotVideoError, CorruptFileError },
  ...{ TruncatedFileError, DisorderedFileError },
};

/** Reading, cutting or encoding a supported file failed; the message ends with the last lines of ffmpeg's log. */
export class ProcessingFailedError extends Error {
  override readonly name: string = 'ProcessingFailedError';
}

/** Frames of a selection cannot be decoded, for longer than it would be noticed. */
export class DamagedVideoError extends ProcessingFailedError {
  override readonly name: string = 'DamagedVideoError';
  /** In the source. */
  readonly seconds: number;

  constructor(seconds: number) {
    super(`No frame can be decoded at ${seconds} s.`);
    this.seconds = seconds;
  }
}

/** Frames are decoded, but only in part. A browser decodes no more of them, and does not say so. */
export class PartlyDecodedError extends DamagedVideoError {
  override readonly name = 'PartlyDecodedError';
}

/** ffmpeg could not be downloaded or started. */
export class FfmpegLoadError extends ProcessingFailedError {
  override readonly name = 'FfmpegLoadError';
}

/** Without files on the device a clip has to fit into memory: this one is longer than that allows. */
export class TooLongForMemoryError extends Error {
  override readonly name = 'TooLongForMemoryError';
  readonly maxSeconds: number;

  constructor(maxSeconds: number) {
    super(`Without files on the device a clip of at most ${maxSeconds} seconds can be made.`);
    this.maxSeconds = maxSeconds;
  }
}

/** The device has no space left for the trimmed video. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

const noSpacePattern = /No space left on device|QuotaExceeded/;

/** The error of a worker, which sends its exceptions as text. */
export function toProcessingError(
  message: string,
  options?: ErrorOptions,
): ProcessingFailedError | StorageFullError {
  return noSpacePattern.test(message)
    ? new StorageFullError(message, options)
    : new ProcessingFailedError(message, options);
}
