import type { Caller } from './credentials.ts';
import { hashNode } from './data/hash.ts';
import { InvalidDataError, formatPath, parsePath, type Path } from './data/keys.ts';
import { nodeFromJson, parsePriority, type Json } from './data/json.ts';
import { getNodeAt, emptyNode, withNodesAt, withPriority, type Node } from './data/node.ts';
import { applyQuery, type Query } from './data/query.ts';
import { resolveServerValues } from './data/server-values.ts';
import { computeUpdate, type Listener } from './listener.ts';
import { hasIndex, canRead, canWrite } from './rules/authorize.ts';
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
  private root: Node = emptyNode;
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
    this.revalidateListeners();
  }

  /** @throws PermissionDeniedError */
  read(path: Path, query: Query, caller: Caller): Node {
    if (!this.canRead(path, query, caller)) throw new PermissionDeniedError();
    return applyQuery(getNodeAt(this.root, path), query);
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
    if (assumed !== undefined && hashNode(getNodeAt(before, changes[0]?.path ?? [])) !== assumed) {
      throw new StaleDataError();
    }
    requireDisjoint(changes.map(({ path }) => path));
    const placed: [Path, Node][] = [];
    const written: Json[] = [];
    for (const { path, value, only } of changes) {
      const resolved = resolveServerValues(value, getNodeAt(before, path), now);
      const node = only
        ? withPriority(getNodeAt(before, path), parsePriority(resolved))
        : nodeFromJson(resolved, path.length);
      placed.push([path, node]);
      written.push(resolved);
    }
    const after = withNodesAt(before, placed);
    const changed = changes.map(({ path }) => path);
    if (
      caller.kind === 'person' &&
      !canWrite(this.rules, before, after, changed, { auth: caller.auth, now })
    ) {
      throw new PermissionDeniedError();
    }
    this.root = after;
    this.notifyListeners(before, changed);
    return written;
  }

  /** @throws PermissionDeniedError */
  addListener(listener: Listener): Node {
    const node = this.read(listener.path, listener.query, listener.getCaller());
    this.listeners.add(listener);
    return node;
  }

  removeListener(listener: Listener): void {
    this.listeners.delete(listener);
  }

  /** Ends the listens that are no longer allowed. */
  revalidateListeners(): void {
    for (const listener of [...this.listeners]) this.revalidateListener(listener);
  }

  private notifyListeners(before: Node, changed: readonly Path[]): void {
    for (const listener of [...this.listeners]) {
      const update = computeUpdate(listener, before, this.root, changed);
      if (update && this.revalidateListener(listener)) listener.onUpdate(update);
    }
  }

  private revalidateListener(listener: Listener): boolean {
    if (this.canRead(listener.path, listener.query, listener.getCaller())) return true;
    this.listeners.delete(listener);
    listener.onRevoked();
    return false;
  }

  private canRead(path: Path, query: Query, caller: Caller): boolean {
    if (caller.kind === 'admin') return true;
    return canRead(this.rules, this.root, path, query, { auth: caller.auth, now: Date.now() });
  }
}

/**
 * The change that a write to a path means: a path that ends in `.priority` names its parent's priority.
 *
 * @throws InvalidDataError
 */
export function toChange(path: string, value: Json): Change {
  const parent = /^(.*)\/\.priority\/*$/.exec(path)?.[1];
  return parent === undefined
    ? { path: parsePath(path), value }
    : { path: parsePath(parent), value, only: 'priority' };
}

/**
 * The changes of an update: keys are paths below `path`.
 *
 * @throws InvalidDataError
 */
export function toUpdateChanges(path: Path, values: Json): Change[] {
  if (values === null || typeof values !== 'object' || Array.isArray(values)) {
    throw new InvalidDataError('An update must be an object');
  }
  return Object.entries(values as { readonly [key: string]: Json }).map(([key, value]) => {
    const { path: below, ...change } = toChange(`/${key}`, value);
    if (below.length === 0 && !change.only) throw new InvalidDataError('An update needs keys');
    return { ...change, path: [...path, ...below] };
  });
}

/** Sorted by their text, places inside another come right behind it. */
function requireDisjoint(paths: readonly Path[]): void {
  const texts = paths.map((path) => `${formatPath(path)}/`).sort();
  for (const [i, text] of texts.entries()) {
    const above = texts[i - 1];
    if (above !== undefined && (above === '/' || text.startsWith(above))) {
      throw new InvalidDataError(
        `An update names /${text.slice(0, -1)} twice, or together with a place above it`,
      );
    }
  }
}
