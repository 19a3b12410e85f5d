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

/** What is certain of a field: its value, what its list holds, comparisons, or something about fields inside of it. */
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

/** By typeRank, which a range never leaves: rules see a vector as a map. */
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
 * The `resource` of a list query: a document of which only that is known which the filters make certain. One that
 * pins a field to one value (or to a list that holds one) makes it known, a range or `!=` what follows from it.
 * @param filters all of which hold for every document in the result
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
  let pin = root;
  for (const segment of path) {
    let next = pin.nested.get(segment);
    if (next === undefined) {
      next = createFieldConstraints();
      pin.nested.set(segment, next);
    }
    pin = next;
  }
  return pin;
}

function addConstraint(pin: FieldConstraints, { operator, value }: FieldFilter): void {
  switch (operator) {
    case 'EQUAL':
      pin.equalTo = toRulesValue(value);
      break;
    case 'ARRAY_CONTAINS':
      pin.contains.push(toRulesValue(value));
      break;
    case 'NOT_EQUAL':
    case 'NOT_IN': {
      // Both leave out null, too.
      const excluded =
        operator === 'NOT_IN' ? (getArrayItems(value) ?? []).map(toRulesValue) : [toRulesValue(value)];
      for (const other of [null, ...excluded]) pin.facts.push({ operator: '!=', value: other });
      break;
    }
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      pin.type = rulesTypesByRank[getTypeRank(value)];
      pin.facts.push({ operator: rulesOperators[operator], value: toRulesValue(value) });
      break;
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      // Taken apart into the branches that are judged one by one.
      break;
  }
}

function toKnownFields(pin: FieldConstraints): ReadonlyMap<string, RulesValue> {
  return new Map([...pin.nested].map(([name, inner]) => [name, toKnownValue(inner)]));
}

function toKnownValue(pin: FieldConstraints): RulesValue {
  if (pin.equalTo !== undefined) return pin.equalTo;
  if (pin.contains.length > 0) return { kind: 'partiallist', contains: pin.contains };
  if (pin.nested.size > 0) return { kind: 'partialmap', known: toKnownFields(pin) };
  return { kind: 'range', type: pin.type, facts: pin.facts };
}
