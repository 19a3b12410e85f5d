/** The file is not a readable video, or no decoder here supports its codec. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/** Reading, cutting or encoding a supported file failed; `cause` has the details. */
export class ProcessingFailedError extends Error {
  override readonly name = 'ProcessingFailedError';
}

/** The device has no space left for the trimmed video. */
export class OutOfSpaceError extends Error {
  override readonly name = 'OutOfSpaceError';
}
