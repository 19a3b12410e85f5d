/// <reference lib="webworker" />
import { fileErrors } from '../errors.ts';
import type { SourceVideo } from '../source-video.ts';
import { readSource } from './read-source.ts';

/* Reads the index of a file off the main thread: it takes a quarter of a second for 40,000 frames. */

declare const self: DedicatedWorkerGlobalScope;

type ErrorName = keyof typeof fileErrors | 'ProcessingFailedError';

/** An error of a class of ours is sent as its name. */
export type ProbeReply =
  { readonly source: SourceVideo } | { readonly errorName: ErrorName; readonly message: string };

self.onmessage = async ({ data: file, ports: [port] }: MessageEvent<File>) => {
  const reply = await readSource(file).then(
    (source): ProbeReply => ({ source }),
    (cause: unknown): ProbeReply => ({ errorName: getErrorName(cause), message: String(cause) }),
  );
  port?.postMessage(reply);
};

function getErrorName(cause: unknown): ErrorName {
  const name = cause instanceof Error ? cause.name : '';
  return name in fileErrors ? (name as keyof typeof fileErrors) : 'ProcessingFailedError';
}
