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
import {
  getDatabaseName,
  getDatabasePath,
  parseDatabaseName,
  parseDocumentName,
} from '../store/resource-names.ts';
import { formatInstantMicros, parseInstant } from '../values/instant.ts';
import type { TargetSubscriber } from './listener-registry.ts';
import type { ResultChange, Target } from './targets.ts';
import { DocumentsTarget, QueryTarget, LimitedQueryTarget } from './targets.ts';

/** Sends a ListenResponse in ProtoJSON. */
type SendMessage = (message: object) => void;

/** A target of a stream, authorized when it is added and again whenever the rules of its database change. */
interface OpenTarget {
  readonly target: Target;
  /** `projects/p/databases/d` */
  readonly database: string;
  /** @throws PERMISSION_DENIED */
  readonly authorize: () => void;
}

/** A changed document with the targets whose results contain or no longer contain it. */
interface DocumentDelivery {
  readonly document: StoredDocument | undefined;
  readonly targetIds: number[];
  readonly removedTargetIds: number[];
}

/** One Listen stream with all its targets. */
export class ListenStream implements TargetSubscriber {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: SendMessage;
  readonly #log: (text: string) => void;
  readonly #targets = new Map<number, OpenTarget & { readonly stop: () => void }>();
  readonly #unsubscribeFromRules: () => void;

  constructor(engine: Engine, caller: Caller, send: SendMessage, log: (text: string) => void) {
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
    this.#log = log;
    this.#unsubscribeFromRules = engine.rulesets.subscribe((database) => this.#reauthorizeTargets(database));
  }

  /**
   * Handles a ListenRequest. A rejected target is removed with its cause; the stream continues.
   * @throws INVALID_ARGUMENT for an invalid request, which ends the stream
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

  /** Sends the effects of a commit: each document once, with all its targets, then one NO_CHANGE. */
  deliver(effects: ReadonlyMap<number, readonly ResultChange[]>, time: bigint): void {
    const deliveries = new Map<string, DocumentDelivery>();
    for (const [targetId, changes] of effects)
      for (const { name, document, isInResult } of changes) {
        let delivery = deliveries.get(name);
        if (delivery === undefined)
          deliveries.set(name, (delivery = { document, targetIds: [], removedTargetIds: [] }));
        (isInResult ? delivery.targetIds : delivery.removedTargetIds).push(targetId);
      }
    for (const [name, { document, targetIds, removedTargetIds }] of deliveries)
      this.#sendDocument(name, document, targetIds, removedTargetIds, time);
    this.#sendNoChange(time);
  }

  #addTarget(input: JsonObject): void {
    const targetId = parseOptionalInt32(input['targetId'], 'target_id') ?? 0;
    if (targetId <= 0) throw invalidArgumentError('target_id must be positive.');
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
    const isResumed = since !== undefined && this.#sendChangesSince(targetId, target, since, now);
    if (!isResumed) this.#sendResult(targetId, target, since !== undefined, now);
    if (isResumed && input['expectedCount'] !== undefined) {
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
      const list = parseList(parseObject(input['documents'], 'documents')['documents'], 'documents');
      const names = list.map((name) => parseDocumentName(parseString(name, 'documents')));
      const authorization = this.#authorizeTarget(names[0], (context) => {
        for (const name of names) authorizeGet(context, name, store.get(name));
      });
      return { ...authorization, target: new DocumentsTarget(names) };
    }
    const queryTarget = parseObject(input['query'], 'query');
    if (queryTarget['structuredQuery'] === undefined)
      throw new RpcError(
        'UNIMPLEMENTED',
        'Listening to this kind of target is not implemented in this backend.',
      );
    const parent = parseString(queryTarget['parent'], 'parent');
    const query = parseQuery(parent, queryTarget['structuredQuery'], true);
    const authorization = this.#authorizeTarget(parent, (context) => authorizeList(context, query));
    this.#engine.requireIndexes(query);
    const isUnlimited = query.limit === undefined && query.offset === 0;
    if (isUnlimited) return { ...authorization, target: new QueryTarget(query) };
    return {
      ...authorization,
      target: new LimitedQueryTarget(query, (variant) => this.#engine.runQuery(variant, store)),
    };
  }

  /**
   * Authorizes a target, now and whenever the returned function is called.
   * @param name a document or parent in the target's database
   */
  #authorizeTarget(
    name: string | undefined,
    check: (context: AuthorizationContext) => void,
  ): Pick<OpenTarget, 'database' | 'authorize'> {
    const database = name === undefined ? undefined : getDatabaseName(name);
    const authorize = () => {
      const context = database && this.#engine.createAuthorizationContext(this.#caller, database);
      if (context !== undefined) check(context);
    };
    authorize();
    return { database: name === undefined ? '' : getDatabasePath(name), authorize };
  }

  #reauthorizeTargets(database: string): void {
    for (const [targetId, opened] of this.#targets) {
      if (opened.database !== database) continue;
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

  #sendResult(targetId: number, target: Target, needsReset: boolean, now: bigint): void {
    if (needsReset) this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } });
    const result = target.getResult(this.#engine.store);
    for (const document of result) this.#sendDocument(document.name, document, [targetId], [], now);
    if (!(target instanceof DocumentsTarget)) return;
    for (const name of target.names)
      if (this.#engine.store.get(name) === undefined)
        this.#sendDocument(name, undefined, [], [targetId], now);
  }

  /** Sends only the changes since a time. @returns false when they are not known */
  #sendChangesSince(targetId: number, target: Target, since: bigint, now: bigint): boolean {
    const { store } = this.#engine;
    const past = target.isResumable && since <= now ? store.history.getDifferencesAt(since) : undefined;
    if (past === undefined) return false;
    const changes = [...past].map(([name, before]) => ({ name, before, after: store.get(name) }));
    for (const { name, document, isInResult } of target.getResultChanges(changes))
      this.#sendDocument(name, document, isInResult ? [targetId] : [], isInResult ? [] : [targetId], now);
    return true;
  }

  #sendDocument(
    name: string,
    document: StoredDocument | undefined,
    targetIds: readonly number[],
    removedTargetIds: readonly number[],
    time: bigint,
  ): void {
    if (document === undefined) {
      const readTime = formatInstantMicros(time);
      const allTargetIds = [...targetIds, ...removedTargetIds];
      this.#send({ documentDelete: { document: name, readTime, removedTargetIds: allTargetIds } });
      return;
    }
    this.#send({
      documentChange: {
        document: toDocumentJson(document),
        ...(targetIds.length > 0 && { targetIds }),
        ...(removedTargetIds.length > 0 && { removedTargetIds }),
      },
    });
  }

  /** NO_CHANGE without target ids: all targets are consistent at the time. SDKs raise snapshots only after it. */
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

/** A resume token: the time in microseconds, in base64. */
function toResumeToken(time: bigint): string {
  return Buffer.from(String(time)).toString('base64');
}

function parseResumePoint(input: JsonObject): bigint | undefined {
  const readTime = parseOptionalString(input['readTime'], 'read_time');
  if (readTime !== undefined) return parseInstant(readTime);
  const token = parseOptionalString(input['resumeToken'], 'resume_token');
  if (token === undefined || token === '') return undefined;
  const text = Buffer.from(token, 'base64').toString();
  // A foreign token counts as one that is too old: the target is reset.
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n;
}
