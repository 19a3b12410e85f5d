import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort, waitForPort } from './wait-for-port.ts';

/** A server in a child process. */
export interface ChildServer<Child extends ChildProcess = ChildProcess> {
  readonly child: Child;
  /** Its port on 127.0.0.1. */
  readonly port: number;
  /** Kills the process and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port and waits until it accepts connections.
 *
 * @param timeoutMs how long it may take
 * @throws Error with its command and the text of stderr when it exits or takes longer
 */
export async function startChildServer<Child extends ChildProcess>(
  spawnServer: (port: number) => Child,
  timeoutMs = 20_000,
): Promise<ChildServer<Child>> {
  const port = await findFreePort();
  const child = spawnServer(port);
  const abort = new AbortController();
  let stderrText = '';
  const collect = (text: Buffer) => (stderrText += text.toString());
  child.stderr?.on('data', collect);
  const exited = once(child, 'close').then(() => abort.abort(new Error('the server exited')));
  const stop = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  try {
    await waitForPort(port, abort.signal, timeoutMs);
  } catch (error) {
    await stop();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${child.spawnargs.join(' ')}: ${reason}\n${stderrText}`, { cause: error });
  }
  // A full pipe would block the server, so its output must still be read.
  child.stderr?.off('data', collect).resume();
  return { child, port, stop };
}
