import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/source-video.ts';
import { OutOfSpaceError, ProcessingFailedError } from './errors.ts';
import type { ReplyMessage, RequestMessage } from './worker/protocol.ts';
import { createMediaClient, type MediaWorker } from './media-client.ts';

class TestWorker implements MediaWorker {
  onmessage: MediaWorker['onmessage'] = null;
  onerror: MediaWorker['onerror'] = null;
  received: RequestMessage[] = [];
  isTerminated = false;

  postMessage(message: RequestMessage) {
    this.received.push(message);
  }
  terminate() {
    this.isTerminated = true;
  }
  reply(data: ReplyMessage) {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
  /** The ids of the received requests. */
  get ids() {
    return this.received.flatMap((message) => ('id' in message ? [message.id] : []));
  }
}

function setUp() {
  const workers: TestWorker[] = [];
  const client = createMediaClient(() => {
    workers.push(new TestWorker());
    return workers.at(-1) as TestWorker;
  });
  const worker = (index = 0) => workers[index] as TestWorker;
  return { client, workers, worker };
}

const file = new File([], 'ride.mp4');
const source = buildSourceVideo();

describe('UPL-05 media client', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('delivers events and the result of a request', async () => {
    const { client, worker } = setUp();
    const events: number[] = [];
    const job = { source, range: { first: 0, count: 1 }, folder: 'f' };
    const request = client.request('trim', job, { onEvent: (event) => events.push(event) });
    const [id = 0] = worker().ids;
    worker().reply({ type: 'event', id, event: 0.5 });
    worker().reply({ type: 'event', id: id + 7, event: 0.9 });
    worker().reply({ type: 'done', id, result: 'made' });
    await expect(request).resolves.toBe('made');
    expect(events).toEqual([0.5]);
  });

  test('sends one request at a time to one worker', async () => {
    const { client, workers, worker } = setUp();
    const first = client.request('probe', { file });
    const second = client.request('probe', { file });
    expect(worker().ids).toEqual([1]);
    worker().reply({ type: 'done', id: 1, result: 'one' });
    expect(worker().ids).toEqual([1, 2]);
    worker().reply({ type: 'done', id: 2, result: 'two' });
    await expect(Promise.all([first, second])).resolves.toEqual(['one', 'two']);
    expect(workers).toHaveLength(1);
  });

  test('rejects with an error of the reported class and sends the next request', async () => {
    const { client, worker } = setUp();
    const failing = client.request('probe', { file });
    const next = client.request('probe', { file });
    worker().reply({ type: 'error', id: 1, error: { name: 'OutOfSpaceError', message: 'full' } });
    await expect(failing).rejects.toEqual(new OutOfSpaceError('full'));
    await expect(failing).rejects.toBeInstanceOf(OutOfSpaceError);
    worker().reply({ type: 'done', id: 2, result: 'fine' });
    await expect(next).resolves.toBe('fine');
  });

  test('terminates the worker of an aborted request; a new one gets the compiled core and the queue', async () => {
    const { client, worker } = setUp();
    const controller = new AbortController();
    const aborted = client.request('probe', { file }, { signal: controller.signal });
    const queued = client.request('probe', { file });
    const compiledModule = new WebAssembly.Module(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]));
    worker().reply({ type: 'core-compiled', compiledModule });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().isTerminated).toBe(true);
    expect(worker(1).received[0]).toEqual({ type: 'preload', compiledModule });
    expect(worker(1).ids).toEqual([2]);
    worker().reply({ type: 'done', id: 2, result: 'late, from the terminated worker' });
    worker(1).reply({ type: 'done', id: 2, result: 'in time' });
    await expect(queued).resolves.toBe('in time');
  });

  test('removes an aborted request from the queue without terminating the worker', async () => {
    const { client, worker } = setUp();
    const controller = new AbortController();
    const running = client.request('probe', { file });
    const aborted = client.request('probe', { file }, { signal: controller.signal });
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().isTerminated).toBe(false);
    worker().reply({ type: 'done', id: 1, result: 'done' });
    await expect(running).resolves.toBe('done');
    expect(worker().ids).toEqual([1]);
  });

  test('rejects without starting a worker when the signal is already aborted', async () => {
    const { client, workers } = setUp();
    await expect(client.request('probe', { file }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(workers).toHaveLength(0);
  });

  test('terminates a worker that sends no message for a minute', async () => {
    const { client, worker } = setUp();
    const outcome = client.request('probe', { file }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_000);
    worker().reply({ type: 'heartbeat' });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(worker().isTerminated).toBe(true);
    expect(await outcome).toBeInstanceOf(ProcessingFailedError);
  });

  test('rejects only the current request when the worker crashes', async () => {
    const { client, worker } = setUp();
    const broken = client.request('probe', { file });
    const next = client.request('probe', { file });
    worker().onerror?.(new ErrorEvent('error', { message: 'syntax' }));
    await expect(broken).rejects.toBeInstanceOf(ProcessingFailedError);
    worker(1).reply({ type: 'done', id: 2, result: 'fine' });
    await expect(next).resolves.toBe('fine');
  });

  test('preloads the core', () => {
    const { client, worker } = setUp();
    client.preload();
    expect(worker().received).toEqual([{ type: 'preload', compiledModule: null }]);
  });
});
