/** Comparisons with a field that a list query limits without determining its value. */
import type { RulesConstraint, RulesFact, RulesValue } from './contract.ts';
import { equals } from './equality.ts';
import { compareValues } from './ordering.ts';
import { getValueType } from './values.ts';

export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';

const swappedOperators: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

/** Whether a comparison, one of whose sides is a constraint, certainly holds. */
export function isImplied(operator: ComparisonOperator, left: RulesValue, right: RulesValue): boolean {
  if (getValueType(left) === 'constraint')
    return (left as RulesConstraint).facts.some((fact) => implies(fact, operator, right));
  return (
    getValueType(right) === 'constraint' &&
    (right as RulesConstraint).facts.some((fact) => implies(fact, swappedOperators[operator], left))
  );
}

/** Whether every value that satisfies the fact satisfies the comparison. */
function implies(fact: RulesFact, operator: ComparisonOperator, other: RulesValue): boolean {
  if (operator === '!=') return excludes(fact, other);
  if (fact.operator === '!=' || fact.operator === 'contains') return false;
  // As in Google's emulator, a float of a query implies nothing about integers.
  if (typeof fact.value === 'number' && typeof other === 'bigint') return false;
  const order = compareValues(fact.value, other);
  if (fact.operator === '==')
    return operator === '==' ? equals(fact.value, other) : isInOrder(order, operator);
  if (operator === '==' || isUpperBound(fact.operator) !== isUpperBound(operator)) return false;
  if (order === 0) return fact.operator === operator || operator === '<=' || operator === '>=';
  return order !== undefined && (isUpperBound(operator) ? order < 0 : order > 0);
}

/** Whether no value that satisfies the fact equals another value. Every filter excludes null. */
function excludes(fact: RulesFact, other: RulesValue): boolean {
  if (other === null) return true;
  if (fact.operator === '!=') return equals(fact.value, other);
  if (fact.operator === 'contains') return false;
  const order = compareValues(fact.value, other);
  if (fact.operator === '==') return order !== undefined && order !== 0;
  return implies(fact, '<', other) || implies(fact, '>', other);
}

function isUpperBound(operator: RulesFact['operator']): boolean {
  return operator === '<' || operator === '<=';
}

function isInOrder(order: number | undefined, operator: ComparisonOperator): boolean {
  if (order === undefined) return false;
  if (order === 0) return operator === '<=' || operator === '>=';
  return isUpperBound(operator) ? order < 0 : order > 0;
}

/** Whether a list field certainly has the item. */
export function hasItem({ facts }: RulesConstraint, item: RulesValue): boolean {
  return facts.some(({ operator, value }) => operator === 'contains' && equals(value, item));
}
