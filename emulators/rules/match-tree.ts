import type { PatternSegment } from './ast.ts';
import type { RulesMethod, RulesRequest, RulesUnknown, RulesValue } from './contract.ts';
import type { Evaluator } from './evaluation-context.ts';

const unknownValue: RulesUnknown = { kind: 'unknown' };
/** Any number of unknown segments; only a recursive wildcard covers it. */
const anySegments: unique symbol = Symbol('any segments');
type Segment = string | RulesUnknown | typeof anySegments;

export interface CompiledAllow {
  readonly methods: ReadonlySet<RulesMethod>;
  readonly evaluate: Evaluator;
  readonly cost: number;
  readonly line: number;
}

/** A compiled match block. */
export interface MatchNode {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
  readonly children: MatchList;
}

/** Sibling matches, indexed by their first literal segment so that most are never tested. */
export class MatchList {
  readonly #byLiteral = new Map<string, MatchNode[]>();
  readonly #wildcardNodes: readonly MatchNode[];

  constructor(nodes: readonly MatchNode[]) {
    const literals = new Set<string>();
    for (const { pattern } of nodes) if (pattern[0]?.type === 'literal') literals.add(pattern[0].text);
    for (const literal of literals) {
      this.#byLiteral.set(
        literal,
        nodes.filter(({ pattern: [first] }) => first?.type !== 'literal' || first.text === literal),
      );
    }
    this.#wildcardNodes = nodes.filter(({ pattern }) => pattern[0]?.type !== 'literal');
  }

  /** The matches that may cover a path continuing with `segment`, in source order. */
  getCandidates(segment: Segment | undefined): readonly MatchNode[] {
    const found = typeof segment === 'string' ? this.#byLiteral.get(segment) : undefined;
    return found ?? this.#wildcardNodes;
  }
}

type MatchVisitor = (node: MatchNode, wildcards: readonly RulesValue[]) => boolean;

/** Visits each match that covers the whole path, until a visit returns true. */
export class PathMatcher {
  readonly #segments: readonly Segment[];
  readonly #wildcards: RulesValue[] = [];
  readonly #minRestLength: 0 | 1;
  readonly #visit: MatchVisitor;

  constructor(request: RulesRequest, version: 1 | 2, visit: MatchVisitor) {
    this.#segments = toSegments(request);
    this.#minRestLength = version === 1 ? 1 : 0;
    this.#visit = visit;
  }

  /** @returns whether a visit returned true */
  walk(matches: MatchList, position = 0): boolean {
    return matches
      .getCandidates(this.#segments[position])
      .some((node) => this.#matchSegment(node, 0, position));
  }

  #matchSegment(node: MatchNode, part: number, position: number): boolean {
    const segment = node.pattern[part];
    if (segment === undefined) return this.#visitNode(node, position);
    if (segment.type === 'recursive-wildcard') return this.#matchRest(node, part, position);
    const value = this.#segments[position];
    if (value === undefined || value === anySegments) return false;
    if (segment.type === 'literal')
      return value === segment.text && this.#matchSegment(node, part + 1, position + 1);
    return this.#withWildcard(value, () => this.#matchSegment(node, part + 1, position + 1));
  }

  #matchRest(node: MatchNode, part: number, position: number): boolean {
    for (let end = position + this.#minRestLength; end <= this.#segments.length; end += 1) {
      const value = toPathValue(this.#segments.slice(position, end));
      if (this.#withWildcard(value, () => this.#matchSegment(node, part + 1, end))) return true;
    }
    return false;
  }

  #withWildcard(value: RulesValue, match: () => boolean): boolean {
    this.#wildcards.push(value);
    const isMatched = match();
    this.#wildcards.pop();
    return isMatched;
  }

  #visitNode(node: MatchNode, position: number): boolean {
    if (position === this.#segments.length && this.#visit(node, [...this.#wildcards])) return true;
    return this.walk(node.children, position);
  }
}

/** What a query leaves open is like an unbound variable of a path. */
function toPathValue(segments: readonly Segment[]): RulesValue {
  const open = [...segments.entries()].filter(([, segment]) => typeof segment !== 'string');
  const variables = new Map(open.map(([index]) => [index, { name: '', isRecursive: false }]));
  return {
    kind: 'path',
    segments: segments.map((segment) => (typeof segment === 'string' ? segment : '')),
    ...(open.length > 0 && { variables }),
  };
}

/** Adds what a query leaves open: document IDs, and the parent path of a collection group. */
function toSegments(request: RulesRequest): readonly Segment[] {
  const { path, method, service, collectionGroup } = request;
  const isCollection = service === 'cloud.firestore' && method === 'list' && path.length % 2 === 0;
  if (!isCollection) return path;
  if (collectionGroup !== true) return [...path, unknownValue];
  return [...path.slice(0, -1), anySegments, path.at(-1) ?? '', unknownValue];
}
