import { parseCaller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { toErrorBody, invalidArgumentError, toRpcError } from '../errors.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import { WriteStream } from '../rpc/write-stream.ts';
import { WebChannelSession, encodeFrame, keepAliveIntervalMs } from './webchannel-session.ts';
import type { HttpExchange } from './http-exchange.ts';
import { readRequest } from './proto-json-reader.ts';

const channelPath = /^\/google\.firestore\.v1\.Firestore\/(Listen|Write)\/channel$/;
/** Pages often disappear without terminating their sessions. */
const sessionLifetimeMs = 300_000;
const maxMessages = 10_000;

/** Serves the Listen and Write streams over WebChannel, the protocol of the SDK in browsers. */
export class WebChannelServer {
  readonly #engine: Engine;
  readonly #log: (text: string) => void;
  readonly #sessions = new Map<string, WebChannelSession>();
  readonly #sweepTimer: NodeJS.Timeout;

  constructor(engine: Engine, log: (text: string) => void) {
    this.#engine = engine;
    this.#log = log;
    this.#sweepTimer = setInterval(() => this.#removeAbandonedSessions(), keepAliveIntervalMs).unref();
  }

  /** Whether the path belongs to a WebChannel. */
  isChannelPath(path: string): boolean {
    return channelPath.test(path);
  }

  handleRequest(exchange: HttpExchange): void {
    const { response, query, method } = exchange;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Cache-Control', 'private, max-age=0');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const id = query.get('SID');
    const session = id === null ? undefined : this.#sessions.get(id);
    if (session !== undefined) session.lastSeen = Date.now();
    if (method === 'POST' && id === null) return this.#openSession(exchange);
    if (session === undefined) {
      response.statusCode = 400;
      response.end();
      return;
    }
    if (query.get('TYPE') === 'terminate') {
      this.#removeSession(session);
      response.end();
      return;
    }
    const acknowledged = Number(query.get('AID') ?? 0) || 0;
    if (method === 'GET') {
      response.flushHeaders();
      session.attachBackChannel(response, acknowledged, query.get('CI') === '1');
      return;
    }
    session.acknowledge(acknowledged);
    // The state before the messages are handled; the last number is the client's "bytes outstanding".
    response.end(encodeFrame(`[${session.hasBackChannel ? 1 : 0},${session.lastId},7]`));
    this.#receiveMessages(session, exchange.path, new URLSearchParams(exchange.body));
  }

  close(): void {
    clearInterval(this.#sweepTimer);
    for (const session of this.#sessions.values()) session.close();
    this.#sessions.clear();
  }

  /** The handshake. Its form contains the headers, because sending them as such would need a preflight request. */
  #openSession(exchange: HttpExchange): void {
    const session = new WebChannelSession();
    this.#sessions.set(session.id, session);
    const form = new URLSearchParams(exchange.body);
    const headers = form.get('headers') ?? '';
    const authorization = /^authorization:\s*(.*)$/im.exec(headers)?.[1]?.trim();
    const appCheckToken = /^x-firebase-appcheck:\s*(.*)$/im.exec(headers)?.[1]?.trim();
    const send = (message: unknown) => session.send(message);
    try {
      const caller = parseCaller(exchange.request, authorization);
      this.#engine.requireAppCheck(caller, appCheckToken);
      session.stream =
        channelPath.exec(exchange.path)?.[1] === 'Listen'
          ? new ListenStream(this.#engine, caller, send, this.#log)
          : new WriteStream(this.#engine, caller, send);
      this.#receiveMessages(session, exchange.path, form);
    } catch (thrown) {
      this.#failStream(session, thrown);
    }
    exchange.response.end(encodeFrame(`[[0,["c","${session.id}","",8,12,${keepAliveIntervalMs}]]]`));
  }

  #receiveMessages(session: WebChannelSession, path: string, form: URLSearchParams): void {
    const rpc = channelPath.exec(path)?.[1];
    const count = Number(form.get('count') ?? 0);
    const offset = Number(form.get('ofs') ?? 0);
    try {
      if (!Number.isInteger(count) || count < 0 || count > maxMessages || !Number.isInteger(offset))
        throw invalidArgumentError('Invalid message count or offset.');
      for (let index = 0; index < count; index++) {
        if (!session.acceptMessageNumber(offset + index)) continue;
        const message = parseMessage(form.get(`req${index}___data__`));
        session.stream?.receive(readRequest(`${rpc}Request`, message));
      }
    } catch (thrown) {
      this.#failStream(session, thrown);
    }
  }

  /** An error ends the stream; the client then terminates the session. */
  #failStream(session: WebChannelSession, thrown: unknown): void {
    session.send(toErrorBody(toRpcError(thrown, this.#log)));
    session.stream?.close();
    session.stream = undefined;
  }

  #removeSession(session: WebChannelSession): void {
    session.close();
    this.#sessions.delete(session.id);
  }

  #removeAbandonedSessions(): void {
    for (const session of this.#sessions.values())
      if (!session.hasBackChannel && Date.now() - session.lastSeen > sessionLifetimeMs)
        this.#removeSession(session);
  }
}

function parseMessage(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch (error) {
    throw invalidArgumentError(`Invalid JSON payload received. ${(error as Error).message}`);
  }
}
