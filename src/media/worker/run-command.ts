import type { FfmpegCore } from './core-module.ts';

/** A failed ffmpeg command; `log` has the last lines of its output. */
export class CommandFailedError extends Error {
  override readonly name = 'CommandFailedError';
  readonly log: readonly string[];

  constructor(message: string, log: readonly string[]) {
    super(`${message}\n${log.join('\n')}`);
    this.log = log;
  }
}

export interface RunOptions {
  /** Called with the seconds of video written so far. */
  readonly onTime?: (seconds: number) => void;
  readonly timeoutSeconds?: number;
}

const maxLogLines = 30;

/**
 * Runs a command synchronously, which blocks the worker's thread.
 *
 * @throws CommandFailedError when the command fails, times out, or crashes the core
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
    // Out of memory or a trap: the caller discards the core.
    throw new CommandFailedError(`The core crashed: ${String(cause)}`, log);
  }
  const { ret } = core;
  core.reset();
  if (ret !== 0) throw new CommandFailedError(`The command exited with code ${ret}.`, log);
}
