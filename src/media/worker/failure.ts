import { messageOf } from '#src/lib/message-of.ts';
import { OutOfSpaceError, UnsupportedFileError } from '../errors.ts';
import type { Failure } from './protocol.ts';

/** Prepares an error for the way to the page. What is not known by name is a failure of processing. */
export function describeFailure(cause: unknown): Failure {
  const message = messageOf(cause);
  if (cause instanceof UnsupportedFileError) return { name: 'UnsupportedFileError', message };
  const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  if (full || cause instanceof OutOfSpaceError) return { name: 'OutOfSpaceError', message };
  return { name: 'ProcessingFailedError', message };
}
