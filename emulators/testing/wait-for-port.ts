import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const host = '127.0.0.1';

/** Finds an unused port of 127.0.0.1. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Waits until something accepts connections on a port.
 *
 * @throws the reason of `signal` when it is aborted, or Error after the timeout
 */
export async function waitForPort(port: number, signal: AbortSignal, timeoutMs = 20_000): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await acceptsConnections(port))) {
    signal.throwIfAborted();
    if (performance.now() > deadline)
      throw new Error(`nothing listens on port ${port} after ${timeoutMs} ms`);
    await pause(10);
  }
}
