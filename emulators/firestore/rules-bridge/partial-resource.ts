import type { RulesFact, RulesMap, RulesValue } from '#rules/contract.ts';
import type { FieldFilter, Operator } from '../query/query.ts';
import { isNamePath } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import { getArrayItems, isNullOrNaN } from '../values/value.ts';
import { toRulesValue } from './rules-values.ts';

/** What the filters say about a field and the fields in it. */
interface FieldConstraints {
  readonly facts: RulesFact[];
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

/**
 * Builds the `resource` of a list query: a document with exactly the fields that the filters are about, as in Google's
 * emulator. It has no id, and a name only if the filters compare it.
 * @param filters filters that all hold for every document in the result
 */
export function buildPartialResource(filters: readonly FieldFilter[]): RulesMap {
  const [root, name] = [createFieldConstraints(), createFieldConstraints()];
  for (const filter of filters) {
    const constraints = isNamePath(filter.path) ? name : getOrCreateConstraints(root, filter.path);
    constraints.facts.push(...toFacts(filter));
  }
  const resource = new Map<string, RulesValue>([['data', toKnownFields(root)]]);
  return name.facts.length === 0 ? resource : resource.set('__name__', toKnownValue(name));
}

function createFieldConstraints(): FieldConstraints {
  return { facts: [], nested: new Map() };
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
function toFacts({ operator, value, isUnary }: FieldFilter): readonly RulesFact[] {
  // Matches nothing, but rules do not see that.
  if (operator === 'EQUAL' && isUnary === undefined && isNullOrNaN(value)) return [isNotNull];
  if (operator === 'NOT_IN')
    return (getArrayItems(value) ?? []).map((item) => ({ operator: '!=', value: toRulesValue(item) }));
  const rulesOperator = rulesOperators[operator];
  return rulesOperator === undefined ? [] : [{ operator: rulesOperator, value: toRulesValue(value) }];
}

function toKnownFields({ nested }: FieldConstraints): RulesMap {
  return new Map([...nested].map(([name, inner]) => [name, toKnownValue(inner)]));
}

function toKnownValue(constraints: FieldConstraints): RulesValue {
  const { facts } = constraints;
  const [first] = facts;
  if (first === undefined) return toKnownFields(constraints);
  return facts.length === 1 && first.operator === '==' ? first.value : { kind: 'constraint', facts };
}
