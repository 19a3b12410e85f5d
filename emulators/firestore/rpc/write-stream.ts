import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseList, parseObject, parseOptionalString } from '../parse-json.ts';
import type { DatabaseName } from '../store/resource-names.ts';
import { parseDatabaseName } from '../store/resource-names.ts';
import { parseWrite } from '../writes/write.ts';
import type { WriteStreamLog } from '../writes/write-stream-log.ts';
import { toCommitResponse } from './writes.ts';

interface OpenWriteStream {
  readonly database: DatabaseName;
  readonly log: WriteStreamLog;
}

/** One Write stream: a handshake that names the database, then one response per batch, in order, until a request is empty. */
export class WriteStream {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: (message: object) => void;
  readonly #end: (() => void) | undefined;
  #openStream: OpenWriteStream | undefined;

  /** @param end ends the stream after what was sent; without it, the client has to */
  constructor(engine: Engine, caller: Caller, send: (message: object) => void, end?: () => void) {
    this.#end = end;
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
  }

  /** Handles a WriteRequest in ProtoJSON. @throws RpcError, which ends the stream */
  receive(input: unknown): void {
    const request = parseObject(input, 'request');
    const writes = parseList(request['writes'], 'writes').map(parseWrite);
    if (this.#openStream === undefined) {
      if (writes.length > 0)
        throw invalidArgumentError('The first request of a write stream must not contain writes.');
      this.#openStream = this.#open(request);
      return;
    }
    const { database, log } = this.#openStream;
    assertNoOtherDatabase(request, database);
    if (writes.length === 0) {
      this.#send({ streamToken: log.token });
      this.#end?.();
      return;
    }
    log.acknowledge(parseOptionalString(request['streamToken'], 'stream_token') ?? '');
    const response = toCommitResponse(this.#engine.commit(this.#caller, database, writes));
    this.#send(log.append(response));
  }

  close(): void {
    this.#openStream = undefined;
  }

  /** Opens or resumes a stream. A resumed stream gets the responses again that its client has not received. */
  #open(request: JsonObject): OpenWriteStream {
    const name = parseOptionalString(request['database'], 'database');
    if (name === undefined)
      throw invalidArgumentError('The first request of a write stream must name the database.');
    const database = parseDatabaseName(name);
    const id = parseOptionalString(request['streamId'], 'stream_id') ?? '';
    const { writeStreams } = this.#engine;
    if (id === '') {
      const log = writeStreams.open(this.#caller);
      this.#send({ streamId: log.id, streamToken: log.token });
      return { database, log };
    }
    const log = writeStreams.resume(this.#caller, id);
    const token = parseOptionalString(request['streamToken'], 'stream_token') ?? '';
    const missed = log.getResponsesAfter(token);
    this.#send({ streamId: log.id, streamToken: token });
    for (const message of missed) this.#send(message);
    return { database, log };
  }
}

function assertNoOtherDatabase(request: JsonObject, { project, database }: DatabaseName): void {
  const name = parseOptionalString(request['database'], 'database') ?? '';
  if (name !== '' && name !== `projects/${project}/databases/${database}`)
    throw invalidArgumentError('A request of a write stream names another database than the first.');
}
