import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const host = '127.0.0.1';

/** A port that nobody listens on at this moment. */
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
 * @param gaveUp aborts the wait with its reason
 * @throws the reason of `gaveUp`, or Error after `patience` milliseconds
 */
export async function waitForPort(port: number, gaveUp: AbortSignal, patience = 20_000): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await acceptsConnections(port))) {
    gaveUp.throwIfAborted();
    if (performance.now() > deadline) throw new Error(`nothing listens on port ${port} after ${patience} ms`);
    await pause(10);
  }
}
