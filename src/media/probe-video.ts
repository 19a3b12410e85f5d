import { getErrorMessage } from '#src/lib/log.ts';
import { dropUnreadableSound } from './clip-sound.ts';
import { isDecodable } from './codecs.ts';
import { chooseEncoder } from './encode/choose-encoder.ts';
import { getConversionFormat } from './encode/convert-segment.ts';
import { fileErrors, ProcessingFailedError, UnsupportedFileError } from './errors.ts';
import type { SourceVideo } from './source-video.ts';
import type { ProbeReply } from './worker/probe-worker.ts';

const timeoutMs = 60_000;
const errorClasses = { ...fileErrors, ProcessingFailedError };

/** One for the page: the next file is read without loading the worker's code again. */
let worker: Worker | null = null;

/**
 * Reads the index of an MP4 or MOV file, not its media data: duration, size, rotation, tracks and frame times.
 * ffmpeg decodes a little of compressed sound that cannot be copied.
 *
 * @throws UnsupportedFileError when its codec cannot be decoded
 * @throws NotVideoError when the file is not a video
 * @throws CorruptFileError when its index is damaged
 * @throws TruncatedFileError when the file was cut off and no frame of it can be used
 * @throws DisorderedFileError when the times of its frames are damaged
 * @throws ProcessingFailedError when reading fails
 * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
 */
export async function probeVideo(file: File, signal?: AbortSignal): Promise<SourceVideo> {
  signal?.throwIfAborted();
  worker ??= new Worker(new URL('./worker/probe-worker.ts', import.meta.url), { type: 'module' });
  const probeWorker = worker;
  const reply = await askWorker(probeWorker, file, signal).catch((cause: unknown) => {
    signal?.throwIfAborted();
    probeWorker.terminate();
    worker = null;
    throw new ProcessingFailedError(`Reading the index failed: ${getErrorMessage(cause)}`, { cause });
  });
  if ('errorName' in reply) throw new errorClasses[reply.errorName](reply.message);
  const { source } = reply;
  if (!isDecodable(source.video.codec) && !(await canConvertInBrowser(source)))
    throw new UnsupportedFileError(`The codec '${source.video.codec}' is not supported.`);
  return dropUnreadableSound(source, signal);
}

async function canConvertInBrowser(source: SourceVideo): Promise<boolean> {
  const all = { first: 0, count: source.video.frameTimes.length };
  return (await chooseEncoder(source, getConversionFormat(source, all))) === 'browser';
}

function askWorker(probeWorker: Worker, file: File, signal?: AbortSignal): Promise<ProbeReply> {
  const { port1, port2 } = new MessageChannel();
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  return new Promise<ProbeReply>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<ProbeReply>) => resolve(data);
    limit.addEventListener('abort', () => reject(limit.reason as Error));
    const handleError = ({ message }: ErrorEvent) => reject(new Error(message));
    probeWorker.addEventListener('error', handleError, { signal: limit });
    probeWorker.postMessage(file, [port2]);
  }).finally(() => port1.close());
}
