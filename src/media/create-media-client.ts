import { OutOfSpaceError, ProcessingFailedError, UnsupportedFileError } from './errors.ts';
import type {
  SerializedError,
  ReplyMessage,
  RequestType,
  RequestMessage,
  MediaRequests,
} from './worker/protocol.ts';

/** What the workshop needs of a worker; tests hand in one of their own. */
export type MediaWorker = {
  postMessage(message: RequestMessage): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type RequestOptions<K extends RequestType> = {
  readonly onEvent?: (event: MediaRequests[K]['event']) => void;
  readonly signal?: AbortSignal | undefined;
};

export type MediaClient = {
  /** Loads the ffmpeg core ahead of the first request that needs it. */
  preload(): void;
  /**
   * Asks the worker for something. Requests are answered one after the other; what is under way is given up by
   * ending the worker, since ffmpeg hears nothing while it works, and the next request gets a new one.
   *
   * @throws UnsupportedFileError, OutOfSpaceError, ProcessingFailedError as the worker reports them
   * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
   */
  request<K extends RequestType>(
    kind: K,
    params: MediaRequests[K]['params'],
    options?: RequestOptions<K>,
  ): Promise<MediaRequests[K]['result']>;
};

type PendingRequest = {
  readonly message: Extract<RequestMessage, { id: number }>;
  readonly onEvent: (event: unknown) => void;
  readonly settle: (outcome: { result: unknown } | { error: Error }) => void;
};

/** ffmpeg says something every half second; when it is silent for this long, it hangs. Milliseconds. */
const workerTimeoutMs = 60_000;

const errorClasses = { UnsupportedFileError, OutOfSpaceError, ProcessingFailedError };

function toError({ name, message }: SerializedError): Error {
  return new errorClasses[name](message);
}

/** @param hire starts a worker; called again after each one that was ended */
export function createMediaClient(hire: () => MediaWorker): MediaClient {
  let worker: MediaWorker | null = null;
  let compiledModule: WebAssembly.Module | null = null;
  let current: PendingRequest | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const waiting: PendingRequest[] = [];

  function theWorker(): MediaWorker {
    if (worker) return worker;
    const hired = hire();
    hired.onmessage = ({ data }) => hear(data);
    hired.onerror = (event) => giveUp(new ProcessingFailedError(`The media worker broke: ${event.message}`));
    if (compiledModule) hired.postMessage({ type: 'warm-up', compiledModule });
    worker = hired;
    return hired;
  }

  function hear(message: ReplyMessage): void {
    if (message.type === 'compiled') compiledModule = message.compiledModule;
    else if (message.type === 'alive') listen();
    else if (message.id === current?.message.id) {
      listen();
      if (message.type === 'event') current.onEvent(message.event);
      else if (message.type === 'done') finish({ result: message.result });
      else finish({ error: toError(message.error) });
    }
  }

  /** Ends the worker and what it was doing. */
  function giveUp(error: Error): void {
    if (worker) {
      // What it said before it ended may still be on its way.
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    }
    worker = null;
    finish({ error });
  }

  function listen(): void {
    clearTimeout(silence);
    if (current)
      silence = setTimeout(
        () => giveUp(new ProcessingFailedError('The media worker hangs.')),
        workerTimeoutMs,
      );
  }

  function finish(outcome: { result: unknown } | { error: Error }): void {
    clearTimeout(silence);
    const done = current;
    current = null;
    done?.settle(outcome);
    next();
  }

  function next(): void {
    if (current) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    listen();
    theWorker().postMessage(current.message);
  }

  function drop(job: PendingRequest, reason: Error): void {
    if (job === current) giveUp(reason);
    else if (waiting.includes(job)) {
      waiting.splice(waiting.indexOf(job), 1);
      job.settle({ error: reason });
    }
  }

  return {
    preload: () => {
      if (!compiledModule) theWorker().postMessage({ type: 'warm-up', compiledModule: null });
    },
    request(type, params, { onEvent, signal } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const onAbort = () => drop(job, signal?.reason as Error);
        const job: PendingRequest = {
          message: { type, id: nextId++, params } as PendingRequest['message'],
          onEvent: (event) => onEvent?.(event as never),
          settle: (outcome) => {
            signal?.removeEventListener('abort', onAbort);
            if ('error' in outcome) reject(outcome.error);
            else resolve(outcome.result as never);
          },
        };
        signal?.addEventListener('abort', onAbort);
        waiting.push(job);
        next();
      });
    },
  };
}
