import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort, waitForPort } from './wait-for-port.ts';

/** A server in a process of its own. */
export interface ChildServer<Child extends ChildProcess = ChildProcess> {
  readonly child: Child;
  /** Where it listens on 127.0.0.1. */
  readonly port: number;
  /** Kills it and waits until it is gone. */
  stop(): Promise<void>;
}

/**
 * Starts a server on a free port and waits until it accepts connections.
 *
 * @throws Error with what it wrote to stderr, when it ends before that
 */
export async function startChildServer<Child extends ChildProcess>(
  start: (port: number) => Child,
): Promise<ChildServer<Child>> {
  const port = await findFreePort();
  const child = start(port);
  const gaveUp = new AbortController();
  let said = '';
  const listen = (text: Buffer) => (said += text.toString());
  child.stderr?.on('data', listen);
  const ended = once(child, 'close').then(() => gaveUp.abort(new Error(`the server ended:\n${said}`)));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  try {
    await waitForPort(port, gaveUp.signal);
  } catch (error) {
    await stop();
    throw error;
  }
  // Taken off the pipe all the same: a full one would stop the server.
  child.stderr?.off('data', listen).resume();
  return { child, port, stop };
}
