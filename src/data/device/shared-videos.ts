import { takeSharedVideosMessage } from '#src/config/request-kinds.ts';

/** The worker is running: it has just redirected to this page. */
const timeoutMs = 5000;

/**
 * Takes the videos that another app shared with the installed one; the service worker hands them out once. Never rejects.
 *
 * @returns none where the worker has ended since, or belongs to an earlier release
 */
export async function takeSharedVideos(): Promise<File[]> {
  const worker = globalThis.navigator.serviceWorker?.controller;
  if (!worker) return [];
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<File[]>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<File[]>) => resolve(data));
    port1.start();
    setTimeout(resolve, timeoutMs, []);
  });
  worker.postMessage(takeSharedVideosMessage, [port2]);
  return answer.finally(() => port1.close());
}
