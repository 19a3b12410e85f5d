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

/** The rules deny a request. */
export class PermissionDeniedError extends Error {
  override readonly name = 'PermissionDeniedError';

  constructor() {
    super('Permission denied');
  }
}

/** A transaction expects another value than the stored one. */
export class StaleDataError extends Error {
  override readonly name = 'StaleDataError';

  constructor() {
    super('Transaction hash does not match');
  }
}

/** A new value, or only a new priority, at a path. */
export interface Change {
  readonly path: Path;
  readonly value: Json;
  readonly priorityOnly?: true;
}

/** One database, selected by `ns`: its data, rules and listeners. */
export class Instance {
  #root: Node = emptyNode;
  #rules: RuleNode = openRules;
  #source = '';
  readonly #listeners = new Set<Listener>();

  /** The rules file that was set last, or an empty string. */
  get rulesSource(): string {
    return this.#source;
  }

  /** @throws RulesError for an invalid file; the previous rules stay in force */
  setRules(source: string): void {
    this.#rules = parseRules(source);
    this.#source = source;
    this.revalidateListeners();
  }

  /** @throws PermissionDeniedError */
  read(path: Path, query: Query, caller: Caller): Node {
    if (!this.#canRead(path, query, caller)) throw new PermissionDeniedError();
    return applyQuery(getNodeAt(this.#root, path), query);
  }

  hasIndex(path: Path, query: Query): boolean {
    return hasIndex(this.#rules, path, query);
  }

  /**
   * Applies all changes or none. All listeners are notified before this returns, including the writer's, because the
   * SDK expects updates before the response.
   *
   * @param expectedHash for a transaction: the hash of the value that the client expects at the first path
   * @returns the written values with resolved server values
   * @throws InvalidDataError, StaleDataError, PermissionDeniedError
   */
  write(changes: readonly Change[], caller: Caller, expectedHash?: string): Json[] {
    const now = Date.now();
    const before = this.#root;
    if (expectedHash !== undefined && hashNode(getNodeAt(before, changes[0]?.path ?? [])) !== expectedHash) {
      throw new StaleDataError();
    }
    requireDisjoint(changes.map(({ path }) => path));
    const changedNodes: [Path, Node][] = [];
    const written: Json[] = [];
    for (const { path, value, priorityOnly } of changes) {
      const resolved = resolveServerValues(value, getNodeAt(before, path), now);
      const node = priorityOnly
        ? withPriority(getNodeAt(before, path), parsePriority(resolved))
        : nodeFromJson(resolved, path.length);
      changedNodes.push([path, node]);
      written.push(resolved);
    }
    const after = withNodesAt(before, changedNodes);
    const changed = changes.map(({ path }) => path);
    if (
      caller.kind === 'user' &&
      !canWrite(this.#rules, before, after, changed, { auth: caller.auth, now })
    ) {
      throw new PermissionDeniedError();
    }
    this.#root = after;
    this.#notifyListeners(before, changed);
    return written;
  }

  /** @throws PermissionDeniedError */
  addListener(listener: Listener): Node {
    const node = this.read(listener.path, listener.query, listener.getCaller());
    this.#listeners.add(listener);
    return node;
  }

  removeListener(listener: Listener): void {
    this.#listeners.delete(listener);
  }

  /** Revokes the listeners that are no longer allowed to read. */
  revalidateListeners(): void {
    for (const listener of [...this.#listeners]) this.#revalidateListener(listener);
  }

  #notifyListeners(before: Node, changed: readonly Path[]): void {
    for (const listener of [...this.#listeners]) {
      const update = computeUpdate(listener, before, this.#root, changed);
      if (update && this.#revalidateListener(listener)) listener.onUpdate(update);
    }
  }

  #revalidateListener(listener: Listener): boolean {
    if (this.#canRead(listener.path, listener.query, listener.getCaller())) return true;
    this.#listeners.delete(listener);
    listener.onRevoked();
    return false;
  }

  #canRead(path: Path, query: Query, caller: Caller): boolean {
    if (caller.kind === 'admin') return true;
    return canRead(this.#rules, this.#root, path, query, { auth: caller.auth, now: Date.now() });
  }
}

/**
 * Creates the change for a write to a path. A path that ends in `.priority` sets the priority of its parent.
 *
 * @throws InvalidDataError
 */
export function toChange(path: string, value: Json): Change {
  const parent = /^(.*)\/\.priority\/*$/.exec(path)?.[1];
  return parent === undefined
    ? { path: parsePath(path), value }
    : { path: parsePath(parent), value, priorityOnly: true };
}

/**
 * Creates the changes of an update.
 *
 * @param values new values by path relative to `path`
 *
 * @throws InvalidDataError
 */
export function toUpdateChanges(path: Path, values: Json): Change[] {
  if (values === null || typeof values !== 'object' || Array.isArray(values)) {
    throw new InvalidDataError('An update must be an object');
  }
  return Object.entries(values as { readonly [key: string]: Json }).map(([key, value]) => {
    const { path: relativePath, ...change } = toChange(`/${key}`, value);
    if (relativePath.length === 0 && !change.priorityOnly)
      throw new InvalidDataError('An update needs paths');
    return { ...change, path: [...path, ...relativePath] };
  });
}

/** When paths are sorted as text, a descendant directly follows its ancestor. */
function requireDisjoint(paths: readonly Path[]): void {
  const texts = paths.map((path) => `${formatPath(path)}/`).sort();
  for (const [i, text] of texts.entries()) {
    const previous = texts[i - 1];
    if (previous !== undefined && (previous === '/' || text.startsWith(previous))) {
      throw new InvalidDataError(
        `An update contains /${text.slice(0, -1)} twice, or together with one of its ancestors`,
      );
    }
  }
}
