import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { readList, readObject, readOptionalString } from '../input.ts';
import type { DatabaseName } from '../store/names.ts';
import { parseDatabaseName } from '../store/names.ts';
import { parseWrite } from '../writes/write.ts';
import { commitAnswer } from './writes.ts';
import { invalid } from '../errors.ts';

/** One Write stream: a handshake naming the database, then one answer for each batch, in order. */
export class WriteStream {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: (message: object) => void;
  #database: DatabaseName | undefined;
  #answered = 0;

  constructor(engine: Engine, caller: Caller, send: (message: object) => void) {
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
  }

  /** Takes a WriteRequest in ProtoJSON. @throws RpcError: a refused batch ends the stream */
  receive(input: unknown): void {
    const request = readObject(input, 'request');
    const writes = readList(request['writes'], 'writes').map(parseWrite);
    if (this.#database === undefined) {
      const database = readOptionalString(request['database'], 'database');
      if (database === undefined)
        throw invalid('The first request of a write stream must name the database.');
      this.#database = parseDatabaseName(database);
      this.#send({ streamId: 'w1', streamToken: this.#token() });
      if (writes.length === 0) return;
    }
    const answer = commitAnswer(this.#engine.commit(this.#caller, this.#database, writes));
    this.#answered++;
    this.#send({ streamToken: this.#token(), ...answer });
  }

  close(): void {}

  /** Any bytes do; the client sends back the last it got. */
  #token(): string {
    return Buffer.from(String(this.#answered)).toString('base64');
  }
}
