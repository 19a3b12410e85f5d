/** The file cannot be read as a video here: it is broken, or its codec is one that nothing here can decode. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/** Reading, cutting or converting failed although the file looked right. `cause` says where. */
export class ProcessingFailedError extends Error {
  override readonly name = 'ProcessingFailedError';
}

/** The device has no room left for the trimmed video. */
export class OutOfSpaceError extends Error {
  override readonly name = 'OutOfSpaceError';
}
