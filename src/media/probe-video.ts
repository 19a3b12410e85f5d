import { ProcessingFailedError, TruncatedFileError, UnsupportedFileError } from './errors.ts';
import type { SourceVideo } from './source-video.ts';
import type { ProbeReply, ProbeRequest } from './worker/probe-worker.ts';

const timeoutMs = 60_000;
const errorClasses = { UnsupportedFileError, TruncatedFileError, ProcessingFailedError };

let worker: Worker | null = null;
let nextId = 1;

function getWorker(): Worker {
  worker ??= new Worker(new URL('./worker/probe-worker.ts', import.meta.url), {
    type: 'module',
    name: 'probe',
  });
  return worker;
}

/**
 * Reads the index of an MP4 or MOV file, not its media data: duration, size, rotation, tracks and frame times.
 *
 * @throws UnsupportedFileError when the file is not a video or its codec cannot be decoded
 * @throws TruncatedFileError when the file was cut off and no frame of it can be used
 * @throws ProcessingFailedError when reading fails
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function probeVideo(file: File, signal?: AbortSignal): Promise<SourceVideo> {
  signal?.throwIfAborted();
  const id = nextId++;
  const probeWorker = getWorker();
  const ended = new AbortController();
  try {
    return await new Promise<SourceVideo>((resolve, reject) => {
      const listenerOptions = { signal: ended.signal };
      const fail = (message: string) => {
        worker = null;
        probeWorker.terminate();
        reject(new ProcessingFailedError(message));
      };
      const handleReply = ({ data }: MessageEvent<ProbeReply>) => {
        if (data.id !== id) return;
        if ('source' in data) resolve(data.source);
        else reject(new errorClasses[data.errorName](data.message));
      };
      probeWorker.addEventListener('message', handleReply, listenerOptions);
      probeWorker.addEventListener(
        'error',
        ({ message }) => fail(`The worker failed: ${message}`),
        listenerOptions,
      );
      signal?.addEventListener('abort', () => reject(signal.reason as Error), listenerOptions);
      const timer = setTimeout(() => fail('Reading the index took too long.'), timeoutMs);
      ended.signal.addEventListener('abort', () => clearTimeout(timer));
      probeWorker.postMessage({ id, file } satisfies ProbeRequest);
    });
  } finally {
    ended.abort();
  }
}
