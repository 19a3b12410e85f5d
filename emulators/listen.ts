import type { AddressInfo, Server } from 'node:net';

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens a server's port.
 *
 * @param address port 0 takes any free one
 * @param hangUp cuts off whoever is still connected when the port is closed
 * @throws Error when the port is taken
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
  hangUp: () => void,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        hangUp();
      }),
  };
}
