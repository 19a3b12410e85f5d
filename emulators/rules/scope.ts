import type { Expression, FunctionDeclaration } from './ast.ts';
import type { Evaluator } from './evaluation-context.ts';

/** A function of the rules; its body is filled in once every function it may call is known. */
export interface CompiledFunction {
  readonly declaration: FunctionDeclaration;
  lets: readonly Evaluator[];
  body: Evaluator;
  /** Expressions evaluated by each call, apart from those behind `&&`, `||`, `?:` and further calls. */
  cost: number;
}

/** What names mean at one place of the source. */
export interface Scope {
  readonly compileService: string;
  readonly parent: Scope | undefined;
  /** Wildcards of this match, each with its place among those of all matches around it. */
  readonly wildcards: ReadonlyMap<string, number>;
  readonly functions: Map<string, CompiledFunction>;
}

/** Parameters and lets of the function being compiled, each with its place in the frame. */
export type Locals = ReadonlyMap<string, number>;

/** The place of a wildcard among those of the matches around; undefined when no match binds the name. */
export function findWildcard(scope: Scope | undefined, name: string): number | undefined {
  for (let at = scope; at !== undefined; at = at.parent) {
    const found = at.wildcards.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The nearest function of that name, looking outwards; undefined when there is none. */
export function findFunction(scope: Scope | undefined, name: string): CompiledFunction | undefined {
  for (let at = scope; at !== undefined; at = at.parent) {
    const found = at.functions.get(name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lets a caller watch what every expression evaluates to. */
export type Instrument = (expression: Expression, evaluate: Evaluator) => Evaluator;
