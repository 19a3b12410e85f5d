/// <reference lib="webworker" />
import { getErrorMessage } from '#src/lib/log.ts';
import { OutOfSpaceError, UnsupportedFileError } from '../errors.ts';
import { estimateTrim } from './estimate-trim.ts';
import { extractPreviews, extractThumbnail } from './extract-images.ts';
import { createFfmpegLoader } from './ffmpeg-loader.ts';
import type {
  MediaRequests,
  ReplyMessage,
  RequestMessage,
  RequestType,
  SerializedError,
} from './protocol.ts';
import { readSource } from './read-source.ts';
import { CommandFailedError } from './run-command.ts';
import { trimVideo } from './trim-video.ts';

declare const self: DedicatedWorkerGlobalScope;

type RequestHandler<K extends RequestType> = (
  params: MediaRequests[K]['params'],
  emit: (event: MediaRequests[K]['event']) => void,
) => Promise<MediaRequests[K]['result']>;

const heartbeatIntervalMs = 10_000;

const postReply = (message: ReplyMessage) => self.postMessage(message);
const ffmpegLoader = createFfmpegLoader((compiledModule) =>
  postReply({ type: 'core-compiled', compiledModule }),
);

const handlers: { [K in RequestType]: RequestHandler<K> } = {
  probe: ({ file }) => readSource(file),
  preview: async ({ source, times }, emit) => {
    await extractPreviews(await ffmpegLoader.load(), source, times, emit);
    return null;
  },
  estimate: async ({ source, range }) => estimateTrim(await ffmpegLoader.load(), source, range),
  trim: (job, emit) => trimVideo(ffmpegLoader, job, emit),
  thumbnail: async ({ source, frame }) => extractThumbnail(await ffmpegLoader.load(), source, frame),
};

setInterval(() => postReply({ type: 'heartbeat' }), heartbeatIntervalMs);

self.onmessage = ({ data }: MessageEvent<RequestMessage>) => {
  if (data.type === 'preload') ffmpegLoader.preload(data.compiledModule);
  else void handleRequest(data.type, data.id, data.params);
};

async function handleRequest<K extends RequestType>(type: K, id: number, params: MediaRequests[K]['params']) {
  try {
    const result = await handlers[type](params, (event) => postReply({ type: 'event', id, event }));
    postReply({ type: 'done', id, result });
  } catch (cause) {
    // A core whose command failed may leak memory or open files: the next request starts a new one.
    if (cause instanceof CommandFailedError) ffmpegLoader.discard();
    postReply({ type: 'error', id, error: serializeError(cause) });
  }
}

function serializeError(cause: unknown): SerializedError {
  const message = getErrorMessage(cause);
  if (cause instanceof UnsupportedFileError) return { name: 'UnsupportedFileError', message };
  const isQuotaExceeded = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  if (isQuotaExceeded || cause instanceof OutOfSpaceError) return { name: 'OutOfSpaceError', message };
  return { name: 'ProcessingFailedError', message };
}
