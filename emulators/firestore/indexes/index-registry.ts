import { readFile } from 'node:fs/promises';
import { RpcError } from '../errors.ts';
import type { Query } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { FieldOverride, IndexDefinition, IndexField } from './index-definition.ts';
import { indexesFileSchema } from './index-definition.ts';
import type { IndexRequirement, OrderedField } from './index-requirements.ts';
import { getIndexRequirements } from './index-requirements.ts';

type QueryScope = IndexDefinition['queryScope'];

/** The declared indexes, and the demand that queries use no others. */
export class IndexRegistry {
  readonly #composite: readonly IndexDefinition[];
  readonly #overrides: readonly FieldOverride[];

  constructor(definitions: unknown) {
    const { indexes, fieldOverrides } = indexesFileSchema.parse(definitions);
    this.#composite = indexes;
    this.#overrides = fieldOverrides;
  }

  /** @throws when the file cannot be read or is not of the shape firebase-tools deploys */
  static async fromFile(file: string): Promise<IndexRegistry> {
    try {
      return new IndexRegistry(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      throw new Error(`The index file ${file} cannot be read: ${String(error)}`, { cause: error });
    }
  }

  /** @throws FAILED_PRECONDITION naming the index that is missing, ready to paste */
  requireIndexes(query: Query, aggregated: readonly FieldPath[]): void {
    const { collectionId, allDescendants } = query.scope;
    if (collectionId === undefined) return;
    const scope: QueryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    for (const need of getIndexRequirements(query, aggregated)) {
      if (this.#isServed(collectionId, scope, need)) continue;
      throw missingIndexError(suggestIndex(collectionId, scope, need));
    }
  }

  #isServed(collectionId: string, scope: QueryScope, need: IndexRequirement): boolean {
    const wanted = new Set([
      ...need.equalityFields,
      ...(need.arrayContainsField === undefined ? [] : [`[]${need.arrayContainsField}`]),
    ]);
    const tail = [...need.order];
    if (wanted.size === 0 && tail.length + need.aggregatedFields.length === 0) return true;
    if (this.#isServedBySingleFields(collectionId, scope, need, wanted)) return true;
    const covered = new Set<string>();
    for (const index of this.#composite) {
      if (index.collectionGroup !== collectionId || index.queryScope !== scope) continue;
      const prefix = findEqualityPrefix(index.fields, tail, need.aggregatedFields);
      if (prefix === undefined || !prefix.every((name) => wanted.has(name))) continue;
      for (const name of prefix) covered.add(name);
      if (prefix.length === 0 && wanted.size === 0) return true;
    }
    return (
      wanted.size > 0 &&
      [...wanted].every((name) => covered.has(name) || this.#canJoin(collectionId, scope, name, need))
    );
  }

  /** Equalities alone are joined from single-field indexes; so is one ordering (or sum) alone. */
  #isServedBySingleFields(
    collectionId: string,
    scope: QueryScope,
    need: IndexRequirement,
    wanted: ReadonlySet<string>,
  ): boolean {
    const [first] = need.order;
    if (wanted.size === 0) {
      if (need.order.length + need.aggregatedFields.length > 1 || first?.fieldPath === '__name__')
        return false;
      const kind = first === undefined ? 'ASCENDING' : first.descending ? 'DESCENDING' : 'ASCENDING';
      return this.#hasSingleFieldIndex(
        collectionId,
        scope,
        first?.fieldPath ?? (need.aggregatedFields[0] as string),
        kind,
      );
    }
    if (need.order.some(({ fieldPath }) => fieldPath !== '__name__') || need.aggregatedFields.length > 0)
      return false;
    return [...wanted].every((name) => this.#hasEqualityIndex(collectionId, scope, name));
  }

  /** An equality index can take part in a join with composite ones only when nothing is ordered. */
  #canJoin(collectionId: string, scope: QueryScope, name: string, need: IndexRequirement): boolean {
    return (
      need.order.length + need.aggregatedFields.length === 0 &&
      this.#hasEqualityIndex(collectionId, scope, name)
    );
  }

  #hasEqualityIndex(collectionId: string, scope: QueryScope, name: string): boolean {
    return name.startsWith('[]')
      ? this.#hasSingleFieldIndex(collectionId, scope, name.slice(2), 'CONTAINS')
      : this.#hasSingleFieldIndex(collectionId, scope, name, 'ASCENDING') ||
          this.#hasSingleFieldIndex(collectionId, scope, name, 'DESCENDING');
  }

  /** Single-field indexes exist by themselves for collections; groups and exceptions are declared. */
  #hasSingleFieldIndex(
    collectionId: string,
    scope: QueryScope,
    fieldPath: string,
    kind: 'ASCENDING' | 'DESCENDING' | 'CONTAINS',
  ): boolean {
    const override =
      this.#overrides.find((item) => item.collectionGroup === collectionId && item.fieldPath === fieldPath) ??
      this.#overrides.find((item) => item.collectionGroup === collectionId && item.fieldPath === '*');
    if (override === undefined) return scope === 'COLLECTION';
    return override.indexes.some(
      (index) => index.queryScope === scope && (index.order === kind || index.arrayConfig === kind),
    );
  }
}

/**
 * The equality part of an index that ends with the ordering and then the aggregated fields (in any order);
 * undefined when it does not end so. List fields are marked with [].
 */
function findEqualityPrefix(
  fields: readonly IndexField[],
  order: readonly OrderedField[],
  aggregated: readonly string[],
): readonly string[] | undefined {
  let rest = [...fields];
  const last = rest.at(-1);
  const wantsName = order.at(-1)?.fieldPath === '__name__';
  if (last?.fieldPath === '__name__' && !wantsName) {
    const direction = order.at(-1)?.descending ?? false;
    if ((last.order === 'DESCENDING') !== direction) return undefined;
    rest = rest.slice(0, -1);
  }
  const sums = rest.splice(rest.length - aggregated.length, aggregated.length);
  if (!aggregated.every((path) => sums.some((field) => field.fieldPath === path))) return undefined;
  const start = rest.length - order.length;
  if (start < 0) return undefined;
  const ends = order.every(({ fieldPath, descending }, index) => {
    const field = rest[start + index];
    return field?.fieldPath === fieldPath && field.order === (descending ? 'DESCENDING' : 'ASCENDING');
  });
  if (!ends) return undefined;
  return rest
    .slice(0, start)
    .map(({ fieldPath, arrayConfig }) => (arrayConfig === undefined ? fieldPath : `[]${fieldPath}`));
}

/** The smallest index that would serve the need: for a single field an override, else a composite index. */
function suggestIndex(collectionGroup: string, queryScope: QueryScope, need: IndexRequirement): object {
  const fields: IndexField[] = [
    ...need.equalityFields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...(need.arrayContainsField === undefined
      ? []
      : [{ fieldPath: need.arrayContainsField, arrayConfig: 'CONTAINS' as const }]),
    ...need.order.map(({ fieldPath, descending }) => ({
      fieldPath,
      order: descending ? ('DESCENDING' as const) : ('ASCENDING' as const),
    })),
    ...need.aggregatedFields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
  ];
  const [only] = fields;
  if (fields.length === 1 && only !== undefined && only.fieldPath !== '__name__') {
    const { fieldPath, ...kind } = only;
    return { fieldOverrides: [{ collectionGroup, fieldPath, indexes: [{ ...kind, queryScope }] }] };
  }
  return { indexes: [{ collectionGroup, queryScope, fields }] };
}

function missingIndexError(entry: object): RpcError {
  return new RpcError(
    'FAILED_PRECONDITION',
    `The query requires an index. Add it to firestore.indexes.json:\n${JSON.stringify(entry, null, 2)}`,
  );
}
