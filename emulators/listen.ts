import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** A listening server. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * How long a connection without a request stays open, in ms. After Node's 5 s it is often closed just when a busy client
 * sends the next request on it, which then fails.
 */
export const keepAliveTimeoutMs = 65_000;

/**
 * Starts listening.
 *
 * @param address port 0 selects a free port
 * @param closeConnections closes the open connections when the server is closed
 * @throws Error when the port is in use
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  closeConnections: () => void,
): Promise<RunningServer> {
  if (server instanceof HttpServer) server.keepAliveTimeout = keepAliveTimeoutMs;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
}
