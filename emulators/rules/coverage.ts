import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import { getChildExpressions } from './child-expressions.ts';
import { compileFile } from './compile.ts';
import type { Ruleset } from './contract.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { parseRules } from './parse.ts';
import { getTypeName } from './values.ts';

/** A value that an expression evaluated to, and how often. */
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

/** In the format of the official emulator's `:ruleCoverage`. */
export interface CoverageReport {
  readonly rules: { readonly files: readonly { readonly name: string; readonly content: string }[] };
  readonly report: readonly CoveredExpression[];
}

/** A ruleset that counts the results of each expression. */
export interface InstrumentedRuleset extends Ruleset {
  getCoverage(): CoverageReport;
}

interface OutcomeCounts {
  trueCount: number;
  falseCount: number;
  /** Counts of other than boolean values, by type. */
  readonly otherTypes: Map<string, number>;
  /** Counts by message. */
  readonly errors: Map<string, number>;
}

/**
 * Compiles like `compileRules` and counts the results of every expression. Evaluation takes about twice as long.
 * @throws RulesSyntaxError for invalid source
 */
export function compileWithCoverage(source: string, fileName = 'firestore.rules'): InstrumentedRuleset {
  const file = parseRules(source, fileName);
  const countsByExpression = new Map<Expression, OutcomeCounts>();
  const ruleset = compileFile(file, fileName, (expression, evaluate) => {
    const counts: OutcomeCounts = { trueCount: 0, falseCount: 0, otherTypes: new Map(), errors: new Map() };
    countsByExpression.set(expression, counts);
    return (frame) => {
      const outcome = evaluate(frame);
      countOutcome(counts, outcome);
      return outcome;
    };
  });
  return {
    ...ruleset,
    getCoverage: () => ({
      rules: { files: [{ name: fileName, content: source }] },
      report: collectConditions(file).map((expression) =>
        toCoveredExpression(expression, fileName, countsByExpression),
      ),
    }),
  };
}

function countOutcome(counts: OutcomeCounts, outcome: EvaluationResult): void {
  if (outcome === true) counts.trueCount += 1;
  else if (outcome === false) counts.falseCount += 1;
  else if (outcome instanceof EvaluationError) incrementCount(counts.errors, outcome.message);
  else incrementCount(counts.otherTypes, getTypeName(outcome));
}

function incrementCount(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function toCoveredExpression(
  expression: Expression,
  fileName: string,
  countsByExpression: ReadonlyMap<Expression, OutcomeCounts>,
): CoveredExpression {
  const { line, column, offset, end } = expression.span;
  return {
    sourcePosition: { fileName, line, column, currentOffset: offset, endOffset: end },
    values: toCoveredValues(countsByExpression.get(expression)),
    children: getChildExpressions(expression).map((child) =>
      toCoveredExpression(child, fileName, countsByExpression),
    ),
  };
}

function toCoveredValues(counts: OutcomeCounts | undefined): CoveredValue[] {
  if (counts === undefined) return [];
  const all: CoveredValue[] = [
    { value: { boolValue: true }, count: counts.trueCount },
    { value: { boolValue: false }, count: counts.falseCount },
    ...[...counts.otherTypes].map(([type, count]) => ({ value: { type }, count })),
    ...[...counts.errors].map(([causeMessage, count]) => ({
      value: { undefined: { causeMessage } },
      count,
    })),
  ];
  return all.filter(({ count }) => count > 0);
}

/** The conditions, lets and function bodies of a file, in source order. */
function collectConditions(file: RulesFile): Expression[] {
  const found = [
    ...file.functions.flatMap(getFunctionExpressions),
    ...file.services.flatMap(({ functions, matches }) => [
      ...functions.flatMap(getFunctionExpressions),
      ...matches.flatMap(collectMatchConditions),
    ]),
  ];
  return found.toSorted((left, right) => left.span.offset - right.span.offset);
}

function collectMatchConditions(match: MatchBlock): Expression[] {
  return [
    ...match.allows.flatMap(({ condition }) => (condition === undefined ? [] : [condition])),
    ...match.functions.flatMap(getFunctionExpressions),
    ...match.matches.flatMap(collectMatchConditions),
  ];
}

function getFunctionExpressions({ lets, body }: FunctionDeclaration): Expression[] {
  return [...lets.map(({ value }) => value), body];
}
