import { CredentialError, nobody, readCredential, type Caller } from '../credentials.ts';
import { hashOf } from '../data/hash.ts';
import { demandShallow, exportJson, type Json } from '../data/json.ts';
import { InvalidDataError, pathText, type Path } from '../data/keys.ts';
import { exists } from '../data/node.ts';
import { isWhole, type Query } from '../data/query.ts';
import {
  changeAt,
  PermissionDeniedError,
  StaleDataError,
  updateChanges,
  type Instance,
} from '../instance.ts';
import type { Listener, Update } from '../listener.ts';
import { OnDisconnect } from './on-disconnect.ts';
import { isObject, pathIn, queryIn, textIn, readRequest, type JsonObject, type Request } from './requests.ts';

type Send = (message: JsonObject) => void;

/** One client's connection: answers its requests in order and tells it what it listens to. */
export class Session {
  private readonly instance: Instance;
  private readonly send: Send;
  private caller: Caller;
  private readonly listeners = new Map<string, Listener>();
  private readonly onDisconnect = new OnDisconnect();

  constructor(instance: Instance, send: Send, caller: Caller) {
    this.instance = instance;
    this.send = send;
    this.caller = caller;
  }

  /** Takes a message, of whatever kind. */
  receive(message: unknown): void {
    const request = readRequest(message);
    if (!request) return;
    const answer = (status: string, data: Json) =>
      this.send({ t: 'd', d: { r: request.id, b: { s: status, d: data } } });
    try {
      demandShallow(request.body);
      answer('ok', this.answer(request));
    } catch (error) {
      answer(statusOf(error), error instanceof Error ? error.message : 'Internal error');
      if (statusOf(error) === 'internal_error') console.error(`Request ${request.action} failed:`, error);
    }
  }

  /** The connection has ended. */
  end(): void {
    for (const listener of this.listeners.values()) this.instance.unlisten(listener);
    this.listeners.clear();
    this.onDisconnect.run(this.instance, this.caller);
  }

  private answer({ action, body }: Request): Json {
    switch (action) {
      case 's':
        return {};
      case 'auth':
      case 'gauth':
        return this.authenticate(body);
      case 'unauth':
        this.become(nobody);
        return '';
      case 'appcheck':
      case 'unappcheck':
        return '';
      case 'g':
        return exportJson(this.instance.read(pathIn(body), queryIn(body), this.caller));
      case 'q':
        return this.listen(body);
      case 'n':
        this.unlisten(pathIn(body), body);
        return '';
      case 'p':
        this.instance.write(
          [changeAt(textIn(body), body['d'] ?? null)],
          this.caller,
          typeof body['h'] === 'string' ? body['h'] : undefined,
        );
        return '';
      case 'm':
        this.instance.write(updateChanges(pathIn(body), body['d'] ?? null), this.caller);
        return '';
      case 'o':
        this.onDisconnect.set(pathIn(body), body['d'] ?? null);
        return '';
      case 'om':
        this.onDisconnect.update(pathIn(body), body['d'] ?? null);
        return '';
      case 'oc':
        this.onDisconnect.cancel(pathIn(body));
        return '';
      default:
        throw new UnimplementedError(`There is no action "${action}"`);
    }
  }

  private authenticate(body: JsonObject): Json {
    const caller = readCredential(typeof body['cred'] === 'string' ? body['cred'] : '');
    // The Admin SDK can ask to be bound by rules as somebody (databaseAuthVariableOverride).
    const override = caller.kind === 'admin' ? overrideIn(body) : undefined;
    this.become(override ?? caller);
    return { auth: this.caller.kind === 'admin' ? null : (this.caller.auth as Json) };
  }

  private become(caller: Caller): void {
    this.caller = caller;
    // The client does not listen again on the same connection.
    this.instance.recheckListeners();
  }

  private listen(body: JsonObject): Json {
    const path = pathIn(body);
    const query = queryIn(body);
    const tag = typeof body['t'] === 'number' ? body['t'] : undefined;
    this.unlisten(path, body);
    const listener: Listener = {
      path,
      query,
      caller: () => this.caller,
      onUpdate: (update) => this.push(update, tag),
      onRevoked: () => this.revoke(path, body),
    };
    const node = this.instance.listen(listener);
    this.listeners.set(listenKey(path, body), listener);
    // A client that already has the current value (nothing, at first) needs no data.
    const known = exists(node) ? body['h'] !== '' && body['h'] === hashOf(node) : body['h'] === '';
    if (!known) this.push({ kind: 'set', path, node }, tag);
    return this.warnings(path, query);
  }

  private unlisten(path: Path, body: JsonObject): void {
    const key = listenKey(path, body);
    const listener = this.listeners.get(key);
    if (listener) this.instance.unlisten(listener);
    this.listeners.delete(key);
  }

  private revoke(path: Path, body: JsonObject): void {
    this.listeners.delete(listenKey(path, body));
    const query = body['q'];
    this.send({ t: 'd', d: { a: 'c', b: { p: pathText(path), ...(isObject(query) && { q: [query] }) } } });
  }

  private push(update: Update, tag: number | undefined): void {
    const data: Json =
      update.kind === 'set'
        ? exportJson(update.node)
        : Object.fromEntries(update.children.map(([path, node]) => [pathText(path), exportJson(node)]));
    const body = { p: pathText(update.path), d: data, ...(tag !== undefined && { t: tag }) };
    this.send({ t: 'd', d: { a: update.kind === 'set' ? 'd' : 'm', b: body } });
  }

  private warnings(path: Path, query: Query): Json {
    return isWhole(query) || this.instance.hasIndex(path, query) ? {} : { w: ['no_index'] };
  }
}

class UnimplementedError extends Error {
  override readonly name = 'UnimplementedError';
}

const canonical = (query: JsonObject) => Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));

const listenKey = (path: Path, body: JsonObject) =>
  JSON.stringify([path, isObject(body['q']) ? canonical(body['q']) : null]);

function overrideIn(body: JsonObject): Caller | undefined {
  if (body['noauth'] === true) return nobody;
  return isObject(body['authvar']) ? { kind: 'person', auth: body['authvar'] } : undefined;
}

function statusOf(error: unknown): string {
  if (error instanceof PermissionDeniedError) return 'permission_denied';
  if (error instanceof StaleDataError) return 'datastale';
  if (error instanceof CredentialError) return error.status;
  if (error instanceof InvalidDataError) return 'invalid_data';
  return error instanceof UnimplementedError ? 'unimplemented' : 'internal_error';
}
