/** Comparisons with a field that a list query limits without determining its value. */
import type { RulesConstraint, RulesFact, RulesValue } from './contract.ts';
import { equals } from './equality.ts';
import { compareValues, isNumber } from './ordering.ts';
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

/** As in Google's emulator, a field that is NaN and something else satisfies every comparison with numbers. */
const isNaNFact = ({ operator, value }: RulesFact) => operator === '==' && Number.isNaN(value);

/** As in Google's emulator, a float of a query equals no integer and implies nothing about any. */
const isFloatForInteger = ({ value }: RulesFact, other: RulesValue) =>
  typeof value === 'number' && typeof other === 'bigint';

const hasValue = (fact: RulesFact, other: RulesValue) =>
  !isFloatForInteger(fact, other) && equals(fact.value, other);

const isSameKind = (left: RulesValue, right: RulesValue) =>
  getValueType(left) === getValueType(right) || (isNumber(left) && isNumber(right));

/** Whether every value that satisfies the fact satisfies the comparison. */
function implies(fact: RulesFact, operator: ComparisonOperator, other: RulesValue): boolean {
  if (isNaNFact(fact) && isNumber(other)) return true;
  if (operator === '!=') return excludes(fact, other);
  if (fact.operator === '!=' || fact.operator === 'contains') return false;
  if (isFloatForInteger(fact, other)) return false;
  const order = compareValues(fact.value, other);
  if (fact.operator === '==')
    return operator === '==' ? equals(fact.value, other) : isInOrder(order, operator);
  if (operator === '==' || isUpperBound(fact.operator) !== isUpperBound(operator)) return false;
  if (order === 0) return fact.operator === operator || operator === '<=' || operator === '>=';
  return order !== undefined && (isUpperBound(operator) ? order < 0 : order > 0);
}

/** Whether no value that satisfies the fact equals another value. Every fact excludes null, and one about a number NaN. */
function excludes(fact: RulesFact, other: RulesValue): boolean {
  if (other === null) return true;
  if (Number.isNaN(other))
    return isNumber(fact.value) && (fact.operator !== 'contains' || !Number.isNaN(fact.value));
  if (fact.operator === '!=') return hasValue(fact, other);
  if (fact.operator === 'contains') return false;
  if (fact.operator === '==') return isSameKind(fact.value, other) && !hasValue(fact, other);
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
  if (item === null) return false;
  return facts.some(
    (fact) => (fact.operator === 'contains' && hasValue(fact, item)) || (isNaNFact(fact) && isNumber(item)),
  );
}
