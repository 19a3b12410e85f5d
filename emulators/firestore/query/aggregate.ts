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
import { parseFieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { firestoreNull, maxInt64, minInt64, toDoubleValue } from '../values/value.ts';
import { getValueAt } from './match.ts';

export type Aggregation =
  | { readonly alias: string; readonly kind: 'count'; readonly upTo: bigint | undefined }
  | { readonly alias: string; readonly kind: 'sum' | 'avg'; readonly path: FieldPath };

/** Parses the one to five aggregations of a StructuredAggregationQuery. @throws INVALID_ARGUMENT */
export function parseAggregations(input: unknown): readonly Aggregation[] {
  const list = parseList(input, 'aggregations');
  if (list.length === 0) throw invalidArgumentError('An aggregation query needs at least one aggregation.');
  if (list.length > 5)
    throw invalidArgumentError('The maximum number of aggregations allowed in a query is 5.');
  const parsed = list.map((item, index) => parseAggregation(item, index));
  if (new Set(parsed.map(({ alias }) => alias)).size < parsed.length)
    throw invalidArgumentError('Aggregation aliases must be unique.');
  return parsed;
}

function parseAggregation(input: unknown, index: number): Aggregation {
  const aggregation = parseObject(input, 'aggregations');
  const explicitAlias = parseOptionalString(aggregation['alias'], 'alias');
  const alias = explicitAlias === undefined || explicitAlias === '' ? `field_${index + 1}` : explicitAlias;
  const count = parseOptionalObject(aggregation['count'], 'count');
  if (count !== undefined) return { alias, kind: 'count', upTo: parseUpTo(count['upTo']) };
  for (const kind of ['sum', 'avg'] as const) {
    const operation = parseOptionalObject(aggregation[kind], kind);
    if (operation === undefined) continue;
    const field = parseObject(operation['field'], 'field');
    return { alias, kind, path: parseFieldPath(parseString(field['fieldPath'], 'field_path')) };
  }
  throw invalidArgumentError('An aggregation must be count, sum or avg.');
}

function parseUpTo(input: unknown): bigint | undefined {
  if (input === undefined || input === null) return undefined;
  const raw = typeof input === 'object' && 'value' in input ? input.value : input;
  if ((typeof raw !== 'string' && typeof raw !== 'number') || !/^[1-9]\d{0,18}$/.test(String(raw)))
    throw invalidArgumentError('up_to must be greater than zero.');
  return BigInt(raw);
}

/** Drops the documents that lack an aggregated field, as production does. */
export function filterAggregatedDocuments(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): readonly StoredDocument[] {
  const paths = aggregations.flatMap((aggregation) =>
    aggregation.kind === 'count' ? [] : [aggregation.path],
  );
  if (paths.length === 0) return documents;
  return documents.filter((document) => paths.every((path) => getValueAt(document, path) !== undefined));
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

/** Adds numbers; the sum of integers is exact unless it exceeds 64 bits and becomes a double. */
function sumNumbers(numbers: readonly Value[]): Value {
  let integers = 0n;
  let doubles = 0;
  let hasDouble = false;
  for (const value of numbers) {
    if ('integerValue' in value) integers += BigInt(value.integerValue);
    else if ('doubleValue' in value) {
      hasDouble = true;
      doubles += Number(value.doubleValue);
    }
  }
  if (!hasDouble && integers <= maxInt64 && integers >= minInt64) return { integerValue: String(integers) };
  return toDoubleValue(Number(integers) + doubles);
}
