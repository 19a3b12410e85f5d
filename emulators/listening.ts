import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that listens. */
export interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Opens a server's port; closing it hangs up on whoever is still connected.
 *
 * @param address port 0 takes any free one
 * @throws Error when the port is taken
 */
export async function listen(
  server: Server,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
