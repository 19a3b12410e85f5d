/// <reference lib="webworker" />
import { estimateTrim } from './estimate-trim.ts';
import { describeFailure } from './failure.ts';
import { makePreviews, makeThumbnail } from './make-pictures.ts';
import type { ReplyMessage, RequestKind, RequestMessage, Requests } from './protocol.ts';
import { readSource } from './read-source.ts';
import { CommandFailedError } from './run-command.ts';
import { trimVideo } from './trim-video.ts';
import { createWorkbench } from './workbench.ts';

declare const self: DedicatedWorkerGlobalScope;

type Handler<K extends RequestKind> = (
  params: Requests[K]['params'],
  tell: (event: Requests[K]['event']) => void,
) => Promise<Requests[K]['result']>;

const send = (message: ReplyMessage) => self.postMessage(message);
const workbench = createWorkbench((compiled) => send({ kind: 'compiled', compiled }));

const handlers: { [K in RequestKind]: Handler<K> } = {
  probe: ({ file }) => readSource(file),
  preview: async ({ source, times }, tell) => {
    await makePreviews(await workbench.core(), source, times, tell);
    return null;
  },
  estimate: async ({ source, range }) => estimateTrim(await workbench.core(), source, range),
  trim: (job, tell) => trimVideo(workbench, job, tell),
  thumbnail: async ({ source, frame }) => makeThumbnail(await workbench.core(), source, frame),
};

setInterval(() => send({ kind: 'alive' }), 10_000);

self.onmessage = ({ data }: MessageEvent<RequestMessage>) => {
  if (data.kind === 'warm-up') workbench.warmUp(data.compiled);
  else void answer(data.kind, data.id, data.params);
};

async function answer<K extends RequestKind>(kind: K, id: number, params: Requests[K]['params']) {
  try {
    const result = await handlers[kind](params, (event) => send({ kind: 'event', id, event }));
    send({ kind: 'done', id, result });
  } catch (cause) {
    // A core that failed may have kept memory or files open: the next request starts with a fresh one.
    if (cause instanceof CommandFailedError) workbench.discard();
    send({ kind: 'failed', id, failure: describeFailure(cause) });
  }
}
