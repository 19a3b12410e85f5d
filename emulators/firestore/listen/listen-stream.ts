import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError, RpcError, toRpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import {
  parseList,
  parseObject,
  parseOptionalInt32,
  parseOptionalString,
  parseString,
} from '../parse-json.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { AuthorizationContext } from '../rules-bridge/authorize.ts';
import { authorizeGet, authorizeList } from '../rules-bridge/authorize.ts';
import type { StoredDocument } from '../store/document.ts';
import { toDocumentJson } from '../store/document.ts';
import { getDatabaseName, parseDatabaseName, parseDocumentName } from '../store/resource-names.ts';
import { formatInstantMicros, parseInstant } from '../values/instant.ts';
import type { TargetSubscriber } from './listener-registry.ts';
import type { ResultChange, Target } from './targets.ts';
import { DocumentsTarget, QueryTarget, LimitedQueryTarget } from './targets.ts';

/** The client's side of a Listen stream: takes ListenResponse messages in ProtoJSON. */
type SendMessage = (message: object) => void;

/** A target of a stream, judged when it is added and again whenever its project gets other rules. */
interface OpenTarget {
  readonly target: Target;
  readonly project: string;
  /** @throws PERMISSION_DENIED */
  readonly authorize: () => void;
}

/** One Listen stream with all its targets. */
export class ListenStream implements TargetSubscriber {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: SendMessage;
  readonly #log: (text: string) => void;
  readonly #targets = new Map<number, OpenTarget & { readonly stop: () => void }>();
  readonly #unsubscribeFromRules: () => void;

  constructor(engine: Engine, caller: Caller, send: SendMessage, report: (text: string) => void) {
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
    this.#log = report;
    this.#unsubscribeFromRules = engine.rulesets.subscribe((project) => this.#reauthorizeTargets(project));
  }

  /**
   * Takes a ListenRequest. A target that is refused is removed with its cause; the stream goes on.
   * @throws INVALID_ARGUMENT when the request itself makes no sense: that ends the stream
   */
  receive(input: unknown): void {
    const request = parseObject(input, 'request');
    const database = parseOptionalString(request['database'], 'database');
    if (database !== undefined) parseDatabaseName(database);
    if (request['removeTarget'] !== undefined) {
      this.#removeTarget(parseOptionalInt32(request['removeTarget'], 'remove_target') ?? 0);
    } else if (request['addTarget'] !== undefined) {
      this.#addTarget(parseObject(request['addTarget'], 'add_target'));
    }
  }

  close(): void {
    this.#unsubscribeFromRules();
    for (const { stop } of this.#targets.values()) stop();
    this.#targets.clear();
  }

  /** Tells the client what a commit did: each document once, with all its targets, then one NO_CHANGE. */
  deliver(effects: ReadonlyMap<number, readonly ResultChange[]>, time: bigint): void {
    const documents = new Map<
      string,
      { document: StoredDocument | undefined; inside: number[]; left: number[] }
    >();
    for (const [targetId, list] of effects)
      for (const { name, document, isInResult } of list) {
        let entry = documents.get(name);
        if (entry === undefined) documents.set(name, (entry = { document, inside: [], left: [] }));
        (isInResult ? entry.inside : entry.left).push(targetId);
      }
    for (const [name, { document, inside, left }] of documents)
      this.#sendDocument(name, document, inside, left, time);
    this.#sendNoChange(time);
  }

  #addTarget(input: JsonObject): void {
    const targetId = parseOptionalInt32(input['targetId'], 'target_id') ?? 0;
    if (targetId <= 0) throw invalidArgumentError('A target needs a positive target id.');
    this.#stopTarget(targetId);
    let opened: OpenTarget;
    try {
      opened = this.#openTarget(input);
    } catch (thrown) {
      this.#rejectTarget(targetId, thrown);
      return;
    }
    const { target } = opened;
    this.#targets.set(targetId, {
      ...opened,
      stop: this.#engine.listeners.subscribe(this, targetId, target),
    });
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
    const since = parseResumePoint(input);
    const now = this.#engine.store.clock.now();
    const resumed = since !== undefined && this.#sendChangesSince(targetId, target, since, now);
    if (!resumed) this.#sendResult(targetId, target, since !== undefined, now);
    if (resumed && input['expectedCount'] !== undefined) {
      const count = target.getResult(this.#engine.store).length;
      this.#send({ filter: { targetId, count } });
    }
    this.#send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        readTime: formatInstantMicros(now),
        resumeToken: toResumeToken(now),
      },
    });
    this.#sendNoChange(now);
    if (input['once'] === true) this.#removeTarget(targetId);
  }

  #openTarget(input: JsonObject): OpenTarget {
    const { store } = this.#engine;
    if (input['documents'] !== undefined) {
      const listed = parseList(parseObject(input['documents'], 'documents')['documents'], 'documents');
      const names = listed.map((name) => parseDocumentName(parseString(name, 'documents')));
      const authorization = this.#authorizeTarget(names[0], (court) => {
        for (const name of names) authorizeGet(court, name, store.get(name));
      });
      return { ...authorization, target: new DocumentsTarget(names) };
    }
    const described = parseObject(input['query'], 'query');
    if (described['structuredQuery'] === undefined)
      throw new RpcError(
        'UNIMPLEMENTED',
        'Listening to this kind of target is not implemented in this backend.',
      );
    const parent = parseString(described['parent'], 'parent');
    const query = parseQuery(parent, described['structuredQuery']);
    const authorization = this.#authorizeTarget(parent, (court) => authorizeList(court, query));
    this.#engine.requireIndexes(query);
    const plain = query.limit === undefined && query.offset === 0;
    if (plain) return { ...authorization, target: new QueryTarget(query) };
    return {
      ...authorization,
      target: new LimitedQueryTarget(query, (wanted) => this.#engine.runQuery(wanted, store)),
    };
  }

  /** Judges now, and knows how to do it again. @param name a document or parent of the target's project */
  #authorizeTarget(
    name: string | undefined,
    verdict: (court: AuthorizationContext) => void,
  ): Pick<OpenTarget, 'project' | 'authorize'> {
    const project = name === undefined ? '' : getDatabaseName(name).project;
    const authorize = () => {
      const court = this.#engine.createAuthorizationContext(this.#caller, project);
      if (court !== undefined) verdict(court);
    };
    authorize();
    return { project, authorize };
  }

  #reauthorizeTargets(project: string): void {
    for (const [targetId, opened] of this.#targets) {
      if (opened.project !== project) continue;
      try {
        opened.authorize();
      } catch (thrown) {
        this.#stopTarget(targetId);
        this.#rejectTarget(targetId, thrown);
      }
    }
  }

  #stopTarget(targetId: number): void {
    this.#targets.get(targetId)?.stop();
    this.#targets.delete(targetId);
  }

  #rejectTarget(targetId: number, thrown: unknown): void {
    const error = toRpcError(thrown, this.#log);
    const cause = { code: error.grpcCode, message: error.message };
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } });
  }

  #removeTarget(targetId: number): void {
    this.#stopTarget(targetId);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } });
  }

  #sendResult(targetId: number, target: Target, reset: boolean, now: bigint): void {
    if (reset) this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } });
    const result = target.getResult(this.#engine.store);
    for (const document of result) this.#sendDocument(document.name, document, [targetId], [], now);
    if (!(target instanceof DocumentsTarget)) return;
    for (const name of target.names)
      if (this.#engine.store.get(name) === undefined)
        this.#sendDocument(name, undefined, [], [targetId], now);
  }

  /** Sends only what changed since; false when that is not known. */
  #sendChangesSince(targetId: number, target: Target, since: bigint, now: bigint): boolean {
    const { store } = this.#engine;
    const past = target.isResumable && since <= now ? store.history.getDifferencesAt(since) : undefined;
    if (past === undefined) return false;
    const changes = [...past].map(([name, before]) => ({ name, before, after: store.get(name) }));
    for (const { name, document, isInResult: inside } of target.getResultChanges(changes))
      this.#sendDocument(name, document, inside ? [targetId] : [], inside ? [] : [targetId], now);
    return true;
  }

  #sendDocument(
    name: string,
    document: StoredDocument | undefined,
    inside: readonly number[],
    left: readonly number[],
    time: bigint,
  ): void {
    if (document === undefined) {
      const readTime = formatInstantMicros(time);
      this.#send({ documentDelete: { document: name, readTime, removedTargetIds: [...inside, ...left] } });
      return;
    }
    this.#send({
      documentChange: {
        document: toDocumentJson(document),
        ...(inside.length > 0 && { targetIds: inside }),
        ...(left.length > 0 && { removedTargetIds: left }),
      },
    });
  }

  /** Without target ids: every target is consistent at the time. Only this makes SDKs raise snapshots. */
  #sendNoChange(time: bigint): void {
    this.#send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        readTime: formatInstantMicros(time),
        resumeToken: toResumeToken(time),
      },
    });
  }
}

/** Resume tokens are the instant in microseconds, base64. */
function toResumeToken(time: bigint): string {
  return Buffer.from(String(time)).toString('base64');
}

function parseResumePoint(input: JsonObject): bigint | undefined {
  const readTime = parseOptionalString(input['readTime'], 'read_time');
  if (readTime !== undefined) return parseInstant(readTime);
  const token = parseOptionalString(input['resumeToken'], 'resume_token');
  if (token === undefined || token === '') return undefined;
  const text = Buffer.from(token, 'base64').toString();
  // A token of another server (or none of ours) is as good as one from too long ago.
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n;
}
