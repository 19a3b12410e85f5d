/// <reference lib="webworker" />
import { getErrorMessage } from '#src/lib/log.ts';
import { TruncatedFileError, UnsupportedFileError } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import { readSource } from './read-source.ts';

/*
 * Reads the index of a file off the main thread: it takes a quarter of a second for 40,000 frames. An error of a class
 * of ours is sent as its name.
 */

declare const self: DedicatedWorkerGlobalScope;

export interface ProbeRequest {
  readonly id: number;
  readonly file: File;
}

type ErrorName = 'UnsupportedFileError' | 'TruncatedFileError' | 'ProcessingFailedError';

export type ProbeReply =
  | { readonly id: number; readonly source: SourceVideo }
  | { readonly id: number; readonly errorName: ErrorName; readonly message: string };

self.onmessage = async ({ data: { id, file } }: MessageEvent<ProbeRequest>) => {
  const reply = (message: ProbeReply) => self.postMessage(message);
  try {
    reply({ id, source: await readSource(file) });
  } catch (cause) {
    reply({ id, errorName: getErrorName(cause), message: getErrorMessage(cause) });
  }
};

function getErrorName(cause: unknown): ErrorName {
  if (cause instanceof TruncatedFileError) return 'TruncatedFileError';
  return cause instanceof UnsupportedFileError ? 'UnsupportedFileError' : 'ProcessingFailedError';
}
