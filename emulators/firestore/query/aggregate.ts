import { invalidArgumentError } from '../errors.ts';
import {
  parseList,
  parseObject,
  parseOptionalObject,
  parseOptionalString,
  parseString,
} from '../parse-json.ts';
import type { StoredDocument } from '../store/document.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, parseFieldPath } from '../values/field-path.ts';
import { compareText } from '../values/compare-text.ts';
import type { Value } from '../values/value.ts';
import { firestoreNull, maxInt64, minInt64, toDoubleValue } from '../values/value.ts';
import { getValueAt } from './match.ts';
import type { Order, Query } from './query.ts';
import { getFieldFilters, isNamePath } from './query.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly path: FieldPath };

/** Parses the one to five aggregations of a StructuredAggregationQuery. @throws INVALID_ARGUMENT */
export function parseAggregations(input: unknown): readonly Aggregation[] {
  const list = parseList(input, 'aggregations');
  if (list.length === 0) throw invalidArgumentError('An aggregation query needs at least one aggregation.');
  if (list.length > 5)
    throw invalidArgumentError('The maximum number of aggregations allowed in a query is 5.');
  let unnamed = 0;
  const parsed = list.map((item) => parseAggregation(item, () => `field_${++unnamed}`));
  if (new Set(parsed.map(({ alias }) => alias)).size < parsed.length)
    throw invalidArgumentError('Aggregation aliases must be unique.');
  return parsed;
}

function parseAggregation(input: unknown, createAlias: () => string): Aggregation {
  const aggregation = parseObject(input, 'aggregations');
  const explicitAlias = parseOptionalString(aggregation['alias'], 'alias');
  const alias = explicitAlias === undefined || explicitAlias === '' ? createAlias() : explicitAlias;
  if (/^__.*__$/s.test(alias) || Buffer.byteLength(alias) > 1500)
    throw invalidArgumentError(`Invalid alias: "${alias}".`);
  const count = parseOptionalObject(aggregation['count'], 'count');
  if (count !== undefined) return { alias, kind: 'count', upTo: parseUpTo(count['upTo']) };
  for (const kind of ['sum', 'avg'] as const) {
    const operation = parseOptionalObject(aggregation[kind], kind);
    if (operation === undefined) continue;
    const field = parseObject(operation['field'], 'field');
    const path = parseFieldPath(parseString(field['fieldPath'], 'field_path'));
    if (isNamePath(path)) throw invalidArgumentError('__name__ cannot be aggregated.');
    return { alias, kind, path };
  }
  throw invalidArgumentError('An aggregation must be count, sum or avg.');
}

function parseUpTo(input: unknown): bigint | undefined {
  if (input === undefined || input === null) return undefined;
  const raw = typeof input === 'object' && 'value' in input ? input.value : input;
  if ((typeof raw !== 'string' && typeof raw !== 'number') || !/^\d{1,19}$/.test(String(raw)))
    throw invalidArgumentError('up_to must not be negative.');
  return BigInt(raw);
}

/** The fields of sums and averages. */
export function getAggregatedPaths(aggregations: readonly Aggregation[]): readonly FieldPath[] {
  return aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation.path]));
}

/**
 * Adds the aggregated fields to the ordering, as in production, where the index must contain them: documents that lack
 * one of them are not counted either, and a limit applies to the rest.
 * @throws INVALID_ARGUMENT when the query orders or filters by __name__ before that
 */
export function orderByAggregated(query: Query, paths: readonly FieldPath[]): Query {
  const ordered = new Set(query.orderBy.map(({ path }) => formatFieldPath(path)));
  const added = new Map(paths.map((path) => [formatFieldPath(path), path]));
  for (const name of ordered) added.delete(name);
  if (added.size === 0) return query;
  const explicit = query.orderBy.slice(0, query.explicitOrderCount);
  const comparesNames = getFieldFilters(query.where).some(({ path }) => isNamePath(path));
  if (comparesNames || explicit.some(({ path }) => isNamePath(path)))
    throw invalidArgumentError(`No index has the fields ${[...added.keys()].join(', ')} after __name__.`);
  const nameOrder = query.orderBy.slice(-1);
  const isDescending = nameOrder[0]?.isDescending ?? false;
  const orders = [...added]
    .sort(([a], [b]) => compareText(a, b))
    .map(([, path]): Order => ({ path, isDescending }));
  return { ...query, orderBy: [...query.orderBy.slice(0, -1), ...orders, ...nameOrder] };
}

/** @throws INVALID_ARGUMENT when the query selects fields, and some are aggregated */
export function assertNoneSelected({ select }: Query, paths: readonly FieldPath[]): void {
  if (select !== undefined && paths.length > 0)
    throw invalidArgumentError('Cannot apply property masks when aggregation fields are present.');
}

/** Computes an aggregation; the average of no numbers is null. */
export function computeAggregation(documents: readonly StoredDocument[], aggregation: Aggregation): Value {
  if (aggregation.kind === 'count') {
    const count = BigInt(documents.length);
    const { upTo } = aggregation;
    return { integerValue: String(upTo !== undefined && upTo < count ? upTo : count) };
  }
  const numbers = documents
    .map((document) => getValueAt(document, aggregation.path))
    .filter((value) => value !== undefined && ('integerValue' in value || 'doubleValue' in value));
  const total = sumNumbers(numbers);
  if (aggregation.kind === 'sum') return total;
  if (numbers.length === 0) return firestoreNull;
  const number =
    'integerValue' in total
      ? Number(total.integerValue)
      : 'doubleValue' in total
        ? Number(total.doubleValue)
        : 0;
  return toDoubleValue(number / numbers.length);
}

/**
 * Adds numbers; the sum of integers is exact unless it exceeds 64 bits and becomes a double. What rounding takes from the
 * sum of doubles is added in the end (Neumaier).
 */
function sumNumbers(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let lost = 0;
  let hasDouble = false;
  for (const value of numbers) {
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    else if ('doubleValue' in value) {
      hasDouble = true;
      const double = Number(value.doubleValue);
      const sum = doubles + double;
      lost += Math.abs(doubles) < Math.abs(double) ? double - sum + doubles : doubles - sum + double;
      doubles = sum;
    }
  }
  if (!hasDouble && integers <= maxInt64 && integers >= minInt64) return { integerValue: String(integers) };
  return toDoubleValue(Number(integers) + doubles + (Number.isFinite(lost) ? lost : 0));
}
