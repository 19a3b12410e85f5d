/** Comparisons with a field that a list query limits by ranges and `!=` without determining its value. */
import type { RulesFact, RulesRange, RulesValue } from './contract.ts';
import { compareValues } from './ordering.ts';
import { equals, getValueType } from './values.ts';

export type ComparisonOperator = '<' | '<=' | '>' | '>=';

const negatedOperators: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const swappedOperators: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isUpperBound(operator: ComparisonOperator): boolean {
  return operator === '<' || operator === '<=';
}

/** Whether every value that satisfies the fact satisfies the comparison. */
function impliesComparison(fact: RulesFact, operator: ComparisonOperator, other: RulesValue): boolean {
  if (fact.operator === '!=' || isUpperBound(fact.operator) !== isUpperBound(operator)) return false;
  const order = compareValues(fact.value, other);
  if (order === 0) return fact.operator === operator || operator === '<=' || operator === '>=';
  return order !== undefined && (isUpperBound(operator) ? order < 0 : order > 0);
}

function evaluateComparison(
  range: RulesRange,
  operator: ComparisonOperator,
  other: RulesValue,
): boolean | undefined {
  if (range.facts.some((fact) => impliesComparison(fact, operator, other))) return true;
  return range.facts.some((fact) => impliesComparison(fact, negatedOperators[operator], other))
    ? false
    : undefined;
}

/** Compares two values, one of them a range. @returns undefined when the result is not certain */
export function compareRange(
  operator: ComparisonOperator,
  left: RulesValue,
  right: RulesValue,
): boolean | undefined {
  if (getValueType(left) === 'range') return evaluateComparison(left as RulesRange, operator, right);
  return getValueType(right) === 'range'
    ? evaluateComparison(right as RulesRange, swappedOperators[operator], left)
    : undefined;
}

/** Whether a partly known value certainly differs from a known one. */
export function cannotEqual(partial: RulesValue, known: RulesValue): boolean {
  const kind = getValueType(known);
  switch (getValueType(partial)) {
    case 'partialmap':
      return kind !== 'map';
    case 'partiallist':
      return kind !== 'list';
    case 'range':
      break;
    default:
      return false;
  }
  const { type, facts } = partial as RulesRange;
  if (type !== undefined && !isOfType(known, type)) return true;
  return facts.some((fact) =>
    fact.operator === '!='
      ? equals(fact.value, known)
      : impliesComparison(fact, '<', known) || impliesComparison(fact, '>', known),
  );
}

function isOfType(value: RulesValue, type: RulesRange['type']): boolean {
  const kind = getValueType(value);
  return kind === type || (type === 'number' && (kind === 'int' || kind === 'float'));
}

/** Evaluates `range is type`. @returns undefined when the result is not certain */
export function isRangeOfType({ type }: RulesRange, name: string): boolean | undefined {
  if (type === undefined) return name === 'null' ? false : undefined;
  if (name === type) return true;
  return type === 'number' && (name === 'int' || name === 'float') ? undefined : false;
}
