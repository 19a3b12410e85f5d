import { readCaller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { errorBody, invalid, toRpcError } from '../errors.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import { WriteStream } from '../rpc/write-stream.ts';
import { ChannelSession, frame, KEEP_ALIVE } from './channel-session.ts';
import type { Exchange } from './http-exchange.ts';

const CHANNEL = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
/** Pages often vanish without saying so. Milliseconds. */
const SESSION_LIFE = 300_000;
const MAXIMUM_MESSAGES = 10_000;

/** The WebChannel sessions of all browsers. */
export class WebChannel {
  readonly #engine: Engine;
  readonly #report: (text: string) => void;
  readonly #sessions = new Map<string, ChannelSession>();
  readonly #sweep: NodeJS.Timeout;

  constructor(engine: Engine, report: (text: string) => void) {
    this.#engine = engine;
    this.#report = report;
    this.#sweep = setInterval(() => this.#dropAbandoned(), KEEP_ALIVE).unref();
  }

  /** Whether the path is a channel's. */
  handles(path: string): boolean {
    return CHANNEL.test(path);
  }

  answer(exchange: Exchange): void {
    const { response, query, method } = exchange;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'private, max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const id = query.get('SID');
    const session = id === null ? undefined : this.#sessions.get(id);
    if (session !== undefined) session.lastSeen = Date.now();
    if (method === 'POST' && id === null) return this.#open(exchange);
    if (session === undefined) {
      response.statusCode = 400;
      response.end();
      return;
    }
    if (query.get('TYPE') === 'terminate') {
      this.#drop(session);
      response.end();
      return;
    }
    const acknowledged = Number(query.get('AID') ?? 0) || 0;
    if (method === 'GET') {
      response.flushHeaders();
      session.attach(response, acknowledged, query.get('CI') === '1');
      return;
    }
    session.acknowledge(acknowledged);
    // Computed before the messages are acted on; the last number is the client's "bytes outstanding".
    response.end(frame(`[${session.hasBackChannel ? 1 : 0},${session.lastId},7]`));
    this.#receive(session, new URLSearchParams(exchange.body));
  }

  close(): void {
    clearInterval(this.#sweep);
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  /** The handshake: its form holds the headers that would otherwise need a preflight. */
  #open(exchange: Exchange): void {
    const session = new ChannelSession();
    this.#sessions.set(session.id, session);
    const form = new URLSearchParams(exchange.body);
    const authorization = /^authorization:\s*(.*)$/im.exec(form.get('headers') ?? '')?.[1]?.trim();
    const send = (message: unknown) => session.send(message);
    try {
      const caller = readCaller(authorization ?? exchange.request.headers.authorization);
      session.stream =
        CHANNEL.exec(exchange.path)?.[1] === 'Listen'
          ? new ListenStream(this.#engine, caller, send, this.#report)
          : new WriteStream(this.#engine, caller, send);
      this.#receive(session, form);
    } catch (thrown) {
      this.#fail(session, thrown);
    }
    exchange.response.end(frame(`[[0,["c","${session.id}","",8,12,${KEEP_ALIVE}]]]`));
  }

  #receive(session: ChannelSession, form: URLSearchParams): void {
    const count = Number(form.get('count') ?? 0);
    const offset = Number(form.get('ofs') ?? 0);
    try {
      if (!Number.isInteger(count) || count < 0 || count > MAXIMUM_MESSAGES || !Number.isInteger(offset))
        throw invalid('The message count or offset of the request is not a number.');
      for (let index = 0; index < count; index++) {
        if (!session.takeNumber(offset + index)) continue;
        session.stream?.receive(parseMessage(form.get(`req${index}___data__`)));
      }
    } catch (thrown) {
      this.#fail(session, thrown);
    }
  }

  /** An error ends the stream; the client then terminates the session. */
  #fail(session: ChannelSession, thrown: unknown): void {
    session.send(errorBody(toRpcError(thrown, this.#report)));
    session.stream?.close();
    session.stream = undefined;
  }

  #drop(session: ChannelSession): void {
    session.close();
    this.#sessions.delete(session.id);
  }

  #dropAbandoned(): void {
    for (const session of this.#sessions.values())
      if (!session.hasBackChannel && Date.now() - session.lastSeen > SESSION_LIFE) this.#drop(session);
  }
}

function parseMessage(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw invalid(`Invalid JSON payload received. ${(error as Error).message}`);
  }
}
