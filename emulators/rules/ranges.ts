/** What is certain of a field that a list query limits by ranges and `!=` without pinning it to one value. */
import type { RulesFact, RulesRange, RulesValue } from './contract.ts';
import { order } from './ordering.ts';
import { equals, kindOf } from './values.ts';

export type OrderOperator = '<' | '<=' | '>' | '>=';

const OPPOSITE: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
};
const MIRRORED: Readonly<Record<OrderOperator, OrderOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

function isUpper(operator: OrderOperator): boolean {
  return operator === '<' || operator === '<=';
}

/** Whether every value that the fact lets pass satisfies the comparison. */
function proves(fact: RulesFact, operator: OrderOperator, wanted: RulesValue): boolean {
  if (fact.operator === '!=' || isUpper(fact.operator) !== isUpper(operator)) return false;
  const found = order(fact.value, wanted);
  if (found === 0) return fact.operator === operator || operator === '<=' || operator === '>=';
  return found !== undefined && (isUpper(operator) ? found < 0 : found > 0);
}

function certain(range: RulesRange, operator: OrderOperator, wanted: RulesValue): boolean | undefined {
  if (range.facts.some((fact) => proves(fact, operator, wanted))) return true;
  return range.facts.some((fact) => proves(fact, OPPOSITE[operator], wanted)) ? false : undefined;
}

/** What a comparison with a range comes to, on whichever side it stands; undefined when that is not certain. */
export function compareRange(
  operator: OrderOperator,
  left: RulesValue,
  right: RulesValue,
): boolean | undefined {
  if (kindOf(left) === 'range') return certain(left as RulesRange, operator, right);
  return kindOf(right) === 'range' ? certain(right as RulesRange, MIRRORED[operator], left) : undefined;
}

/** Whether a value only partly known can certainly not equal one that is known. */
export function certainlyDiffers(partly: RulesValue, known: RulesValue): boolean {
  const kind = kindOf(known);
  switch (kindOf(partly)) {
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
    fact.operator === '!=' ? equals(fact.value, known) : proves(fact, '<', known) || proves(fact, '>', known),
  );
}

function isOfType(value: RulesValue, type: RulesRange['type']): boolean {
  const kind = kindOf(value);
  return kind === type || (type === 'number' && (kind === 'int' || kind === 'float'));
}

/** `range is type`; undefined when it may or may not be one. */
export function isRangeOfType({ type }: RulesRange, name: string): boolean | undefined {
  if (type === undefined) return name === 'null' ? false : undefined;
  if (name === type) return true;
  return type === 'number' && (name === 'int' || name === 'float') ? undefined : false;
}
