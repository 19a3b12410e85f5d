import type { RulesFact, RulesMap, RulesValue } from '#rules/contract.ts';
import { compareValues } from '#rules/ordering.ts';
import type { FieldFilter, Operator } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import { getArrayItems, isNaNValue, isNullOrNaN } from '../values/value.ts';
import { toRulesValue } from './rules-values.ts';

/** What the filters say about a field and the fields in it. */
interface FieldConstraints {
  /** Undefined for a map that only filters on its fields are about. */
  facts?: readonly RulesFact[];
  readonly nested: Map<string, FieldConstraints>;
}

const rulesOperators: Readonly<Partial<Record<Operator, RulesFact['operator']>>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
};

const isNotNull: RulesFact = { operator: '!=', value: null };
/** Google's emulator reads a filter that finds nothing as a boolean that is both. */
const isImpossible: readonly RulesFact[] = [
  { operator: '==', value: true },
  { operator: '==', value: false },
];

/**
 * Builds the `resource` of a list query: a document with exactly the fields that the filters are about, as in Google's
 * emulator. It has no id, and a name only if the filters compare it.
 * @param filters filters that all hold for every document in the result
 */
export function buildPartialResource(filters: readonly FieldFilter[]): RulesMap {
  const [root, name] = [createFieldConstraints(), createFieldConstraints()];
  for (const filter of filters) {
    const constraints = isNamePath(filter.path) ? name : getOrCreateConstraints(root, filter.path);
    constraints.facts = [...(constraints.facts ?? []), ...toFacts(filter)];
  }
  const resource = new Map<string, RulesValue>([['data', toKnownFields(root)]]);
  return name.facts === undefined ? resource : resource.set('__name__', toKnownValue(name));
}

function createFieldConstraints(): FieldConstraints {
  return { nested: new Map() };
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

/** IN and ARRAY_CONTAINS_ANY are expanded by toDisjunctiveNormalForm. */
function toFacts({ operator, value, isUnary, path }: FieldFilter): readonly RulesFact[] {
  if (operator === 'NOT_IN')
    return (getArrayItems(value) ?? []).flatMap((item) =>
      toFacts({ kind: 'field', path, operator: 'NOT_EQUAL', value: item }),
    );
  const rulesOperator = rulesOperators[operator];
  if (rulesOperator === undefined) return [];
  if (isUnary === undefined && operator !== 'ARRAY_CONTAINS' && isNullOrNaN(value))
    return operator === 'NOT_EQUAL' && isNaNValue(value) ? [isNotNull] : isImpossible;
  const rulesValue = toRulesValue(value);
  const isRange = rulesOperator.startsWith('<') || rulesOperator.startsWith('>');
  // Rules do not order booleans, lists, maps, places and paths.
  if (isRange && compareValues(rulesValue, rulesValue) === undefined) return [];
  return [{ operator: rulesOperator, value: rulesValue }];
}

function toKnownFields({ nested }: FieldConstraints): RulesMap {
  return new Map([...nested].map(([name, inner]) => [name, toKnownValue(inner)]));
}

function toKnownValue(constraints: FieldConstraints): RulesValue {
  const { facts } = constraints;
  if (facts === undefined) return toKnownFields(constraints);
  const [first] = facts;
  return facts.length === 1 && first?.operator === '==' ? first.value : { kind: 'constraint', facts };
}
