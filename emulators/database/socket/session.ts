import type { AppCheckVerifier } from '../../app-check.ts';
import { isJsonObject } from '#json.ts';
import {
  CredentialError,
  anonymousCaller,
  parseCredential,
  requireLocalAdmin,
  type Caller,
} from '../credentials.ts';
import { hashNode } from '../data/hash.ts';
import { requireJsonDepth, toExportJson, type Json } from '../data/json.ts';
import { InvalidDataError, formatPath, type Path } from '../data/keys.ts';
import { exists } from '../data/node.ts';
import { isUnfiltered, type Query } from '../data/query.ts';
import {
  toChange,
  PermissionDeniedError,
  StaleDataError,
  toUpdateChanges,
  type Instance,
} from '../instance.ts';
import type { Listener, Update } from '../listener.ts';
import { OnDisconnect } from './on-disconnect.ts';
import {
  parseBodyPath,
  parseBodyQuery,
  requirePathText,
  parseRequest,
  type JsonObject,
  type SocketRequest,
} from './requests.ts';

type Send = (message: JsonObject) => void;

/** Who opened a connection. A page of another site cannot become an administrator. */
interface Peer {
  readonly caller: Caller;
  readonly isFromLocalPage: boolean;
  /** Without it, App Check tokens are not required. */
  readonly appCheck: AppCheckVerifier | undefined;
}

/** The connection of a client: handles its requests in order and sends updates of its listeners. */
export class Session {
  readonly #instance: Instance;
  readonly #send: Send;
  readonly #isFromLocalPage: boolean;
  readonly #appCheck: AppCheckVerifier | undefined;
  #appCheckToken: string | undefined;
  #caller: Caller;
  readonly #listeners = new Map<string, Listener>();
  readonly #onDisconnect = new OnDisconnect();

  constructor(instance: Instance, send: Send, { caller, isFromLocalPage, appCheck }: Peer) {
    this.#instance = instance;
    this.#send = send;
    this.#caller = caller;
    this.#isFromLocalPage = isFromLocalPage;
    this.#appCheck = appCheck;
  }

  /** Handles any message. */
  receive(message: unknown): void {
    const request = parseRequest(message);
    if (!request) return;
    const respond = (status: string, data: Json) =>
      this.#send({ t: 'd', d: { r: request.id, b: { s: status, d: data } } });
    try {
      requireJsonDepth(request.body);
      respond('ok', this.#handleRequest(request));
    } catch (error) {
      respond(getStatus(error), error instanceof Error ? error.message : 'Internal error');
      if (getStatus(error) === 'internal_error') console.error(`Request ${request.action} failed:`, error);
    }
  }

  /** Ends all listeners and applies the writes of `onDisconnect`. */
  close(): void {
    for (const listener of this.#listeners.values()) this.#instance.removeListener(listener);
    this.#listeners.clear();
    this.#onDisconnect.run(this.#instance, this.#caller);
  }

  #handleRequest({ action, body }: SocketRequest): Json {
    switch (action) {
      case 's':
        return {};
      case 'auth':
      case 'gauth':
        return this.#authenticate(body);
      case 'unauth':
        this.#setCaller(anonymousCaller);
        return '';
      case 'appcheck':
        this.#appCheckToken = typeof body['token'] === 'string' ? body['token'] : undefined;
        return '';
      case 'unappcheck':
        this.#appCheckToken = undefined;
        return '';
      default:
        this.#requireAppCheck();
        return this.#handleDataRequest({ action, body });
    }
  }

  #handleDataRequest({ action, body }: Pick<SocketRequest, 'action' | 'body'>): Json {
    switch (action) {
      case 'g':
        return toExportJson(this.#instance.read(parseBodyPath(body), parseBodyQuery(body), this.#caller));
      case 'q':
        return this.#handleListen(body);
      case 'n':
        this.#handleUnlisten(parseBodyPath(body), body);
        return '';
      case 'p':
        this.#instance.write(
          [toChange(requirePathText(body), body['d'] ?? null)],
          this.#caller,
          typeof body['h'] === 'string' ? body['h'] : undefined,
        );
        return '';
      case 'm':
        this.#instance.write(toUpdateChanges(parseBodyPath(body), body['d'] ?? null), this.#caller);
        return '';
      case 'o':
        this.#onDisconnect.set(parseBodyPath(body), body['d'] ?? null);
        return '';
      case 'om':
        this.#onDisconnect.update(parseBodyPath(body), body['d'] ?? null);
        return '';
      case 'oc':
        this.#onDisconnect.cancel(parseBodyPath(body));
        return '';
      default:
        throw new UnimplementedError(`Unknown action "${action}"`);
    }
  }

  /** @throws PermissionDeniedError if App Check is required and the token of a client is not valid */
  #requireAppCheck(): void {
    if (this.#appCheck === undefined || this.#caller.kind === 'admin') return;
    if (!this.#appCheck.isValid(this.#appCheckToken)) throw new PermissionDeniedError();
  }

  #authenticate(body: JsonObject): Json {
    const caller = parseCredential(typeof body['cred'] === 'string' ? body['cred'] : '');
    requireLocalAdmin(caller, this.#isFromLocalPage);
    // The Admin SDK's databaseAuthVariableOverride applies rules as for a given user.
    const override = caller.kind === 'admin' ? parseAuthOverride(body) : undefined;
    this.#setCaller(override ?? caller);
    return { auth: this.#caller.kind === 'admin' ? null : (this.#caller.auth as Json) };
  }

  #setCaller(caller: Caller): void {
    this.#caller = caller;
    // The client does not listen again on this connection.
    this.#instance.revalidateListeners();
  }

  #handleListen(body: JsonObject): Json {
    const path = parseBodyPath(body);
    const query = parseBodyQuery(body);
    const tag = typeof body['t'] === 'number' ? body['t'] : undefined;
    this.#handleUnlisten(path, body);
    const listener: Listener = {
      path,
      query,
      getCaller: () => this.#caller,
      onUpdate: (update) => this.#sendUpdate(update, tag),
      onRevoked: () => this.#revokeListener(path, body),
    };
    const node = this.#instance.addListener(listener);
    this.#listeners.set(getListenKey(path, body), listener);
    // A client that already has the current value, initially none, needs no data.
    const isUpToDate = exists(node) ? body['h'] !== '' && body['h'] === hashNode(node) : body['h'] === '';
    if (!isUpToDate) this.#sendUpdate({ kind: 'set', path, node }, tag);
    return this.#getWarnings(path, query);
  }

  #handleUnlisten(path: Path, body: JsonObject): void {
    const key = getListenKey(path, body);
    const listener = this.#listeners.get(key);
    if (listener) this.#instance.removeListener(listener);
    this.#listeners.delete(key);
  }

  #revokeListener(path: Path, body: JsonObject): void {
    this.#listeners.delete(getListenKey(path, body));
    const query = body['q'];
    this.#send({
      t: 'd',
      d: { a: 'c', b: { p: formatPath(path), ...(isJsonObject(query) && { q: [query] }) } },
    });
  }

  #sendUpdate(update: Update, tag: number | undefined): void {
    const data: Json =
      update.kind === 'set'
        ? toExportJson(update.node)
        : Object.fromEntries(update.children.map(([path, node]) => [formatPath(path), toExportJson(node)]));
    const body = { p: formatPath(update.path), d: data, ...(tag !== undefined && { t: tag }) };
    this.#send({ t: 'd', d: { a: update.kind === 'set' ? 'd' : 'm', b: body } });
  }

  #getWarnings(path: Path, query: Query): Json {
    return isUnfiltered(query) || this.#instance.hasIndex(path, query) ? {} : { w: ['no_index'] };
  }
}

class UnimplementedError extends Error {
  override readonly name = 'UnimplementedError';
}

const canonicalizeQuery = (query: JsonObject) => Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));

const getListenKey = (path: Path, body: JsonObject) =>
  JSON.stringify([path, isJsonObject(body['q']) ? canonicalizeQuery(body['q']) : null]);

function parseAuthOverride(body: JsonObject): Caller | undefined {
  if (body['noauth'] === true) return anonymousCaller;
  return isJsonObject(body['authvar']) ? { kind: 'user', auth: body['authvar'] } : undefined;
}

function getStatus(error: unknown): string {
  if (error instanceof PermissionDeniedError) return 'permission_denied';
  if (error instanceof StaleDataError) return 'datastale';
  if (error instanceof CredentialError) return error.status;
  if (error instanceof InvalidDataError) return 'invalid_data';
  return error instanceof UnimplementedError ? 'unimplemented' : 'internal_error';
}
