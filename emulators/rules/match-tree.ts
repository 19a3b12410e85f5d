import type { PatternSegment } from './ast.ts';
import type { RulesMethod, RulesRequest, RulesUnknown, RulesValue } from './contract.ts';
import type { Evaluate } from './run.ts';

const UNKNOWN: RulesUnknown = { kind: 'unknown' };
/** Stands for any number of unknown segments; only a recursive wildcard covers it. */
const ANYWHERE: unique symbol = Symbol('anywhere');
type Segment = string | RulesUnknown | typeof ANYWHERE;

export interface CompiledAllow {
  readonly methods: ReadonlySet<RulesMethod>;
  readonly evaluate: Evaluate;
  readonly cost: number;
  readonly line: number;
}

/** A match of the rules with what stands inside it. */
export interface MatchNode {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
  readonly children: MatchList;
}

/** Matches beside each other, sorted by their first literal segment so that most are never looked at. */
export class MatchList {
  private readonly byLiteral = new Map<string, MatchNode[]>();
  private readonly wild: readonly MatchNode[];

  constructor(nodes: readonly MatchNode[]) {
    const literals = new Set<string>();
    for (const { pattern } of nodes) if (pattern[0]?.type === 'literal') literals.add(pattern[0].text);
    for (const literal of literals) {
      this.byLiteral.set(
        literal,
        nodes.filter(({ pattern: [first] }) => first?.type !== 'literal' || first.text === literal),
      );
    }
    this.wild = nodes.filter(({ pattern }) => pattern[0]?.type !== 'literal');
  }

  /** The matches that may cover a path going on with `segment`, in the order of the source. */
  startingWith(segment: Segment | undefined): readonly MatchNode[] {
    const found = typeof segment === 'string' ? this.byLiteral.get(segment) : undefined;
    return found ?? this.wild;
  }
}

/** Calls back for each match that covers the whole path, until one call answers true. */
export class PathMatcher {
  private readonly segments: readonly Segment[];
  private readonly wildcards: RulesValue[] = [];
  private readonly shortestRest: 0 | 1;
  private readonly visit: (node: MatchNode, wildcards: readonly RulesValue[]) => boolean;

  constructor(request: RulesRequest, version: 1 | 2, visit: PathMatcher['visit']) {
    this.segments = segmentsOf(request);
    this.shortestRest = version === 1 ? 1 : 0;
    this.visit = visit;
  }

  /** @returns whether a call answered true */
  walk(matches: MatchList, at = 0): boolean {
    return matches.startingWith(this.segments[at]).some((node) => this.follow(node, 0, at));
  }

  private follow(node: MatchNode, part: number, at: number): boolean {
    const segment = node.pattern[part];
    if (segment === undefined) return this.arrive(node, at);
    if (segment.type === 'rest') return this.followRest(node, part, at);
    const value = this.segments[at];
    if (value === undefined || value === ANYWHERE) return false;
    if (segment.type === 'literal') return value === segment.text && this.follow(node, part + 1, at + 1);
    return this.bound(value, () => this.follow(node, part + 1, at + 1));
  }

  private followRest(node: MatchNode, part: number, at: number): boolean {
    for (let end = at + this.shortestRest; end <= this.segments.length; end += 1) {
      const value = pathOf(this.segments.slice(at, end));
      if (this.bound(value, () => this.follow(node, part + 1, end))) return true;
    }
    return false;
  }

  private bound(value: RulesValue, then: () => boolean): boolean {
    this.wildcards.push(value);
    const found = then();
    this.wildcards.pop();
    return found;
  }

  private arrive(node: MatchNode, at: number): boolean {
    if (at === this.segments.length && this.visit(node, [...this.wildcards])) return true;
    return this.walk(node.children, at);
  }
}

function pathOf(segments: readonly Segment[]): RulesValue {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? { kind: 'path', segments: known } : UNKNOWN;
}

/** Adds what a query leaves open: the documents' ids, and for a collection group where the collection stands. */
function segmentsOf(request: RulesRequest): readonly Segment[] {
  const { path, method, service, collectionGroup } = request;
  const isCollection = service === 'cloud.firestore' && method === 'list' && path.length % 2 === 0;
  if (!isCollection) return path;
  if (collectionGroup !== true) return [...path, UNKNOWN];
  return [...path.slice(0, -1), ANYWHERE, path.at(-1) ?? '', UNKNOWN];
}
