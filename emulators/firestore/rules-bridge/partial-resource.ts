import type { RulesFact, RulesRange, RulesValue } from '#rules/contract.ts';
import type { FieldFilter } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import { getResourceId, toRulesPath } from '../store/resource-names.ts';
import type { FieldPath } from '../values/field-path.ts';
import { getTypeRank } from '../values/compare-values.ts';
import type { Value } from '../values/value.ts';
import { getArrayItems } from '../values/value.ts';
import { toRulesValue } from './rules-values.ts';

const unknownValue: RulesValue = { kind: 'unknown' };

/** What the filters guarantee about a field: its value, array items, comparisons, or constraints on nested fields. */
interface FieldConstraints {
  equalTo: RulesValue | undefined;
  readonly contains: RulesValue[];
  readonly nested: Map<string, FieldConstraints>;
  readonly facts: RulesFact[];
  type: RulesRange['type'];
}

const rulesOperators = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
} as const;

/** Indexed by getTypeRank. Rules have no vectors, only maps. */
const rulesTypesByRank = [
  'null',
  'bool',
  'number',
  'timestamp',
  'string',
  'bytes',
  'path',
  'latlng',
  'list',
  'map',
  'map',
] as const;

/**
 * Builds the `resource` of a list query: a partially known document with only the facts that the filters guarantee.
 * @param filters filters that all hold for every document in the result
 */
export function buildPartialResource(filters: readonly FieldFilter[]): RulesValue {
  const root = createFieldConstraints();
  let name: Value | undefined;
  for (const filter of filters) {
    if (!isNamePath(filter.path)) addConstraint(getOrCreateConstraints(root, filter.path), filter);
    else if (filter.operator === 'EQUAL') name = filter.value;
  }
  const reference = name !== undefined && 'referenceValue' in name ? name.referenceValue : undefined;
  const parts = new Map<string, RulesValue>([
    ['data', { kind: 'partialmap', known: toKnownFields(root) }],
    ['id', reference === undefined ? unknownValue : getResourceId(reference)],
    ['__name__', reference === undefined ? unknownValue : { kind: 'path', segments: toRulesPath(reference) }],
  ]);
  return { kind: 'partialmap', known: parts };
}

function createFieldConstraints(): FieldConstraints {
  return { equalTo: undefined, contains: [], nested: new Map(), facts: [], type: undefined };
}

function getOrCreateConstraints(root: FieldConstraints, path: FieldPath): FieldConstraints {
  let constraints = root;
  for (const segment of path) {
    let next = constraints.nested.get(segment);
    if (next === undefined) {
      next = createFieldConstraints();
      constraints.nested.set(segment, next);
    }
    constraints = next;
  }
  return constraints;
}

function addConstraint(constraints: FieldConstraints, { operator, value }: FieldFilter): void {
  switch (operator) {
    case 'EQUAL':
      constraints.equalTo = toRulesValue(value);
      break;
    case 'ARRAY_CONTAINS':
      constraints.contains.push(toRulesValue(value));
      break;
    case 'NOT_EQUAL':
    case 'NOT_IN': {
      // Both operators exclude null.
      const excluded =
        operator === 'NOT_IN' ? (getArrayItems(value) ?? []).map(toRulesValue) : [toRulesValue(value)];
      for (const other of [null, ...excluded]) constraints.facts.push({ operator: '!=', value: other });
      break;
    }
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      constraints.type = rulesTypesByRank[getTypeRank(value)];
      constraints.facts.push({ operator: rulesOperators[operator], value: toRulesValue(value) });
      break;
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      // Expanded by toDisjunctiveNormalForm.
      break;
  }
}

function toKnownFields(constraints: FieldConstraints): ReadonlyMap<string, RulesValue> {
  return new Map([...constraints.nested].map(([name, inner]) => [name, toKnownValue(inner)]));
}

function toKnownValue(constraints: FieldConstraints): RulesValue {
  if (constraints.equalTo !== undefined) return constraints.equalTo;
  if (constraints.contains.length > 0) return { kind: 'partiallist', contains: constraints.contains };
  if (constraints.nested.size > 0) return { kind: 'partialmap', known: toKnownFields(constraints) };
  return { kind: 'range', type: constraints.type, facts: constraints.facts };
}
