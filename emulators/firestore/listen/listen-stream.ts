import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError, toRpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readOptionalInt32, readOptionalString, readString } from '../input.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Court } from '../rules-bridge/judge.ts';
import { judgeGet, judgeList } from '../rules-bridge/judge.ts';
import type { StoredDocument } from '../store/document.ts';
import { documentJson } from '../store/document.ts';
import { databaseOf, parseDatabaseName, parseDocumentName } from '../store/names.ts';
import { formatTime, parseInstant } from '../values/instant.ts';
import type { Watcher } from './hub.ts';
import type { Effect, Target } from './targets.ts';
import { DocumentsTarget, QueryTarget, WindowTarget } from './targets.ts';

/** The client's side of a Listen stream: takes ListenResponse messages in ProtoJSON. */
type Send = (message: object) => void;

/** A target of a stream, judged when it is added and again whenever its project gets other rules. */
interface OpenTarget {
  readonly target: Target;
  readonly project: string;
  /** @throws PERMISSION_DENIED */
  readonly judge: () => void;
}

/** One Listen stream with all its targets. */
export class ListenStream implements Watcher {
  readonly #engine: Engine;
  readonly #caller: Caller;
  readonly #send: Send;
  readonly #report: (text: string) => void;
  readonly #targets = new Map<number, OpenTarget & { readonly stop: () => void }>();
  readonly #forgetRules: () => void;

  constructor(engine: Engine, caller: Caller, send: Send, report: (text: string) => void) {
    this.#engine = engine;
    this.#caller = caller;
    this.#send = send;
    this.#report = report;
    this.#forgetRules = engine.rules.subscribe((project) => this.#judgeAgain(project));
  }

  /**
   * Takes a ListenRequest. A target that is refused is removed with its cause; the stream goes on.
   * @throws INVALID_ARGUMENT when the request itself makes no sense: that ends the stream
   */
  receive(input: unknown): void {
    const request = readObject(input, 'request');
    const database = readOptionalString(request['database'], 'database');
    if (database !== undefined) parseDatabaseName(database);
    if (request['removeTarget'] !== undefined) {
      this.#remove(readOptionalInt32(request['removeTarget'], 'remove_target') ?? 0);
    } else if (request['addTarget'] !== undefined) {
      this.#add(readObject(request['addTarget'], 'add_target'));
    }
  }

  close(): void {
    this.#forgetRules();
    for (const { stop } of this.#targets.values()) stop();
    this.#targets.clear();
  }

  /** Tells the client what a commit did: each document once, with all its targets, then one NO_CHANGE. */
  deliver(effects: ReadonlyMap<number, readonly Effect[]>, time: bigint): void {
    const documents = new Map<
      string,
      { document: StoredDocument | undefined; inside: number[]; left: number[] }
    >();
    for (const [targetId, list] of effects)
      for (const { name, document, inside } of list) {
        let entry = documents.get(name);
        if (entry === undefined) documents.set(name, (entry = { document, inside: [], left: [] }));
        (inside ? entry.inside : entry.left).push(targetId);
      }
    for (const [name, { document, inside, left }] of documents)
      this.#sendDocument(name, document, inside, left, time);
    this.#sendConsistent(time);
  }

  #add(input: Input): void {
    const targetId = readOptionalInt32(input['targetId'], 'target_id') ?? 0;
    if (targetId <= 0) throw invalid('A target needs a positive target id.');
    this.#stop(targetId);
    let opened: OpenTarget;
    try {
      opened = this.#openTarget(input);
    } catch (thrown) {
      this.#refuse(targetId, thrown);
      return;
    }
    const { target } = opened;
    this.#targets.set(targetId, { ...opened, stop: this.#engine.listeners.watch(this, targetId, target) });
    this.#send({ targetChange: { targetChangeType: 'ADD', targetIds: [targetId] } });
    const since = readResumePoint(input);
    const now = this.#engine.store.clock.now();
    const resumed = since !== undefined && this.#sendSince(targetId, target, since, now);
    if (!resumed) this.#sendAll(targetId, target, since !== undefined, now);
    if (resumed && input['expectedCount'] !== undefined) {
      const count = target.result(this.#engine.store).length;
      this.#send({ filter: { targetId, count } });
    }
    this.#send({
      targetChange: {
        targetChangeType: 'CURRENT',
        targetIds: [targetId],
        readTime: formatTime(now),
        resumeToken: resumeToken(now),
      },
    });
    this.#sendConsistent(now);
    if (input['once'] === true) this.#remove(targetId);
  }

  #openTarget(input: Input): OpenTarget {
    const { store } = this.#engine;
    if (input['documents'] !== undefined) {
      const listed = readList(readObject(input['documents'], 'documents')['documents'], 'documents');
      const names = listed.map((name) => parseDocumentName(readString(name, 'documents')));
      const judge = this.#judgment(names[0], (court) => {
        for (const name of names) judgeGet(court, name, store.get(name));
      });
      return { ...judge, target: new DocumentsTarget(names) };
    }
    const described = readObject(input['query'], 'query');
    if (described['structuredQuery'] === undefined)
      throw new RpcError(
        'UNIMPLEMENTED',
        'Listening to this kind of target is not implemented in this backend.',
      );
    const parent = readString(described['parent'], 'parent');
    const query = parseQuery(parent, described['structuredQuery']);
    const judge = this.#judgment(parent, (court) => judgeList(court, query));
    this.#engine.demandIndex(query);
    const plain = query.limit === undefined && query.offset === 0;
    if (plain) return { ...judge, target: new QueryTarget(query) };
    return { ...judge, target: new WindowTarget(query, (wanted) => this.#engine.run(wanted, store)) };
  }

  /** Judges now, and knows how to do it again. @param name a document or parent of the target's project */
  #judgment(
    name: string | undefined,
    verdict: (court: Court) => void,
  ): Pick<OpenTarget, 'project' | 'judge'> {
    const project = name === undefined ? '' : databaseOf(name).project;
    const judge = () => {
      const court = this.#engine.court(this.#caller, project);
      if (court !== undefined) verdict(court);
    };
    judge();
    return { project, judge };
  }

  #judgeAgain(project: string): void {
    for (const [targetId, opened] of this.#targets) {
      if (opened.project !== project) continue;
      try {
        opened.judge();
      } catch (thrown) {
        this.#stop(targetId);
        this.#refuse(targetId, thrown);
      }
    }
  }

  #stop(targetId: number): void {
    this.#targets.get(targetId)?.stop();
    this.#targets.delete(targetId);
  }

  #refuse(targetId: number, thrown: unknown): void {
    const error = toRpcError(thrown, this.#report);
    const cause = { code: error.grpcCode, message: error.message };
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } });
  }

  #remove(targetId: number): void {
    this.#stop(targetId);
    this.#send({ targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId] } });
  }

  #sendAll(targetId: number, target: Target, reset: boolean, now: bigint): void {
    if (reset) this.#send({ targetChange: { targetChangeType: 'RESET', targetIds: [targetId] } });
    const result = target.result(this.#engine.store);
    for (const document of result) this.#sendDocument(document.name, document, [targetId], [], now);
    if (!(target instanceof DocumentsTarget)) return;
    for (const name of target.names)
      if (this.#engine.store.get(name) === undefined)
        this.#sendDocument(name, undefined, [], [targetId], now);
  }

  /** Sends only what changed since; false when that is not known. */
  #sendSince(targetId: number, target: Target, since: bigint, now: bigint): boolean {
    const { store } = this.#engine;
    const past = target.resumable && since <= now ? store.history.differencesAt(since) : undefined;
    if (past === undefined) return false;
    const changes = [...past].map(([name, before]) => ({ name, before, after: store.get(name) }));
    for (const { name, document, inside } of target.effects(changes))
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
      const readTime = formatTime(time);
      this.#send({ documentDelete: { document: name, readTime, removedTargetIds: [...inside, ...left] } });
      return;
    }
    this.#send({
      documentChange: {
        document: documentJson(document),
        ...(inside.length > 0 && { targetIds: inside }),
        ...(left.length > 0 && { removedTargetIds: left }),
      },
    });
  }

  /** Without target ids: every target is consistent at the time. Only this makes SDKs raise snapshots. */
  #sendConsistent(time: bigint): void {
    this.#send({
      targetChange: {
        targetChangeType: 'NO_CHANGE',
        readTime: formatTime(time),
        resumeToken: resumeToken(time),
      },
    });
  }
}

/** Resume tokens are the instant in microseconds, base64. */
function resumeToken(time: bigint): string {
  return Buffer.from(String(time)).toString('base64');
}

function readResumePoint(input: Input): bigint | undefined {
  const readTime = readOptionalString(input['readTime'], 'read_time');
  if (readTime !== undefined) return parseInstant(readTime);
  const token = readOptionalString(input['resumeToken'], 'resume_token');
  if (token === undefined || token === '') return undefined;
  const text = Buffer.from(token, 'base64').toString();
  // A token of another server (or none of ours) is as good as one from too long ago.
  return /^\d{1,18}$/.test(text) ? BigInt(text) : 0n;
}
