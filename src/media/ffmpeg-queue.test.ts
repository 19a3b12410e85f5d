import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DecodedFrame } from './cut/decoded-frames.ts';
import { ProcessingFailedError, StorageFullError } from './errors.ts';
import { createFfmpegQueue, type FfmpegInstance, type FfmpegJob } from './ffmpeg-queue.ts';

type Listener = (event: never) => void;

const emptyModule = new WebAssembly.Module(Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]));

/** Settles `exec` when the test says so; `terminate` rejects it, as in the FFmpeg class. */
class TestFfmpeg {
  isTerminated = false;
  config: unknown;
  readonly commands: string[][] = [];
  readonly listeners = new Map<string, Listener>();
  finish = (_code: number) => {};
  #fail = (_reason: unknown) => {};

  load = (config: unknown) => {
    this.config = config;
    return Promise.resolve(true);
  };
  exec = (args: string[]) => {
    this.commands.push(args);
    return new Promise<number>((resolve, reject) => {
      this.finish = resolve;
      this.#fail = reject;
    });
  };
  mount = () => Promise.resolve(true);
  unmount = () => Promise.resolve(true);
  on = (event: string, listener: Listener) => void this.listeners.set(event, listener);
  report = (event: string, data: object) => this.listeners.get(event)?.(data as never);
  trap = () => this.#fail('RuntimeError: memory access out of bounds');
  terminate = () => {
    this.isTerminated = true;
    this.#fail(new Error('called FFmpeg.terminate()'));
  };
}

function setUp(loadCore = () => Promise.resolve(emptyModule)) {
  const instances: TestFfmpeg[] = [];
  const queue = createFfmpegQueue({
    createFfmpeg() {
      const instance = new TestFfmpeg();
      instances.push(instance);
      return instance as unknown as FfmpegInstance;
    },
    loadCore,
    workerUrl: '/worker.js',
  });
  const runCommand = (name: string, signal?: AbortSignal) =>
    queue.run((ffmpeg: FfmpegJob) => ffmpeg.exec([name]), signal);
  /** Waits until a command runs. */
  const getRunning = async (index: number) => {
    await vi.waitFor(() => expect(instances[index]?.commands).toHaveLength(1));
    return instances[index] as TestFfmpeg;
  };
  return { queue, instances, runCommand, getRunning };
}

describe('UPL-05 ffmpeg queue', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  test('runs one job at a time in one worker with the compiled core', async () => {
    const { instances, runCommand, getRunning } = setUp();
    const jobs = [runCommand('first'), runCommand('second')];
    const ffmpeg = await getRunning(0);
    expect(ffmpeg.config).toEqual({ classWorkerURL: '/worker.js', compiledModule: emptyModule });
    ffmpeg.finish(0);
    await vi.waitFor(() => expect(ffmpeg.commands).toEqual([['first'], ['second']]));
    ffmpeg.finish(0);
    await Promise.all(jobs);
    expect(instances.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  });

  test('replaces a worker that has run many commands', async () => {
    const { instances, runCommand } = setUp();
    for (let count = 1; count <= 14; count += 1) {
      const job = runCommand('short');
      const getCommands = () => instances.flatMap(({ commands }) => commands);
      await vi.waitFor(() => expect(getCommands()).toHaveLength(count));
      instances.findLast(({ commands }) => commands.length > 0)?.finish(0);
      await job;
    }
    expect(instances.map(({ commands }) => commands.length)).toEqual([13, 1]);
    expect(instances.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('ends a worker that has written files, whose memory it would keep', async () => {
    const { queue, instances, runCommand, getRunning } = setUp();
    const writing = queue.run(async (ffmpeg) => {
      await ffmpeg.mount({ files: [new File([], 'ride.mov')], outputs: ['ride.mp4'] });
      await ffmpeg.exec(['cut']);
    });
    const first = await getRunning(0);
    first.finish(0);
    await writing;
    expect(first.isTerminated).toBe(true);
    const next = runCommand('next');
    (await getRunning(1)).finish(0);
    await next;
    expect(instances.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  test('rejects at once and ends the worker when the signal of the running job aborts', async () => {
    const { runCommand, getRunning } = setUp();
    const controller = new AbortController();
    const aborted = runCommand('first', controller.signal);
    const next = runCommand('second');
    const first = await getRunning(0);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(first.isTerminated).toBe(true);
    (await getRunning(1)).finish(0);
    await expect(next).resolves.toBeUndefined();
  });

  test('leaves the running job alone when the signal of a queued one aborts', async () => {
    const { runCommand, getRunning } = setUp();
    const controller = new AbortController();
    const running = runCommand('first');
    const queued = runCommand('second', controller.signal);
    const first = await getRunning(0);
    controller.abort();
    await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
    expect(first.isTerminated).toBe(false);
    first.finish(0);
    await running;
  });

  test('names a full device and other failures with the end of the log', async () => {
    const { runCommand, getRunning } = setUp();
    const full = runCommand('first');
    const broken = runCommand('second');
    const first = await getRunning(0);
    first.report('log', { message: 'Error writing trailer: No space left on device' });
    first.finish(1);
    await expect(full).rejects.toBeInstanceOf(StorageFullError);
    const second = await getRunning(1);
    second.report('log', { message: 'moov atom not found' });
    second.finish(1);
    await expect(broken).rejects.toThrow(/code 1[^]*moov atom not found/);
    await expect(broken).rejects.toBeInstanceOf(ProcessingFailedError);
  });

  test('fails the job of a core that traps and runs the next one', async () => {
    const { runCommand, getRunning } = setUp();
    const broken = runCommand('first');
    const next = runCommand('second');
    (await getRunning(0)).trap();
    await expect(broken).rejects.toThrow(/memory access out of bounds/);
    (await getRunning(1)).finish(0);
    await expect(next).resolves.toBeUndefined();
  });

  test('ends a worker that is silent for a minute', async () => {
    const { runCommand, getRunning } = setUp();
    const outcome = runCommand('first').catch((error: unknown) => error);
    const first = await getRunning(0);
    await vi.advanceTimersByTimeAsync(50_000);
    first.report('progress', { time: 1e6 });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(first.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.isTerminated).toBe(true);
    expect(await outcome).toBeInstanceOf(ProcessingFailedError);
  });

  test('ends a command after its timeout, whatever it reports, and drops absurd times', async () => {
    const { queue, getRunning } = setUp();
    const times: number[] = [];
    const outcome = queue
      .run((ffmpeg) => ffmpeg.exec(['hangs'], { timeoutSeconds: 20, onTime: (time) => times.push(time) }))
      .catch((error: unknown) => error);
    const instance = await getRunning(0);
    await vi.advanceTimersByTimeAsync(15_000);
    for (const time of [-9.2e18, 2.5e6, 9.2e18]) instance.report('progress', { time });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toBeInstanceOf(ProcessingFailedError);
    expect(times).toEqual([2.5]);
  });

  test('says which frame the log calls damaged', async () => {
    const { queue, getRunning } = setUp();
    const frames: DecodedFrame[] = [];
    const job = queue.run((ffmpeg) => ffmpeg.exec(['cut'], { onFrame: (frame) => frames.push(frame) }));
    const instance = await getRunning(0);
    for (const message of [
      '[Parsed_showinfo_0 @ 0x1] n: 0 pts_time:0 pos: 10 fmt',
      '[h264 @ 0x2] error while decoding MB 1 2, bytestream -5',
      '[h264 @ 0x2] concealing 30 DC, 30 AC, 30 MV errors in P frame',
      '[Parsed_showinfo_0 @ 0x1] n: 1 pts_time:1 pos: 20 fmt',
      '[Parsed_showinfo_0 @ 0x1] n: 2 pts_time:2 pos: 30 fmt',
    ])
      instance.report('log', { message });
    instance.finish(0);
    await job;
    expect(frames.map(({ offset, isConcealed }) => [offset, isConcealed])).toEqual([
      [10, false],
      [20, true],
      [30, false],
    ]);
  });

  test('loads the core again after a failed download', async () => {
    const loadCore = vi
      .fn<() => Promise<WebAssembly.Module>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(emptyModule);
    const { queue, runCommand, getRunning } = setUp(loadCore);
    queue.preload();
    await vi.advanceTimersByTimeAsync(0);
    const job = runCommand('first');
    (await getRunning(0)).finish(0);
    await expect(job).resolves.toBeUndefined();
    expect(loadCore).toHaveBeenCalledTimes(2);
  });
});
