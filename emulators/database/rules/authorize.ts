import type { AuthVariable } from '../credentials.ts';
import type { Json } from '../data/json.ts';
import { formatPath, type Path } from '../data/keys.ts';
import { exists, getNodeAt, type Node } from '../data/node.ts';
import type { Query } from '../data/query.ts';
import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import type { Value } from './methods.ts';
import type { RuleNode } from './ruleset.ts';
import { Snapshot } from './snapshot.ts';

/** The caller and the time of a request. */
export interface RequestContext {
  readonly auth: AuthVariable | { readonly [name: string]: Json } | null;
  /** Milliseconds since the epoch; equals the server timestamps of the same write. */
  readonly now: number;
}

/** One level between the root and a path, with its rules and the captured wildcards. */
interface Level {
  readonly path: Path;
  readonly rules: RuleNode;
  readonly captures: ReadonlyMap<string, string>;
}

/** Whether a `.read` at the path or above allows reading. */
export function canRead(
  rules: RuleNode,
  root: Node,
  path: Path,
  query: Query,
  context: RequestContext,
): boolean {
  return getLevels(rules, path).some((level) => {
    // Only rules at the queried path know the query.
    const queryVariable = level.path.length === path.length ? query : undefined;
    return evaluatesToTrue(level.rules.read, buildScope(level, context, root, undefined, queryVariable));
  });
}

/**
 * Whether all changes of a write are allowed, given the data after the complete write. Each changed path needs a
 * `.write` at it or above that allows. Then every `.validate` above, at and below it must hold where data remains.
 */
export function canWrite(
  rules: RuleNode,
  before: Node,
  after: Node,
  changed: readonly Path[],
  context: RequestContext,
): boolean {
  const validated = new Set<string>();
  const isValid = (level: Level): boolean => {
    const path = formatPath(level.path);
    if (validated.has(path) || !level.rules.validate || !exists(getNodeAt(after, level.path))) return true;
    validated.add(path);
    return evaluatesToTrue(level.rules.validate, buildScope(level, context, before, after));
  };
  return changed.every((path) => {
    const levels = getLevels(rules, path);
    if (
      !levels.some((level) => evaluatesToTrue(level.rules.write, buildScope(level, context, before, after)))
    )
      return false;
    if (!levels.every(isValid)) return false;
    const last = levels.at(-1);
    return last?.path.length !== path.length || everyLevelBelow(last, getNodeAt(after, path), isValid);
  });
}

/** Whether a query is supported by an `.indexOn`; queries by key or priority always are. */
export function hasIndex(rules: RuleNode, path: Path, query: Query): boolean {
  const { index } = query;
  if (index.by === 'key' || index.by === 'priority') return true;
  const indexOn = index.by === 'child' ? formatPath(index.path) : '.value';
  const level = getLevels(rules, path).at(-1);
  return level?.path.length === path.length && level.rules.indexes.includes(indexOn);
}

function getLevels(rules: RuleNode, path: Path): Level[] {
  let level: Level | undefined = { path: [], rules, captures: new Map() };
  const levels = [level];
  for (const key of path) {
    level = getChildLevel(level, key);
    if (!level) break;
    levels.push(level);
  }
  return levels;
}

function getChildLevel(level: Level, key: string): Level | undefined {
  const path = [...level.path, key];
  const rules = level.rules.children.get(key);
  if (rules) return { path, rules, captures: level.captures };
  const { wildcard } = level.rules;
  if (!wildcard) return undefined;
  return { path, rules: wildcard.node, captures: new Map(level.captures).set(wildcard.name, key) };
}

function everyLevelBelow(level: Level, node: Node, test: (level: Level) => boolean): boolean {
  if (level.rules.children.size === 0 && !level.rules.wildcard) return true;
  for (const [key, child] of node.children) {
    const next = getChildLevel(level, key);
    if (next && !(test(next) && everyLevelBelow(next, child, test))) return false;
  }
  return true;
}

function buildScope(
  level: Level,
  context: RequestContext,
  before: Node,
  after?: Node,
  query?: Query,
): Map<string, Value> {
  const scope = new Map<string, Value>(level.captures);
  scope.set('auth', context.auth as Json);
  scope.set('now', context.now);
  scope.set('root', new Snapshot(before, []));
  scope.set('data', new Snapshot(before, level.path));
  if (after) scope.set('newData', new Snapshot(after, level.path));
  if (query) scope.set('query', toQueryVariable(query));
  return scope;
}

function toQueryVariable({ index, start, end, limit }: Query): Json {
  const isEqual = start && end && start.value === end.value && start.key === end.key;
  return {
    orderByKey: index.by === 'key',
    orderByValue: index.by === 'value',
    orderByPriority: index.by === 'priority',
    orderByChild: index.by === 'child' ? formatPath(index.path) : null,
    startAt: start?.value ?? null,
    endAt: end?.value ?? null,
    equalTo: isEqual ? start.value : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  };
}

/** A rule with an evaluation error counts as false. */
function evaluatesToTrue(rule: Expression | undefined, scope: ReadonlyMap<string, Value>): boolean {
  if (!rule) return false;
  try {
    return evaluate(rule, scope) === true;
  } catch {
    return false;
  }
}
