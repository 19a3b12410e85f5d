/** The file cannot be read as a video here: a broken file, or a codec that nothing in the browser can decode. */
export class UnsupportedFileError extends Error {
  override readonly name = 'UnsupportedFileError';
}

/** Reading, cutting or converting a video failed although the file looked right; a second try may succeed. */
export class ProcessingFailedError extends Error {
  override readonly name = 'ProcessingFailedError';
}
