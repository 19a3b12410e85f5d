import type { Socket } from 'node:net';
import type { Engine } from '../engine.ts';
import type { GrpcServer } from './grpc-server.ts';

/** Starts gRPC on the first HTTP/2 connection, because loading it takes as long as everything else together. */
export class LazyGrpcServer {
  readonly #engine: Engine;
  readonly #log: (text: string) => void;
  #server: Promise<GrpcServer> | undefined;

  constructor(engine: Engine, log: (text: string) => void) {
    this.#engine = engine;
    this.#log = log;
  }

  /** Serves a connection that speaks HTTP/2. */
  acceptConnection(socket: Socket): void {
    this.#server ??= this.#start();
    this.#server
      .then((server) => {
        if (!socket.destroyed) server.acceptConnection(socket);
      })
      .catch((error: unknown) => {
        this.#log(`gRPC server failed to start: ${String(error)}`);
        socket.destroy();
      });
  }

  /** Cancels every call. */
  async close(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    server?.close();
  }

  async #start(): Promise<GrpcServer> {
    const { GrpcServer } = await import('./grpc-server.ts');
    return new GrpcServer(this.#engine, this.#log);
  }
}
