/** What is certain of a field that a list query limits by ranges and `!=` without pinning it to one value. */
import type { RulesFact, RulesRange, RulesValue } from './contract.ts';
import { compareValues } from './ordering.ts';
import { equals, getValueType } from './values.ts';

export type ComparisonOperator = '<' | '<=' | '>' | '>=';

const NEGATED_OPERATORS: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const SWAPPED_OPERATORS: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isUpperBound(operator: ComparisonOperator): boolean {
  return operator === '<' || operator === '<=';
}

/** Whether every value that the fact lets pass satisfies the comparison. */
function impliesComparison(fact: RulesFact, operator: ComparisonOperator, wanted: RulesValue): boolean {
  if (fact.operator === '!=' || isUpperBound(fact.operator) !== isUpperBound(operator)) return false;
  const found = compareValues(fact.value, wanted);
  if (found === 0) return fact.operator === operator || operator === '<=' || operator === '>=';
  return found !== undefined && (isUpperBound(operator) ? found < 0 : found > 0);
}

function evaluateComparison(
  range: RulesRange,
  operator: ComparisonOperator,
  wanted: RulesValue,
): boolean | undefined {
  if (range.facts.some((fact) => impliesComparison(fact, operator, wanted))) return true;
  return range.facts.some((fact) => impliesComparison(fact, NEGATED_OPERATORS[operator], wanted))
    ? false
    : undefined;
}

/** What a comparison with a range comes to, on whichever side it stands; undefined when that is not certain. */
export function compareRange(
  operator: ComparisonOperator,
  left: RulesValue,
  right: RulesValue,
): boolean | undefined {
  if (getValueType(left) === 'range') return evaluateComparison(left as RulesRange, operator, right);
  return getValueType(right) === 'range'
    ? evaluateComparison(right as RulesRange, SWAPPED_OPERATORS[operator], left)
    : undefined;
}

/** Whether a value only partly known can certainly not equal one that is known. */
export function cannotEqual(partly: RulesValue, known: RulesValue): boolean {
  const kind = getValueType(known);
  switch (getValueType(partly)) {
    case 'partialmap':
      return kind !== 'map';
    case 'partiallist':
      return kind !== 'list';
    case 'range':
      break;
    default:
      return false;
  }
  const { type, facts } = partly as RulesRange;
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

/** `range is type`; undefined when it may or may not be one. */
export function isRangeOfType({ type }: RulesRange, name: string): boolean | undefined {
  if (type === undefined) return name === 'null' ? false : undefined;
  if (name === type) return true;
  return type === 'number' && (name === 'int' || name === 'float') ? undefined : false;
}
