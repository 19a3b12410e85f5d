import { invalid } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readString } from '../input.ts';
import { parseFieldPath } from '../values/field-path.ts';
import { parseValue } from '../values/parse-value.ts';
import type { Value } from '../values/value.ts';
import { arrayItems, doubleValue, NULL_VALUE } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';
import { isNamePath } from './query.ts';

const OPERATORS: ReadonlySet<string> = new Set<Operator>([
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'IN',
  'NOT_IN',
  'ARRAY_CONTAINS',
  'ARRAY_CONTAINS_ANY',
]);

const UNARY: ReadonlyMap<unknown, { readonly operator: Operator; readonly value: Value }> = new Map([
  ['IS_NULL', { operator: 'EQUAL', value: NULL_VALUE }],
  ['IS_NOT_NULL', { operator: 'NOT_EQUAL', value: NULL_VALUE }],
  ['IS_NAN', { operator: 'EQUAL', value: doubleValue(Number.NaN) }],
  ['IS_NOT_NAN', { operator: 'NOT_EQUAL', value: doubleValue(Number.NaN) }],
]);

const MAXIMUM_DEPTH = 20;

/**
 * Reads a StructuredQuery.Filter; unary filters become comparisons with null and NaN.
 * @throws INVALID_ARGUMENT naming what is wrong
 */
export function parseFilter(input: unknown, depth = 0): Filter | undefined {
  if (input === undefined || input === null) return undefined;
  if (depth > MAXIMUM_DEPTH) throw invalid('Filters are nested too deeply.');
  const filter = readObject(input, 'where');
  if (filter['compositeFilter'] !== undefined)
    return parseComposite(readObject(filter['compositeFilter'], 'composite_filter'), depth);
  if (filter['unaryFilter'] !== undefined)
    return parseUnary(readObject(filter['unaryFilter'], 'unary_filter'));
  if (filter['fieldFilter'] !== undefined)
    return parseFieldFilter(readObject(filter['fieldFilter'], 'field_filter'));
  if (Object.keys(filter).length === 0) return undefined;
  throw invalid('A filter must be a composite, field or unary filter.');
}

function parseComposite(composite: Input, depth: number): Filter | undefined {
  const operator = composite['op'];
  if (operator !== 'AND' && operator !== 'OR')
    throw invalid(`Invalid composite operator: ${JSON.stringify(operator)}.`);
  const filters = readList(composite['filters'], 'filters').flatMap(
    (part) => parseFilter(part, depth + 1) ?? [],
  );
  if (filters.length === 0) throw invalid('A composite filter must have at least one filter.');
  return filters.length === 1 ? filters[0] : { kind: operator === 'AND' ? 'and' : 'or', filters };
}

function fieldOf(filter: Input) {
  return parseFieldPath(readString(readObject(filter['field'], 'field')['fieldPath'], 'field_path'));
}

function parseUnary(unary: Input): Filter {
  const meaning = UNARY.get(unary['op']);
  if (meaning === undefined) throw invalid(`Invalid unary operator: ${JSON.stringify(unary['op'])}.`);
  return { kind: 'field', path: fieldOf(unary), ...meaning };
}

function parseFieldFilter(input: Input): FieldFilter {
  const operator = readString(input['op'], 'op');
  if (!OPERATORS.has(operator)) throw invalid(`Invalid operator: ${operator}.`);
  const filter: FieldFilter = {
    kind: 'field',
    path: fieldOf(input),
    operator: operator as Operator,
    value: parseValue(input['value']),
  };
  checkOperand(filter);
  return filter;
}

function checkOperand({ path, operator, value }: FieldFilter): void {
  const list = operator === 'IN' || operator === 'NOT_IN' || operator === 'ARRAY_CONTAINS_ANY';
  const items = arrayItems(value);
  if (list) {
    if (items === undefined || items.length === 0)
      throw invalid(`'${operator}' requires a non-empty ArrayValue.`);
    if (operator === 'NOT_IN' && items.length > 10)
      throw invalid("'NOT_IN' supports up to 10 comparison values.");
  }
  if (!isNamePath(path)) return;
  if (operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY')
    throw invalid(`'${operator}' cannot be used with __name__.`);
  for (const item of list ? (items ?? []) : [value])
    if (!('referenceValue' in item)) throw invalid('__key__ filter value must be a Key');
}
