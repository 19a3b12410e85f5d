import type { Expression, FunctionDeclaration, MatchBlock } from 'firebase-engines/rules/ast.ts';
import { parseRules } from 'firebase-engines/rules/parse.ts';

/** Rules in which one condition no longer counts. */
export interface Mutant {
  /** Where and what: "L12: isSelf(userId) → true". */
  readonly name: string;
  /** The collection or folder whose rules it stands in; empty for what all of them share. */
  readonly area: string;
  readonly text: string;
}

/**
 * Every set of rules that differs from the given one by a single condition: each side of an `&&` taken as true,
 * each side of an `||` as false, each condition of a ternary both ways, and each `allow` with a single condition
 * as always allowed.
 *
 * @param source rules of Firestore or Storage
 * @throws RulesSyntaxError when the source is wrong
 */
export function createRulesMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  const put = (area: string, { span }: Expression, value: string) => {
    const condition = source.slice(span.offset, span.end).replaceAll(/\s+/g, ' ');
    mutants.push({
      name: `L${span.line}: ${condition} → ${value}`,
      area,
      text: `${source.slice(0, span.offset)}${value}${source.slice(span.end)}`,
    });
  };

  const visitFunction = (area: string, { lets, body }: FunctionDeclaration) => {
    for (const { value } of lets) visitExpression(value, area, put);
    visitExpression(body, area, put);
  };

  const visitMatch = (area: string, match: MatchBlock) => {
    const first = match.pattern[0];
    const isRoot = first?.type !== 'literal' || first.text === 'databases' || first.text === 'b';
    const here = area === '' && !isRoot ? first.text : area;
    for (const declaration of match.functions) visitFunction(here, declaration);
    for (const { condition } of match.allows) {
      if (!condition) continue;
      if (condition.type !== 'literal' && condition.type !== 'logical') put(here, condition, 'true');
      visitExpression(condition, here, put);
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
  put: (area: string, part: Expression, value: string) => void,
): void {
  if (expression.type === 'logical') {
    for (const side of [expression.left, expression.right]) {
      // A chain of the same operator is one list of conditions: its parts are taken, not its beginnings.
      const isChain = side.type === 'logical' && side.operator === expression.operator;
      if (!isChain) put(area, side, expression.operator === '&&' ? 'true' : 'false');
    }
  }
  if (expression.type === 'ternary') {
    put(area, expression.condition, 'true');
    put(area, expression.condition, 'false');
  }
  for (const part of getSubexpressions(expression)) visitExpression(part, area, put);
}

function getSubexpressions(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'logical':
    case 'binary':
      return [expression.left, expression.right];
    case 'unary':
      return [expression.operand];
    case 'ternary':
      return [expression.condition, expression.whenTrue, expression.whenFalse];
    case 'call':
      return expression.args;
    case 'method':
      return [expression.object, ...expression.args];
    case 'member':
      return [expression.object];
    case 'is':
      return [expression.value];
    case 'literal':
    case 'name':
    case 'list':
    case 'map':
    case 'path':
    case 'index':
    case 'slice':
      return [];
  }
}

/**
 * The same for the Realtime Database: every rule with one part of its `&&` chain taken as true.
 *
 * @param source database.rules.json, comments allowed
 */
export function createDatabaseRulesMutants(source: string): Mutant[] {
  const mutants: Mutant[] = [];
  for (const rule of source.matchAll(/"\.(?:read|write)": "(.+)"/g)) {
    const [, expression = ''] = rule;
    const start = rule.index + rule[0].length - 1 - expression.length;
    const parts = expression.split(' && ');
    parts.forEach((part, place) => {
      const changed = parts.with(place, 'true').join(' && ');
      mutants.push({
        name: `${part} → true`,
        area: '',
        text: `${source.slice(0, start)}${changed}${source.slice(start + expression.length)}`,
      });
    });
  }
  return mutants;
}
