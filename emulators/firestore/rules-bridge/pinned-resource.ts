import type { RulesFact, RulesRange, RulesValue } from '#emulators/rules/contract.ts';
import type { FieldFilter } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import { idOf, rulesPath } from '../store/names.ts';
import type { FieldPath } from '../values/field-path.ts';
import { typeRank } from '../values/order.ts';
import type { Value } from '../values/value.ts';
import { arrayItems } from '../values/value.ts';
import { rulesValue } from './rules-values.ts';

const UNKNOWN: RulesValue = { kind: 'unknown' };

/** What is certain of a field: its value, what its list holds, comparisons, or something about fields inside of it. */
interface Pin {
  value: RulesValue | undefined;
  readonly contains: RulesValue[];
  readonly inner: Map<string, Pin>;
  readonly facts: RulesFact[];
  type: RulesRange['type'];
}

const COMPARISONS = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
} as const;

/** By typeRank, which a range never leaves: rules see a vector as a map. */
const TYPES = [
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
export function pinnedResource(filters: readonly FieldFilter[]): RulesValue {
  const root = newPin();
  let name: Value | undefined;
  for (const filter of filters) {
    if (!isNamePath(filter.path)) addTo(pinAt(root, filter.path), filter);
    else if (filter.operator === 'EQUAL') name = filter.value;
  }
  const reference = name !== undefined && 'referenceValue' in name ? name.referenceValue : undefined;
  const parts = new Map<string, RulesValue>([
    ['data', { kind: 'partialmap', known: knownInside(root) }],
    ['id', reference === undefined ? UNKNOWN : idOf(reference)],
    ['__name__', reference === undefined ? UNKNOWN : { kind: 'path', segments: rulesPath(reference) }],
  ]);
  return { kind: 'partialmap', known: parts };
}

function newPin(): Pin {
  return { value: undefined, contains: [], inner: new Map(), facts: [], type: undefined };
}

function pinAt(root: Pin, path: FieldPath): Pin {
  let pin = root;
  for (const segment of path) {
    let next = pin.inner.get(segment);
    if (next === undefined) {
      next = newPin();
      pin.inner.set(segment, next);
    }
    pin = next;
  }
  return pin;
}

function addTo(pin: Pin, { operator, value }: FieldFilter): void {
  switch (operator) {
    case 'EQUAL':
      pin.value = rulesValue(value);
      break;
    case 'ARRAY_CONTAINS':
      pin.contains.push(rulesValue(value));
      break;
    case 'NOT_EQUAL':
    case 'NOT_IN': {
      // Both leave out null, too.
      const excluded =
        operator === 'NOT_IN' ? (arrayItems(value) ?? []).map(rulesValue) : [rulesValue(value)];
      for (const other of [null, ...excluded]) pin.facts.push({ operator: '!=', value: other });
      break;
    }
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      pin.type = TYPES[typeRank(value)];
      pin.facts.push({ operator: COMPARISONS[operator], value: rulesValue(value) });
      break;
    case 'IN':
    case 'ARRAY_CONTAINS_ANY':
      // Taken apart into the branches that are judged one by one.
      break;
  }
}

function knownInside(pin: Pin): ReadonlyMap<string, RulesValue> {
  return new Map([...pin.inner].map(([name, inner]) => [name, known(inner)]));
}

function known(pin: Pin): RulesValue {
  if (pin.value !== undefined) return pin.value;
  if (pin.contains.length > 0) return { kind: 'partiallist', contains: pin.contains };
  if (pin.inner.size > 0) return { kind: 'partialmap', known: knownInside(pin) };
  return { kind: 'range', type: pin.type, facts: pin.facts };
}
