import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './ast.ts';
import { getChildExpressions } from './child-expressions.ts';
import { compileFile } from './compile.ts';
import type { RulesValue, Ruleset } from './contract.ts';
import { toCoverageValue } from './coverage-value.ts';
import { EvaluationError } from './evaluation-error.ts';
import type { EvaluationResult } from './evaluation-error.ts';
import { parseRules } from './parse.ts';

/** A value that an expression evaluated to, and how often. */
interface CoveredValue {
  /** `{boolValue: true}` or another value, or `{undefined: {causeMessage}}` for an error. */
  readonly value: object;
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

/** Counts by value, and of errors by message. Only the latest of many values are kept. */
interface OutcomeCounts {
  readonly values: Map<RulesValue, number>;
  readonly errors: Map<string, number>;
}

const maxValues = 20;

/**
 * Compiles like `compileRules` and counts the results of every expression. Evaluation takes about twice as long.
 * @throws RulesSyntaxError for invalid source
 */
export function compileWithCoverage(source: string, fileName = 'firestore.rules'): InstrumentedRuleset {
  const file = parseRules(source, fileName);
  const countsByExpression = new Map<Expression, OutcomeCounts>();
  const ruleset = compileFile(file, fileName, (expression, evaluate) => {
    const counts: OutcomeCounts = { values: new Map(), errors: new Map() };
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

function countOutcome({ values, errors }: OutcomeCounts, outcome: EvaluationResult): void {
  if (outcome instanceof EvaluationError) return incrementCount(errors, outcome.message);
  incrementCount(values, outcome);
  if (values.size > maxValues) values.delete(values.keys().next().value as RulesValue);
}

function incrementCount<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function toCoveredExpression(
  expression: Expression,
  fileName: string,
  countsByExpression: ReadonlyMap<Expression, OutcomeCounts>,
): CoveredExpression {
  const { line, column, offset, end } = expression.span;
  return {
    // The end is that of the last character.
    sourcePosition: { fileName, line, column, currentOffset: offset, endOffset: end - 1 },
    values: toCoveredValues(countsByExpression.get(expression)),
    children: getChildExpressions(expression)
      .filter(({ type }) => type !== 'literal')
      .map((child) => toCoveredExpression(child, fileName, countsByExpression)),
  };
}

/** Equal values, which may be different objects, are counted together. */
function toCoveredValues(counts: OutcomeCounts | undefined): CoveredValue[] {
  if (counts === undefined) return [];
  const covered = new Map<string, CoveredValue>();
  const add = (value: object, count: number): void => {
    const key = JSON.stringify(value);
    covered.set(key, { value, count: count + (covered.get(key)?.count ?? 0) });
  };
  for (const [value, count] of counts.values) add(toCoverageValue(value), count);
  for (const [causeMessage, count] of counts.errors) add({ undefined: { causeMessage } }, count);
  return [...covered.values()];
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
