import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSourceVideo } from '#tests/support/factories/source-video.ts';
import { OutOfSpaceError, ProcessingFailedError } from './errors.ts';
import type { ReplyMessage, RequestMessage } from './worker/protocol.ts';
import { createMediaClient, type MediaWorker } from './create-media-client.ts';

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
  /** The ids of the requests that reached it. */
  get ids() {
    return this.received.flatMap((message) => ('id' in message ? [message.id] : []));
  }
}

function setUp() {
  const workers: TestWorker[] = [];
  const workshop = createMediaClient(() => {
    workers.push(new TestWorker());
    return workers.at(-1) as TestWorker;
  });
  const worker = (place = 0) => workers[place] as TestWorker;
  return { workshop, workers, worker };
}

const file = new File([], 'ride.mp4');
const source = buildSourceVideo();

describe('UPL-05 the workshop', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('answers reach the one who asked, and events on the way', async () => {
    const { workshop, worker } = setUp();
    const heard: number[] = [];
    const job = { source, range: { first: 0, count: 1 }, folder: 'f' };
    const asked = workshop.request('trim', job, { onEvent: (event) => heard.push(event) });
    const [id = 0] = worker().ids;
    worker().reply({ type: 'event', id, event: 0.5 });
    worker().reply({ type: 'event', id: id + 7, event: 0.9 });
    worker().reply({ type: 'done', id, result: 'made' });
    await expect(asked).resolves.toBe('made');
    expect(heard).toEqual([0.5]);
  });

  test('requests are worked on one after the other by one worker', async () => {
    const { workshop, workers, worker } = setUp();
    const first = workshop.request('probe', { file });
    const second = workshop.request('probe', { file });
    expect(worker().ids).toEqual([1]);
    worker().reply({ type: 'done', id: 1, result: 'one' });
    expect(worker().ids).toEqual([1, 2]);
    worker().reply({ type: 'done', id: 2, result: 'two' });
    await expect(Promise.all([first, second])).resolves.toEqual(['one', 'two']);
    expect(workers).toHaveLength(1);
  });

  test('a failure arrives as an error of its class, and the next request is worked on', async () => {
    const { workshop, worker } = setUp();
    const failing = workshop.request('probe', { file });
    const next = workshop.request('probe', { file });
    worker().reply({ type: 'failed', id: 1, error: { name: 'OutOfSpaceError', message: 'full' } });
    await expect(failing).rejects.toEqual(new OutOfSpaceError('full'));
    await expect(failing).rejects.toBeInstanceOf(OutOfSpaceError);
    worker().reply({ type: 'done', id: 2, result: 'fine' });
    await expect(next).resolves.toBe('fine');
  });

  test('giving up what is under way ends the worker; what waited goes to a new one, with the compiled core', async () => {
    const { workshop, worker } = setUp();
    const giveUp = new AbortController();
    const given = workshop.request('probe', { file }, { signal: giveUp.signal });
    const waiting = workshop.request('probe', { file });
    const compiledModule = new WebAssembly.Module(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]));
    worker().reply({ type: 'compiled', compiledModule });
    giveUp.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().isTerminated).toBe(true);
    expect(worker(1).received[0]).toEqual({ type: 'warm-up', compiledModule });
    expect(worker(1).ids).toEqual([2]);
    worker().reply({ type: 'done', id: 2, result: 'too late, from the ended one' });
    worker(1).reply({ type: 'done', id: 2, result: 'in time' });
    await expect(waiting).resolves.toBe('in time');
  });

  test('giving up what waits leaves the worker alone', async () => {
    const { workshop, worker } = setUp();
    const giveUp = new AbortController();
    const working = workshop.request('probe', { file });
    const given = workshop.request('probe', { file }, { signal: giveUp.signal });
    giveUp.abort();
    await expect(given).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker().isTerminated).toBe(false);
    worker().reply({ type: 'done', id: 1, result: 'done' });
    await expect(working).resolves.toBe('done');
    expect(worker().ids).toEqual([1]);
  });

  test('a signal that aborted before keeps the request from being made', async () => {
    const { workshop, workers } = setUp();
    await expect(workshop.request('probe', { file }, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(workers).toHaveLength(0);
  });

  test('a worker that is silent for a minute is ended; one that says it lives is not', async () => {
    const { workshop, worker } = setUp();
    const asked = workshop.request('probe', { file });
    const outcome = asked.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50_000);
    worker().reply({ type: 'alive' });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(worker().isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(worker().isTerminated).toBe(true);
    expect(await outcome).toBeInstanceOf(ProcessingFailedError);
  });

  test('a worker that breaks fails what it was doing, and only that', async () => {
    const { workshop, worker } = setUp();
    const broken = workshop.request('probe', { file });
    const next = workshop.request('probe', { file });
    worker().onerror?.(new ErrorEvent('error', { message: 'syntax' }));
    await expect(broken).rejects.toBeInstanceOf(ProcessingFailedError);
    worker(1).reply({ type: 'done', id: 2, result: 'fine' });
    await expect(next).resolves.toBe('fine');
  });

  test('the core is loaded ahead once', () => {
    const { workshop, worker } = setUp();
    workshop.preload();
    expect(worker().received).toEqual([{ type: 'warm-up', compiledModule: null }]);
  });
});
