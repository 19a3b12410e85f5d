import type { FFFSType, FFmpeg } from '@ffmpeg/ffmpeg';
import { getErrorMessage } from '#src/lib/log.ts';
import { isDamageReport, parseDecodedFrame, type DecodedFrame } from './cut/decoded-frames.ts';
import { FfmpegLoadError, toProcessingError } from './errors.ts';
import { workDirectory, type LoadConfig, type WorkFiles } from './work-files.ts';

/** The part of the FFmpeg class that is used, so that tests can replace it. */
export type FfmpegInstance = Pick<
  FFmpeg,
  'load' | 'exec' | 'mount' | 'unmount' | 'readFile' | 'writeFile' | 'on' | 'terminate'
>;

export interface CommandOptions {
  /** Called with the seconds of video written so far. */
  readonly onTime?: (seconds: number) => void;
  /** Called with each frame that `reportFilter` names. */
  readonly onFrame?: (frame: DecodedFrame) => void;
  /** Without it, a command may run as long as it reports progress. */
  readonly timeoutSeconds?: number;
}

/** What a job does with ffmpeg. Each rejects with ProcessingFailedError or StorageFullError. */
export interface FfmpegJob {
  /**
   * Mounts the source as `inputPath`, and new OPFS files, in `workDirectory`. When the job ends, the files are written to
   * the device and closed.
   *
   * @returns whether outputs are in OPFS; otherwise they are in memory and end with the job
   */
  mount(files: WorkFiles): Promise<boolean>;
  exec(args: readonly string[], options?: CommandOptions): Promise<void>;
  writeFile(path: string, content: string | Uint8Array): Promise<unknown>;
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
}

interface Dependencies {
  readonly createFfmpeg: () => FfmpegInstance;
  readonly loadCore: () => Promise<WebAssembly.Module>;
  readonly workerUrl: string;
}

/** ffmpeg reports something every half second: one that is silent for this long hangs. */
const maxSilenceMs = 60_000;
/** ffmpeg sometimes reports a time of centuries. */
const maxTimeSeconds = 1e6;
const maxLogLines = 30;

/** A core leaks stack with every command. */
const maxReusedCommands = 12;

/**
 * Runs one job at a time. A worker is replaced when its job fails or is aborted, since only its end stops a command and a
 * failed one leaves the core in an undefined state, before its core has used up its stack, and when it has written files,
 * which takes memory that a core never gives back: 150 MB for 1080p, 350 MB for 4K.
 */
export function createFfmpegQueue({ createFfmpeg, loadCore, workerUrl }: Dependencies) {
  let spare: Promise<StartedFfmpeg> | null = null;
  let previousJob: Promise<unknown> = Promise.resolve();

  async function start(): Promise<StartedFfmpeg> {
    const config: LoadConfig = { classWorkerURL: workerUrl, compiledModule: await loadCore() };
    const ffmpeg = createFfmpeg();
    // `load` never settles if the worker's script is missing; `terminate` rejects it.
    const timer = setTimeout(() => ffmpeg.terminate(), maxSilenceMs);
    await ffmpeg.load(config).finally(() => clearTimeout(timer));
    return { ffmpeg, job: createJob(ffmpeg) };
  }

  function preload(): void {
    spare ??= start();
    spare.catch(() => (spare = null));
  }

  async function runJob<Result>(
    work: (job: FfmpegJob) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    signal?.throwIfAborted();
    const started = spare ?? start();
    spare = null;
    const { ffmpeg, job } = await started.catch((cause: unknown) => {
      throw new FfmpegLoadError(`ffmpeg did not start: ${getErrorMessage(cause)}`, { cause });
    });
    const handleAbort = () => ffmpeg.terminate();
    signal?.addEventListener('abort', handleAbort);
    try {
      signal?.throwIfAborted();
      const result = await work(job);
      await job.unmount();
      if (job.isReusable && !signal?.aborted) spare = started;
      return result;
    } finally {
      signal?.removeEventListener('abort', handleAbort);
      if (!spare) ffmpeg.terminate();
      preload();
    }
  }

  return {
    preload,
    /** @throws the reason of the signal, at once, when it aborts */
    run<Result>(work: (job: FfmpegJob) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      const job = previousJob.then(() => runJob(work, signal));
      previousJob = job.catch(() => undefined);
      return signal ? Promise.race([job, rejectOnAbort(signal, job)]) : job;
    },
  };
}

function rejectOnAbort(signal: AbortSignal, job: Promise<unknown>): Promise<never> {
  return new Promise((_resolve, reject) => {
    const handleAbort = () => reject(signal.reason as Error);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    void job.catch(() => undefined).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}

interface StartedFfmpeg {
  readonly ffmpeg: FfmpegInstance;
  readonly job: FfmpegJob & { readonly isReusable: boolean; unmount(): Promise<unknown> };
}

function createJob(ffmpeg: FfmpegInstance): StartedFfmpeg['job'] {
  let commandCount = 0;
  let hasOutputs = false;
  let log: string[] = [];
  let handleActivity: (seconds?: number) => void = () => undefined;
  let handleFrame: CommandOptions['onFrame'];
  let isConcealed = false;
  ffmpeg.on('log', ({ message }) => {
    for (const line of message.split('[Parsed_')) {
      isConcealed ||= isDamageReport(line);
      const frame = parseDecodedFrame(line);
      if (!frame) continue;
      handleFrame?.({ ...frame, isConcealed });
      isConcealed = false;
    }
    if (!message.includes('showinfo')) log.push(message);
    if (log.length > maxLogLines) log.shift();
    handleActivity();
  });
  ffmpeg.on('progress', ({ time }) => handleActivity(time / 1e6));

  const fail = (cause: unknown): never => {
    throw toProcessingError(`${getErrorMessage(cause)}\n${log.join('\n')}`, { cause });
  };

  return {
    get isReusable() {
      return commandCount <= maxReusedCommands && !hasOutputs;
    },
    mount(files) {
      hasOutputs = files.outputs !== undefined;
      // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- importing the enum would load the whole client
      return ffmpeg.mount('WORKERFS' as FFFSType, files, workDirectory).catch(fail);
    },
    unmount: () => ffmpeg.unmount(workDirectory).catch(fail),
    writeFile: (path, content) => ffmpeg.writeFile(path, content).catch(fail),
    readFile: (path) => ffmpeg.readFile(path).catch(fail) as Promise<Uint8Array<ArrayBuffer>>,
    async exec(args, { onTime, onFrame, timeoutSeconds } = {}) {
      log = [];
      isConcealed = false;
      handleFrame = onFrame;
      commandCount += 1;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => ffmpeg.terminate(), milliseconds);
      };
      limit(timeoutSeconds === undefined ? maxSilenceMs : timeoutSeconds * 1000);
      handleActivity = (seconds) => {
        if (timeoutSeconds === undefined) limit(maxSilenceMs);
        if (seconds !== undefined && seconds >= 0 && seconds < maxTimeSeconds) onTime?.(seconds);
      };
      try {
        const code = await ffmpeg.exec([...args]);
        if (code !== 0) throw new Error(`The command exited with code ${code}.`);
      } catch (cause) {
        fail(cause);
      } finally {
        clearTimeout(timer);
        handleActivity = () => undefined;
      }
    },
  };
}
