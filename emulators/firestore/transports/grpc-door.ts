import type { Socket } from 'node:net';
import type { Engine } from '../engine.ts';
import type { GrpcServer } from './grpc.ts';

/** Makes gRPC ready when the first HTTP/2 connection comes: loading it takes as long as all the rest together. */
export class GrpcDoor {
  readonly #engine: Engine;
  readonly #report: (text: string) => void;
  #server: Promise<GrpcServer> | undefined;

  constructor(engine: Engine, report: (text: string) => void) {
    this.#engine = engine;
    this.#report = report;
  }

  /** Takes over a connection that speaks HTTP/2. */
  admit(socket: Socket): void {
    this.#server ??= this.#start();
    this.#server
      .then((server) => {
        if (!socket.destroyed) server.admit(socket);
      })
      .catch((error: unknown) => {
        this.#report(`gRPC could not be made ready: ${String(error)}`);
        socket.destroy();
      });
  }

  /** Cuts every call. */
  async close(): Promise<void> {
    const server = await this.#server?.catch(() => undefined);
    server?.close();
  }

  async #start(): Promise<GrpcServer> {
    const { GrpcServer } = await import('./grpc.ts');
    return new GrpcServer(this.#engine, this.#report);
  }
}
