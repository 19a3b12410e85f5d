/// <reference lib="webworker" />
import { estimateTrim } from './estimate-trim.ts';
import { serializeError } from './serialize-error.ts';
import { extractPreviews, extractThumbnail } from './extract-images.ts';
import type { ReplyMessage, RequestType, RequestMessage, MediaRequests } from './protocol.ts';
import { readSource } from './read-source.ts';
import { CommandFailedError } from './run-command.ts';
import { trimVideo } from './trim-video.ts';
import { createFfmpegLoader } from './ffmpeg-loader.ts';

declare const self: DedicatedWorkerGlobalScope;

type RequestHandler<K extends RequestType> = (
  params: MediaRequests[K]['params'],
  tell: (event: MediaRequests[K]['event']) => void,
) => Promise<MediaRequests[K]['result']>;

const postReply = (message: ReplyMessage) => self.postMessage(message);
const ffmpegLoader = createFfmpegLoader((compiledModule) => postReply({ type: 'compiled', compiledModule }));

const handlers: { [K in RequestType]: RequestHandler<K> } = {
  probe: ({ file }) => readSource(file),
  preview: async ({ source, times }, tell) => {
    await extractPreviews(await ffmpegLoader.load(), source, times, tell);
    return null;
  },
  estimate: async ({ source, range }) => estimateTrim(await ffmpegLoader.load(), source, range),
  trim: (job, tell) => trimVideo(ffmpegLoader, job, tell),
  thumbnail: async ({ source, frame }) => extractThumbnail(await ffmpegLoader.load(), source, frame),
};

setInterval(() => postReply({ type: 'alive' }), 10_000);

self.onmessage = ({ data }: MessageEvent<RequestMessage>) => {
  if (data.type === 'warm-up') ffmpegLoader.preload(data.compiledModule);
  else void handleRequest(data.type, data.id, data.params);
};

async function handleRequest<K extends RequestType>(kind: K, id: number, params: MediaRequests[K]['params']) {
  try {
    const result = await handlers[kind](params, (event) => postReply({ type: 'event', id, event }));
    postReply({ type: 'done', id, result });
  } catch (cause) {
    // A core that failed may have kept memory or files open: the next request starts with a fresh one.
    if (cause instanceof CommandFailedError) ffmpegLoader.discard();
    postReply({ type: 'failed', id, error: serializeError(cause) });
  }
}
