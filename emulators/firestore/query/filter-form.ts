import { getArrayItems, type Value } from '../values/value.ts';
import type { FieldFilter, Filter, Operator } from './query.ts';

/**
 * A filter as the limits of queries count it: `in` is a disjunction of equalities, `array-contains-any` one of
 * `array-contains`, and of equal parts of a composite there is one. Parts are equal in any order.
 */
export type FilterForm =
  | { readonly kind: 'field'; readonly filter: FieldFilter; readonly key: string }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterForm[]; readonly key: string };

const itemOperators: Partial<Record<Operator, Operator>> = {
  IN: 'EQUAL',
  ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS',
};

/** Converts a filter to its form; conjunctions in conjunctions remain. */
export function toFilterForm(filter: Filter): FilterForm {
  if (filter.kind !== 'field') return join(filter.kind, filter.filters.map(toFilterForm));
  const operator = itemOperators[filter.operator];
  if (operator === undefined) return { kind: 'field', filter, key: toKey(filter) };
  const items = getArrayItems(filter.value) ?? [];
  return join(
    'or',
    items.map((value) => toFilterForm({ ...filter, operator, value })),
  );
}

function join(kind: 'and' | 'or', all: readonly FilterForm[]): FilterForm {
  const distinct = new Map(all.map((part) => [part.key, part]));
  const parts = [...distinct.values()];
  return { kind, parts, key: `${kind}(${[...distinct.keys()].sort().join()})` };
}

function toKey({ path, operator, value, isUnary }: FieldFilter): string {
  return JSON.stringify([path, operator, value, isUnary]);
}

/** Takes conjunctions out of conjunctions, and disjunctions out of disjunctions. */
export function flattenForm(form: FilterForm): FilterForm {
  if (form.kind === 'field') return form;
  return join(
    form.kind,
    form.parts.map(flattenForm).flatMap((part) => (part.kind === form.kind ? part.parts : [part])),
  );
}

/** How many `array-contains` apply to one document at most; equal ones count once in each conjunction. */
export function countContains(form: FilterForm): number {
  if (form.kind === 'field') return form.filter.operator === 'ARRAY_CONTAINS' ? 1 : 0;
  const counts = form.parts.map(countContains);
  return form.kind === 'or' ? Math.max(...counts) : sum(counts);
}

/** The number of comparisons; lists count their different values. */
export function countComparisons(form: FilterForm): number {
  if (form.kind !== 'field') return sum(form.parts.map(countComparisons));
  const { operator, value } = form.filter;
  return operator === 'NOT_IN' ? countDifferent(getArrayItems(value) ?? []) : 1;
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
const countDifferent = (values: readonly Value[]) =>
  new Set(values.map((value) => JSON.stringify(value))).size;
