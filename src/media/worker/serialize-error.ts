import { getErrorMessage } from '#src/lib/error-message.ts';
import { OutOfSpaceError, UnsupportedFileError } from '../errors.ts';
import type { SerializedError } from './protocol.ts';

/** Prepares an error for the way to the page. What is not known by name is a failure of processing. */
export function serializeError(cause: unknown): SerializedError {
  const message = getErrorMessage(cause);
  if (cause instanceof UnsupportedFileError) return { name: 'UnsupportedFileError', message };
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  if (full || cause instanceof OutOfSpaceError) return { name: 'OutOfSpaceError', message };
  return { name: 'ProcessingFailedError', message };
}
