import type { Caller } from './credentials.ts';
import { hashOf } from './data/hash.ts';
import { InvalidDataError, pathText, readPath, type Path } from './data/keys.ts';
import { nodeFromJson, readPriority, type Json } from './data/json.ts';
import { nodeAt, nothing, withNodesAt, withPriority, type Node } from './data/node.ts';
import { select, type Query } from './data/query.ts';
import { resolveServerValues } from './data/server-values.ts';
import { updateFor, type Listener } from './listener.ts';
import { hasIndex, mayRead, mayWrite } from './rules/judge.ts';
import { openRules, parseRules, type RuleNode } from './rules/ruleset.ts';

/** The rules refuse. */
export class PermissionDeniedError extends Error {
  override readonly name = 'PermissionDeniedError';

  constructor() {
    super('Permission denied');
  }
}

/** A transaction assumed another value than what is stored. */
export class StaleDataError extends Error {
  override readonly name = 'StaleDataError';

  constructor() {
    super('Transaction hash does not match');
  }
}

/** A new value, or only a new priority, for one place. */
export interface Change {
  readonly path: Path;
  readonly value: Json;
  readonly only?: 'priority';
}

/** One database: its data, its rules and everybody who listens. Each `ns` is one. */
export class Instance {
  private root: Node = nothing;
  private rules: RuleNode = openRules;
  private source = '';
  private readonly listeners = new Set<Listener>();

  /** The rules file as it was set; empty before. */
  get rulesSource(): string {
    return this.source;
  }

  /** @throws RulesError and keeps the rules it had */
  setRules(source: string): void {
    this.rules = parseRules(source);
    this.source = source;
    this.recheckListeners();
  }

  /** @throws PermissionDeniedError */
  read(path: Path, query: Query, caller: Caller): Node {
    if (!this.mayRead(path, query, caller)) throw new PermissionDeniedError();
    return select(nodeAt(this.root, path), query);
  }

  hasIndex(path: Path, query: Query): boolean {
    return hasIndex(this.rules, path, query);
  }

  /**
   * Writes several places at once, or none of them. Everybody who listens is told before this returns, the
   * writer too: the SDK expects the news before the answer.
   *
   * @param assumed for a transaction: the hash of the value the writer believes to be at the first place
   * @returns the values as written, server values resolved
   * @throws InvalidDataError, StaleDataError, PermissionDeniedError
   */
  write(changes: readonly Change[], caller: Caller, assumed?: string): Json[] {
    const now = Date.now();
    const before = this.root;
    if (assumed !== undefined && hashOf(nodeAt(before, changes[0]?.path ?? [])) !== assumed) {
      throw new StaleDataError();
    }
    demandSeparate(changes.map(({ path }) => path));
    const placed: [Path, Node][] = [];
    const written: Json[] = [];
    for (const { path, value, only } of changes) {
      const resolved = resolveServerValues(value, nodeAt(before, path), now);
      const node = only
        ? withPriority(nodeAt(before, path), readPriority(resolved))
        : nodeFromJson(resolved, path.length);
      placed.push([path, node]);
      written.push(resolved);
    }
    const after = withNodesAt(before, placed);
    const changed = changes.map(({ path }) => path);
    if (
      caller.kind === 'person' &&
      !mayWrite(this.rules, before, after, changed, { auth: caller.auth, now })
    ) {
      throw new PermissionDeniedError();
    }
    this.root = after;
    this.tellListeners(before, changed);
    return written;
  }

  /** @throws PermissionDeniedError */
  listen(listener: Listener): Node {
    const node = this.read(listener.path, listener.query, listener.caller());
    this.listeners.add(listener);
    return node;
  }

  unlisten(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Ends the listens that are no longer allowed. */
  recheckListeners(): void {
    for (const listener of [...this.listeners]) this.keepsListening(listener);
  }

  private tellListeners(before: Node, changed: readonly Path[]): void {
    for (const listener of [...this.listeners]) {
      const update = updateFor(listener, before, this.root, changed);
      if (update && this.keepsListening(listener)) listener.onUpdate(update);
    }
  }

  private keepsListening(listener: Listener): boolean {
    if (this.mayRead(listener.path, listener.query, listener.caller())) return true;
    this.listeners.delete(listener);
    listener.onRevoked();
    return false;
  }

  private mayRead(path: Path, query: Query, caller: Caller): boolean {
    if (caller.kind === 'admin') return true;
    return mayRead(this.rules, this.root, path, query, { auth: caller.auth, now: Date.now() });
  }
}

/**
 * The change that a write to a path means: a path that ends in `.priority` names its parent's priority.
 *
 * @throws InvalidDataError
 */
export function changeAt(path: string, value: Json): Change {
  const parent = /^(.*)\/\.priority\/*$/.exec(path)?.[1];
  return parent === undefined
    ? { path: readPath(path), value }
    : { path: readPath(parent), value, only: 'priority' };
}

/**
 * The changes of an update: keys are paths below `path`.
 *
 * @throws InvalidDataError
 */
export function updateChanges(path: Path, values: Json): Change[] {
  if (values === null || typeof values !== 'object' || Array.isArray(values)) {
    throw new InvalidDataError('An update must be an object');
  }
  return Object.entries(values as { readonly [key: string]: Json }).map(([key, value]) => {
    const { path: below, ...change } = changeAt(`/${key}`, value);
    if (below.length === 0 && !change.only) throw new InvalidDataError('An update needs keys');
    return { ...change, path: [...path, ...below] };
  });
}

/** Sorted by their text, places inside another come right behind it. */
function demandSeparate(paths: readonly Path[]): void {
  const texts = paths.map((path) => `${pathText(path)}/`).sort();
  for (const [i, text] of texts.entries()) {
    const above = texts[i - 1];
    if (above !== undefined && (above === '/' || text.startsWith(above))) {
      throw new InvalidDataError(
        `An update names /${text.slice(0, -1)} twice, or together with a place above it`,
      );
    }
  }
}
