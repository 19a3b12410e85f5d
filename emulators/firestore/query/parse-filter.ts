import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseList, parseObject, parseOptionalObject, parseOptionalString } from '../parse-json.ts';
import { getValueSize } from '../values/document-size.ts';
import { formatFieldPath, maxSegments, parseFieldPath, type FieldPath } from '../values/field-path.ts';
import { parseOperand } from '../values/parse-value.ts';
import type { Value } from '../values/value.ts';
import { getArrayItems, toDoubleValue, firestoreNull } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';
import { isNamePath } from './query.ts';

const fieldOperators: ReadonlySet<string> = new Set<Operator>([
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

const unaryOperators: ReadonlyMap<unknown, { readonly operator: Operator; readonly value: Value }> = new Map([
  ['IS_NULL', { operator: 'EQUAL', value: firestoreNull }],
  ['IS_NOT_NULL', { operator: 'NOT_EQUAL', value: firestoreNull }],
  ['IS_NAN', { operator: 'EQUAL', value: toDoubleValue(Number.NaN) }],
  ['IS_NOT_NAN', { operator: 'NOT_EQUAL', value: toDoubleValue(Number.NaN) }],
]);

const maxFilterDepth = 48;

/**
 * Parses an optional StructuredQuery.Filter; unary filters become comparisons with null and NaN.
 * @throws INVALID_ARGUMENT
 */
export function parseFilter(input: unknown, depth = 0): Filter | undefined {
  if (input === undefined || input === null) return undefined;
  if (depth > maxFilterDepth) throw invalidArgumentError('Filters are nested too deeply.');
  const filter = parseObject(input, 'where');
  if (filter['compositeFilter'] !== undefined)
    return parseComposite(parseObject(filter['compositeFilter'], 'composite_filter'), depth);
  if (filter['unaryFilter'] !== undefined)
    return parseUnary(parseObject(filter['unaryFilter'], 'unary_filter'));
  if (filter['fieldFilter'] !== undefined)
    return parseFieldFilter(parseObject(filter['fieldFilter'], 'field_filter'));
  throw invalidArgumentError('Unknown Filter type.');
}

function parseComposite(composite: JsonObject, depth: number): Filter | undefined {
  const operator = composite['op'];
  if (operator !== 'AND' && operator !== 'OR')
    throw invalidArgumentError('Unsupported CompositeFilter operator.');
  const parts = parseList(composite['filters'], 'filters').map((part) => parseFilter(part, depth + 1));
  if (operator === 'OR' && parts.length === 0)
    throw invalidArgumentError('Composite filter must have at least one sub-filter.');
  const filters = parts.filter((part) => part !== undefined);
  // A conjunction of nothing holds for every document.
  if (operator === 'OR') return filters.length < parts.length ? undefined : { kind: 'or', filters };
  return filters.length > 0 ? { kind: 'and', filters } : undefined;
}

function parseFieldReference({ field }: JsonObject) {
  return parseFieldPath(
    parseOptionalString(parseOptionalObject(field, 'field')?.['fieldPath'], 'field_path') ?? '',
  );
}

function parseUnary(unary: JsonObject): Filter {
  const comparison = unaryOperators.get(unary['op']);
  if (comparison === undefined) throw invalidArgumentError('Unknown UnaryFilter operator.');
  if (unary['field'] === undefined)
    throw invalidArgumentError('Unsupported UnaryFilter operand type (non-FIELD).');
  const path = parseFieldReference(unary);
  if (isNamePath(path)) throw invalidArgumentError('__key__ filter value must be a Key');
  return { kind: 'field', path, ...comparison, isUnary: true };
}

function parseFieldFilter(input: JsonObject): FieldFilter {
  const operator = parseOptionalString(input['op'], 'op') ?? '';
  if (!fieldOperators.has(operator)) throw invalidArgumentError('Unknown FieldFilter operator.');
  const filter: FieldFilter = {
    kind: 'field',
    path: parseFieldReference(input),
    operator: operator as Operator,
    value: parseOperand(input['value'] ?? {}),
  };
  assertOperand(filter);
  return filter;
}

function assertOperand({ path, operator, value }: FieldFilter): void {
  const takesList = operator === 'IN' || operator === 'NOT_IN' || operator === 'ARRAY_CONTAINS_ANY';
  const items = getArrayItems(value);
  if (takesList) {
    if (items === undefined) throw invalidArgumentError(`'${operator}' requires an ArrayValue.`);
    if (items.length === 0) throw invalidArgumentError(`'${operator}' requires an non-empty ArrayValue.`);
    const maxItems = operator === 'NOT_IN' ? 10 : 30;
    if (items.length > maxItems)
      throw invalidArgumentError(`'${operator}' supports up to ${maxItems} comparison values.`);
  }
  // An item of an array has a path of its own.
  if (operator.startsWith('ARRAY_CONTAINS') && path.length === maxSegments)
    throw invalidArgumentError(`paths must have at most ${maxSegments} elements`);
  if (!isNamePath(path)) return assertSizes(path, operator, takesList ? (items ?? []) : [value]);
  if (operator === 'ARRAY_CONTAINS' || operator === 'ARRAY_CONTAINS_ANY')
    throw invalidArgumentError('the name __key__ is reserved');
  for (const item of takesList ? (items ?? []) : [value])
    if (!('referenceValue' in item)) throw invalidArgumentError('__key__ filter value must be a Key');
}

/** What an index holds of a value. */
const maxComparedBytes = 1500;

function assertSizes(path: FieldPath, operator: Operator, values: readonly Value[]): void {
  if (values.every((value) => getValueSize(value) <= maxComparedBytes)) return;
  const field = formatFieldPath(path) + (operator.startsWith('ARRAY_CONTAINS') ? '[*]' : '');
  throw invalidArgumentError(`value for ${field} is too large to be used in a query`);
}
