import type { PatternSegment } from './ast.ts';
import type { RulesMethod, RulesRequest, RulesUnknown, RulesValue } from './contract.ts';
import type { Evaluator } from './evaluation-context.ts';

const UNKNOWN: RulesUnknown = { kind: 'unknown' };
/** Stands for any number of unknown segments; only a recursive wildcard covers it. */
const ANY_SEGMENTS: unique symbol = Symbol('anywhere');
type Segment = string | RulesUnknown | typeof ANY_SEGMENTS;

export interface CompiledAllow {
  readonly methods: ReadonlySet<RulesMethod>;
  readonly evaluate: Evaluator;
  readonly cost: number;
  readonly line: number;
}

/** A match of the rules with what stands inside it. */
export interface MatchNode {
  readonly pattern: readonly PatternSegment[];
  readonly compileAllows: readonly CompiledAllow[];
  readonly children: MatchList;
}

/** Matches beside each other, sorted by their first literal segment so that most are never looked at. */
export class MatchList {
  private readonly byLiteral = new Map<string, MatchNode[]>();
  private readonly wildcardNodes: readonly MatchNode[];

  constructor(nodes: readonly MatchNode[]) {
    const literals = new Set<string>();
    for (const { pattern } of nodes) if (pattern[0]?.type === 'literal') literals.add(pattern[0].text);
    for (const literal of literals) {
      this.byLiteral.set(
        literal,
        nodes.filter(({ pattern: [first] }) => first?.type !== 'literal' || first.text === literal),
      );
    }
    this.wildcardNodes = nodes.filter(({ pattern }) => pattern[0]?.type !== 'literal');
  }

  /** The matches that may cover a path going on with `segment`, in the order of the source. */
  getCandidates(segment: Segment | undefined): readonly MatchNode[] {
    const found = typeof segment === 'string' ? this.byLiteral.get(segment) : undefined;
    return found ?? this.wildcardNodes;
  }
}

/** Calls back for each match that covers the whole path, until one call answers true. */
export class PathMatcher {
  private readonly segments: readonly Segment[];
  private readonly wildcards: RulesValue[] = [];
  private readonly minRestLength: 0 | 1;
  private readonly visit: (node: MatchNode, wildcards: readonly RulesValue[]) => boolean;

  constructor(request: RulesRequest, version: 1 | 2, visit: PathMatcher['visit']) {
    this.segments = toSegments(request);
    this.minRestLength = version === 1 ? 1 : 0;
    this.visit = visit;
  }

  /** @returns whether a call answered true */
  walk(matches: MatchList, at = 0): boolean {
    return matches.getCandidates(this.segments[at]).some((node) => this.matchSegment(node, 0, at));
  }

  private matchSegment(node: MatchNode, part: number, at: number): boolean {
    const segment = node.pattern[part];
    if (segment === undefined) return this.visitNode(node, at);
    if (segment.type === 'rest') return this.matchRest(node, part, at);
    const value = this.segments[at];
    if (value === undefined || value === ANY_SEGMENTS) return false;
    if (segment.type === 'literal')
      return value === segment.text && this.matchSegment(node, part + 1, at + 1);
    return this.withWildcard(value, () => this.matchSegment(node, part + 1, at + 1));
  }

  private matchRest(node: MatchNode, part: number, at: number): boolean {
    for (let end = at + this.minRestLength; end <= this.segments.length; end += 1) {
      const value = toPathValue(this.segments.slice(at, end));
      if (this.withWildcard(value, () => this.matchSegment(node, part + 1, end))) return true;
    }
    return false;
  }

  private withWildcard(value: RulesValue, then: () => boolean): boolean {
    this.wildcards.push(value);
    const found = then();
    this.wildcards.pop();
    return found;
  }

  private visitNode(node: MatchNode, at: number): boolean {
    if (at === this.segments.length && this.visit(node, [...this.wildcards])) return true;
    return this.walk(node.children, at);
  }
}

function toPathValue(segments: readonly Segment[]): RulesValue {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? { kind: 'path', segments: known } : UNKNOWN;
}

/** Adds what a query leaves open: the documents' ids, and for a collection group where the collection stands. */
function toSegments(request: RulesRequest): readonly Segment[] {
  const { path, method, service, collectionGroup } = request;
  const isCollection = service === 'cloud.firestore' && method === 'list' && path.length % 2 === 0;
  if (!isCollection) return path;
  if (collectionGroup !== true) return [...path, UNKNOWN];
  return [...path.slice(0, -1), ANY_SEGMENTS, path.at(-1) ?? '', UNKNOWN];
}
