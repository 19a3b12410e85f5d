import { OutOfSpaceError, ProcessingFailedError, UnsupportedFileError } from './errors.ts';
import type { Failure, ReplyMessage, RequestKind, RequestMessage, Requests } from './worker/protocol.ts';

/** What the workshop needs of a worker; tests hand in one of their own. */
export type MediaWorker = {
  postMessage(message: RequestMessage): void;
  terminate(): void;
  onmessage: ((message: MessageEvent<ReplyMessage>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
};

export type RequestOptions<K extends RequestKind> = {
  readonly onEvent?: (event: Requests[K]['event']) => void;
  readonly signal?: AbortSignal | undefined;
};

export type Workshop = {
  /** Loads the ffmpeg core ahead of the first request that needs it. */
  warmUp(): void;
  /**
   * Asks the worker for something. Requests are answered one after the other; what is under way is given up by
   * ending the worker, since ffmpeg hears nothing while it works, and the next request gets a new one.
   *
   * @throws UnsupportedFileError, OutOfSpaceError, ProcessingFailedError as the worker reports them
   * @throws DOMException 'AbortError' (or the signal's own reason) when the signal aborts
   */
  request<K extends RequestKind>(
    kind: K,
    params: Requests[K]['params'],
    options?: RequestOptions<K>,
  ): Promise<Requests[K]['result']>;
};

type Job = {
  readonly message: Extract<RequestMessage, { id: number }>;
  readonly onEvent: (event: unknown) => void;
  readonly settle: (outcome: { result: unknown } | { error: Error }) => void;
};

/** ffmpeg says something every half second; when it is silent for this long, it hangs. Milliseconds. */
const longestSilence = 60_000;

const failures = { UnsupportedFileError, OutOfSpaceError, ProcessingFailedError };

function errorFrom({ name, message }: Failure): Error {
  return new failures[name](message);
}

/** @param hire starts a worker; called again after each one that was ended */
export function createWorkshop(hire: () => MediaWorker): Workshop {
  let worker: MediaWorker | null = null;
  let compiled: WebAssembly.Module | null = null;
  let current: Job | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let nextId = 1;
  const waiting: Job[] = [];

  function theWorker(): MediaWorker {
    if (worker) return worker;
    const hired = hire();
    hired.onmessage = ({ data }) => hear(data);
    hired.onerror = (event) => giveUp(new ProcessingFailedError(`The media worker broke: ${event.message}`));
    if (compiled) hired.postMessage({ kind: 'warm-up', compiled });
    worker = hired;
    return hired;
  }

  function hear(message: ReplyMessage): void {
    if (message.kind === 'compiled') compiled = message.compiled;
    else if (message.kind === 'alive') listen();
    else if (message.id === current?.message.id) {
      listen();
      if (message.kind === 'event') current.onEvent(message.event);
      else if (message.kind === 'done') finish({ result: message.result });
      else finish({ error: errorFrom(message.failure) });
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
        longestSilence,
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

  function drop(job: Job, reason: Error): void {
    if (job === current) giveUp(reason);
    else if (waiting.includes(job)) {
      waiting.splice(waiting.indexOf(job), 1);
      job.settle({ error: reason });
    }
  }

  return {
    warmUp: () => {
      if (!compiled) theWorker().postMessage({ kind: 'warm-up', compiled: null });
    },
    request(kind, params, { onEvent, signal } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const onAbort = () => drop(job, signal?.reason as Error);
        const job: Job = {
          message: { kind, id: nextId++, params } as Job['message'],
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
