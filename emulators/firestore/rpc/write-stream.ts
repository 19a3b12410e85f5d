import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readOptionalString } from '../input.ts';
import type { DatabaseName } from '../store/names.ts';
import { parseDatabaseName } from '../store/names.ts';
import { parseWrite } from '../writes/write.ts';
import type { WriteLog } from './write-log.ts';
import { commitAnswer } from './writes.ts';

interface Opened {
  readonly database: DatabaseName;
  readonly log: WriteLog;
}

/** One Write stream: a handshake naming the database, then one answer for each batch, in order. */
export class WriteStream {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: (message: object) => void;
  #opened: Opened | undefined;

  constructor(engine: Engine, caller: Caller, send: (message: object) => void) {
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
  }

  /** Takes a WriteRequest in ProtoJSON. @throws RpcError: a refused batch ends the stream */
  receive(input: unknown): void {
    const request = readObject(input, 'request');
    const writes = readList(request['writes'], 'writes').map(parseWrite);
    if (this.#opened === undefined) {
      this.#opened = this.#open(request);
      if (writes.length === 0) return;
    }
    const { database, log } = this.#opened;
    log.acknowledge(readOptionalString(request['streamToken'], 'stream_token') ?? '');
    const answer = commitAnswer(this.#engine.commit(this.#caller, database, writes));
    this.#send(log.add(answer));
  }

  close(): void {
    this.#opened = undefined;
  }

  /** A stream that is resumed gets the answers again that its client has not seen. */
  #open(request: Input): Opened {
    const name = readOptionalString(request['database'], 'database');
    if (name === undefined) throw invalid('The first request of a write stream must name the database.');
    const database = parseDatabaseName(name);
    const id = readOptionalString(request['streamId'], 'stream_id') ?? '';
    const { writeLogs } = this.#engine;
    if (id === '') {
      const log = writeLogs.open(this.#caller);
      this.#send({ streamId: log.id, streamToken: log.token });
      return { database, log };
    }
    const log = writeLogs.resume(this.#caller, id);
    const token = readOptionalString(request['streamToken'], 'stream_token') ?? '';
    const missed = log.after(token);
    this.#send({ streamId: log.id, streamToken: token });
    for (const message of missed) this.#send(message);
    return { database, log };
  }
}
