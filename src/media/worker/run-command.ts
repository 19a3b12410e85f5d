import type { FfmpegCore } from './core-module.ts';

/** A command of ffmpeg's that did not do what it was asked; `log` holds what it said at the end. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
  readonly log: readonly string[];

  constructor(message: string, log: readonly string[]) {
    super(`${message}\n${log.join('\n')}`);
    this.log = log;
  }
}

export type RunOptions = {
  /** Seconds of video made so far. */
  readonly onTime?: (seconds: number) => void;
  /** Gives up after this many seconds. */
  readonly timeoutSeconds?: number;
};

const maxLogLines = 30;

/**
 * Runs one command to its end; the worker hears nothing meanwhile.
 *
 * @throws CommandFailedError when ffmpeg refuses, gives up, or breaks
 */
export function runCommand(core: FfmpegCore, args: readonly string[], options: RunOptions = {}): void {
  const log: string[] = [];
  core.setLogger(({ message }) => {
    log.push(message);
    if (log.length > maxLogLines) log.shift();
  });
  core.setProgress(({ time }) => options.onTime?.(time / 1e6));
  core.setTimeout(options.timeoutSeconds === undefined ? -1 : options.timeoutSeconds * 1000);
  try {
    core.exec(...args);
  } catch (cause) {
    // Out of memory, or a fault in the core: it has to be started afresh, which the caller does.
    throw new CommandFailedError(`The core broke: ${String(cause)}`, log);
  }
  const { ret } = core;
  core.reset();
  if (ret !== 0) throw new CommandFailedError(`The command returned ${ret}.`, log);
}
