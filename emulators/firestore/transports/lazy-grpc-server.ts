import type { Socket } from 'node:net';
import type { Engine } from '../engine.ts';
import type { GrpcServer } from './grpc-server.ts';

/** Makes gRPC ready when the first HTTP/2 connection comes: loading it takes as long as all the rest together. */
export class LazyGrpcServer {
  readonly #engine: Engine;
  readonly #log: (text: string) => void;
  #server: Promise<GrpcServer> | undefined;

  constructor(engine: Engine, report: (text: string) => void) {
    this.#engine = engine;
    this.#log = report;
  }

  /** Takes over a connection that speaks HTTP/2. */
  acceptConnection(socket: Socket): void {
    this.#server ??= this.#start();
    this.#server
      .then((server) => {
        if (!socket.destroyed) server.acceptConnection(socket);
      })
      .catch((error: unknown) => {
        this.#log(`gRPC could not be made ready: ${String(error)}`);
        socket.destroy();
      });
  }

  /** Cuts every call. */
  async close(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    server?.close();
  }

  async #start(): Promise<GrpcServer> {
    const { GrpcServer } = await import('./grpc-server.ts');
    return new GrpcServer(this.#engine, this.#log);
  }
}
