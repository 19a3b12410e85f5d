import type { RulesValue } from '#emulators/rules/contract.ts';
import type { FieldFilter } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import { idOf, rulesPath } from '../store/names.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/value.ts';
import { rulesValue } from './rules-values.ts';

const UNKNOWN: RulesValue = { kind: 'unknown' };

/** What is certain of a field: its value, what its list holds, or something about fields inside of it. */
interface Pin {
  value: RulesValue | undefined;
  readonly contains: RulesValue[];
  readonly inner: Map<string, Pin>;
}

/**
 * The `resource` of a list query: a document of which only the fields are known that the filters pin to
 * one value; of a field filtered with array-contains, that it holds the value.
 * @param filters all of which hold for every document in the result
 */
export function pinnedResource(filters: readonly FieldFilter[]): RulesValue {
  const root = newPin();
  let name: Value | undefined;
  for (const { path, operator, value } of filters) {
    if (operator === 'EQUAL' && isNamePath(path)) name = value;
    else if (operator === 'EQUAL') pinAt(root, path).value = rulesValue(value);
    else if (operator === 'ARRAY_CONTAINS') pinAt(root, path).contains.push(rulesValue(value));
  }
  const reference = name !== undefined && 'referenceValue' in name ? name.referenceValue : undefined;
  return new Map<string, RulesValue>([
    ['data', known(root)],
    ['id', reference === undefined ? UNKNOWN : idOf(reference)],
    ['__name__', reference === undefined ? UNKNOWN : { kind: 'path', segments: rulesPath(reference) }],
  ]);
}

function newPin(): Pin {
  return { value: undefined, contains: [], inner: new Map() };
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

function known(pin: Pin): RulesValue {
  if (pin.value !== undefined) return pin.value;
  if (pin.contains.length > 0) return { kind: 'partiallist', contains: pin.contains };
  return { kind: 'partialmap', known: new Map([...pin.inner].map(([name, inner]) => [name, known(inner)])) };
}
