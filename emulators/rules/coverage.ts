import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import { compileFile } from './compile.ts';
import type { Ruleset } from './contract.ts';
import { Fault } from './fault.ts';
import type { Outcome } from './fault.ts';
import { parseRules } from './parse.ts';
import { typeName } from './values.ts';

/** A value an expression came to, and how often. */
interface CoveredValue {
  readonly value:
    | { readonly boolValue: boolean }
    | { readonly undefined: { readonly causeMessage: string } }
    | { readonly type: string };
  readonly count: number;
}

interface CoveredExpression {
  readonly sourcePosition: {
    readonly fileName: string;
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  /** Empty when the expression was never evaluated. */
  readonly values: readonly CoveredValue[];
  readonly children: readonly CoveredExpression[];
}

/** In the form of the official emulator's `:ruleCoverage`. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoveredExpression[];
}

/** A ruleset that counts what each of its expressions comes to. */
export interface CoveredRuleset extends Ruleset {
  coverage(): CoverageReport;
}

interface Tally {
  yes: number;
  no: number;
  /** Counts by type, for values that are no booleans. */
  readonly others: Map<string, number>;
  /** Counts by message. */
  readonly errors: Map<string, number>;
}

/**
 * As `compileRules`, with a count of every expression's outcomes; judging takes about twice as long.
 * @throws RulesSyntaxError with line, column and message when the source is wrong
 */
export function compileWithCoverage(source: string, fileName = 'firestore.rules'): CoveredRuleset {
  const file = parseRules(source, fileName);
  const tallies = new Map<Expression, Tally>();
  const ruleset = compileFile(file, fileName, (expression, evaluate) => {
    const tally: Tally = { yes: 0, no: 0, others: new Map(), errors: new Map() };
    tallies.set(expression, tally);
    return (frame) => {
      const outcome = evaluate(frame);
      count(tally, outcome);
      return outcome;
    };
  });
  return {
    ...ruleset,
    coverage: () => ({
      rules: { files: [{ name: fileName, content: source }] },
      report: conditionsOf(file).map((expression) => describe(expression, fileName, tallies)),
    }),
  };
}

function count(tally: Tally, outcome: Outcome): void {
  if (outcome === true) tally.yes += 1;
  else if (outcome === false) tally.no += 1;
  else if (outcome instanceof Fault) increase(tally.errors, outcome.message);
  else increase(tally.others, typeName(outcome));
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function describe(
  expression: Expression,
  fileName: string,
  tallies: ReadonlyMap<Expression, Tally>,
): CoveredExpression {
  const { line, column, offset, end } = expression.at;
  return {
    sourcePosition: { fileName, line, column, currentOffset: offset, endOffset: end },
    values: valuesOf(tallies.get(expression)),
    children: childrenOf(expression).map((child) => describe(child, fileName, tallies)),
  };
}

function valuesOf(tally: Tally | undefined): CoveredValue[] {
  if (tally === undefined) return [];
  const all: CoveredValue[] = [
    { value: { boolValue: true }, count: tally.yes },
    { value: { boolValue: false }, count: tally.no },
    ...[...tally.others].map(([type, times]) => ({ value: { type }, count: times })),
    ...[...tally.errors].map(([causeMessage, times]) => ({
      value: { undefined: { causeMessage } },
      count: times,
    })),
  ];
  return all.filter(({ count: times }) => times > 0);
}

/** The conditions, lets and function bodies of a file, in the order of the source. */
function conditionsOf(file: RulesFile): Expression[] {
  const found = [
    ...file.functions.flatMap(expressionsOf),
    ...file.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap(expressionsOf),
      ...matches.flatMap(conditionsIn),
    ]),
  ];
  return found.toSorted((left, right) => left.at.offset - right.at.offset);
}

function conditionsIn(match: MatchBlock): Expression[] {
  return [
    ...match.allows.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
    ...match.functions.flatMap(expressionsOf),
    ...match.matches.flatMap(conditionsIn),
  ];
}

function expressionsOf({ lets, body }: FunctionDeclaration): Expression[] {
  return [...lets.map(({ value }) => value), body];
}

function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'literal':
    case 'name':
      return [];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flat();
    case 'path':
      return expression.segments.filter((segment) => typeof segment !== 'string');
    case 'unary':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'is':
      return [expression.value];
    case 'ternary':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'slice':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
  }
}
