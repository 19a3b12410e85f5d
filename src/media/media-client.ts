import { OutOfSpaceError, ProcessingFailedError, UnsupportedFileError } from './errors.ts';
import type {
  SerializedError,
  ReplyMessage,
  RequestType,
  RequestMessage,
  MediaRequests,
} from './worker/protocol.ts';

/** The part of `Worker` that the client uses, so that tests can replace it. */
export interface MediaWorker {
  postMessage(message: RequestMessage): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

export interface RequestOptions<K extends RequestType> {
  readonly onEvent?: (event: MediaRequests[K]['event']) => void;
  readonly signal?: AbortSignal | undefined;
}

export interface MediaClient {
  /** Loads the ffmpeg core ahead of the first request that needs it. */
  preload(): void;
  /**
   * Sends a request to the worker, which processes one at a time. ffmpeg blocks the worker's thread, so a running
   * request is aborted by terminating the worker; the next request starts a new one.
   *
   * @throws UnsupportedFileError, OutOfSpaceError, ProcessingFailedError as the worker reports them
   * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
   */
  request<K extends RequestType>(
    type: K,
    params: MediaRequests[K]['params'],
    options?: RequestOptions<K>,
  ): Promise<MediaRequests[K]['result']>;
}

type Outcome = { readonly result: unknown } | { readonly error: Error };

interface PendingRequest {
  readonly message: Extract<RequestMessage, { id: number }>;
  readonly onEvent: (event: unknown) => void;
  readonly settle: (outcome: Outcome) => void;
}

/** ffmpeg reports progress every half second, and an idle worker sends heartbeats: a silent worker hangs. */
const workerTimeoutMs = 60_000;

const errorClasses = { UnsupportedFileError, OutOfSpaceError, ProcessingFailedError };

function toError({ name, message }: SerializedError): Error {
  return new errorClasses[name](message);
}

/** @param spawnWorker called for the first request, and again after a worker was terminated */
export function createMediaClient(spawnWorker: () => MediaWorker): MediaClient {
  let worker: MediaWorker | null = null;
  let compiledModule: WebAssembly.Module | null = null;
  let current: PendingRequest | null = null;
  let watchdogTimer: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const queue: PendingRequest[] = [];

  function getWorker(): MediaWorker {
    if (worker) return worker;
    const spawned = spawnWorker();
    spawned.onmessage = ({ data }) => handleReply(data);
    spawned.onerror = (event) =>
      terminateWorker(new ProcessingFailedError(`The media worker crashed: ${event.message}`));
    if (compiledModule) spawned.postMessage({ type: 'preload', compiledModule });
    worker = spawned;
    return spawned;
  }

  function handleReply(message: ReplyMessage): void {
    if (message.type === 'core-compiled') compiledModule = message.compiledModule;
    else if (message.type === 'heartbeat') resetWatchdog();
    else if (message.id === current?.message.id) {
      resetWatchdog();
      if (message.type === 'event') current.onEvent(message.event);
      else if (message.type === 'done') settleCurrent({ result: message.result });
      else settleCurrent({ error: toError(message.error) });
    }
  }

  function terminateWorker(error: Error): void {
    if (worker) {
      // Messages sent before the termination may still arrive.
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    worker = null;
    settleCurrent({ error });
  }

  function resetWatchdog(): void {
    clearTimeout(watchdogTimer);
    if (current)
      watchdogTimer = setTimeout(
        () => terminateWorker(new ProcessingFailedError('The media worker does not respond.')),
        workerTimeoutMs,
      );
  }

  function settleCurrent(outcome: Outcome): void {
    clearTimeout(watchdogTimer);
    const settled = current;
    current = null;
    settled?.settle(outcome);
    sendNext();
  }

  function sendNext(): void {
    if (current) return;
    current = queue.shift() ?? null;
    if (!current) return;
    resetWatchdog();
    getWorker().postMessage(current.message);
  }

  function cancel(request: PendingRequest, reason: Error): void {
    if (request === current) terminateWorker(reason);
    else if (queue.includes(request)) {
      queue.splice(queue.indexOf(request), 1);
      request.settle({ error: reason });
    }
  }

  return {
    preload: () => {
      if (!compiledModule) getWorker().postMessage({ type: 'preload', compiledModule: null });
    },
    request(type, params, { onEvent, signal } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const handleAbort = () => cancel(request, signal?.reason as Error);
        const request: PendingRequest = {
          message: { type, id: nextId++, params } as PendingRequest['message'],
          onEvent: (event) => onEvent?.(event as never),
          settle: (outcome) => {
            signal?.removeEventListener('abort', handleAbort);
            if ('error' in outcome) reject(outcome.error);
            else resolve(outcome.result as never);
          },
        };
        signal?.addEventListener('abort', handleAbort);
        queue.push(request);
        sendNext();
      });
    },
  };
}

/** The client of this page; its worker starts with the first request. */
export const mediaClient = createMediaClient(
  () => new Worker(new URL('./worker/media-worker.ts', import.meta.url), { type: 'module', name: 'media' }),
);
