import type { Expression, FunctionDeclaration, MatchBlock } from 'firebase-engines/rules/ast.ts';
import { parseRules } from 'firebase-engines/rules/parse.ts';

/** Rules with one condition removed. */
export interface Mutant {
  /** Line and change: "L12: isSelf(userId) → true". */
  readonly name: string;
  /** The collection or folder of the condition; empty for shared functions. */
  readonly area: string;
  readonly text: string;
}

/**
 * All mutants of Firestore or Storage rules: each operand of `&&` replaced by true, each operand of `||` by false, each
 * ternary condition by both, and each `allow` with a single condition by true.
 *
 * @throws RulesSyntaxError if the source does not parse
 */
export function createRulesMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const addMutant = (area: string, { span }: Expression, value: string) => {
    const condition = source.slice(span.offset, span.end).replaceAll(/\s+/g, ' ');
    const text = source.slice(0, span.offset) + value + source.slice(span.end);
    mutants.push({ name: `L${span.line}: ${condition} → ${value}`, area, text });
  };

  const visitFunction = (area: string, { lets, body }: FunctionDeclaration) => {
    for (const { value } of lets) visitExpression(value, area, addMutant);
    visitExpression(body, area, addMutant);
  };

  const visitMatch = (area: string, match: MatchBlock) => {
    const first = match.pattern[0];
    const isRoot = first?.type !== 'literal' || first.text === 'databases' || first.text === 'b';
    const here = area === '' && !isRoot ? first.text : area;
    for (const declaration of match.functions) visitFunction(here, declaration);
    for (const { condition } of match.allows) {
      if (!condition) continue;
      if (condition.type !== 'literal' && condition.type !== 'logical') addMutant(here, condition, 'true');
      visitExpression(condition, here, addMutant);
    }
    for (const inner of match.matches) visitMatch(here, inner);
  };

  for (const service of parseRules(source).services) {
    for (const declaration of service.functions) visitFunction('', declaration);
    for (const match of service.matches) visitMatch('', match);
  }
  return mutants;
}

function visitExpression(
  expression: Expression,
  area: string,
  addMutant: (area: string, part: Expression, value: string) => void,
): void {
  if (expression.type === 'logical') {
    for (const side of [expression.left, expression.right]) {
      // Treats a chain of the same operator as one list: only its leaves are mutated.
      const isChain = side.type === 'logical' && side.operator === expression.operator;
      if (!isChain) addMutant(area, side, expression.operator === '&&' ? 'true' : 'false');
    }
  }
  if (expression.type === 'ternary') {
    addMutant(area, expression.condition, 'true');
    addMutant(area, expression.condition, 'false');
  }
  for (const part of Object.values(expression).flat())
    if (isExpression(part)) visitExpression(part, area, addMutant);
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'type' in value && 'span' in value;

/**
 * All mutants of Realtime Database rules: each operand of an `&&` chain replaced by true.
 *
 * @param source database.rules.json, with comments
 */
export function createDatabaseRulesMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  for (const rule of source.matchAll(/"\.(?:read|write)": "(.+)"/g)) {
    const [, expression = ''] = rule;
    const start = rule.index + rule[0].length - 1 - expression.length;
    const parts = expression.split(' && ');
    for (const [index, part] of parts.entries()) {
      const changed = parts.with(index, 'true').join(' && ');
      const text = source.slice(0, start) + changed + source.slice(start + expression.length);
      mutants.push({ name: `${part} → true`, area: '', text });
    }
  }
  return mutants;
}
