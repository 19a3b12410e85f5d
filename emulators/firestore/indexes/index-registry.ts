import { readFile } from 'node:fs/promises';
import { RpcError } from '../errors.ts';
import type { Query } from '../query/query.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { FieldOverride, IndexDefinition, IndexField } from './index-definition.ts';
import { indexesFileSchema } from './index-definition.ts';
import type { IndexRequirement, OrderedField } from './index-requirements.ts';
import { getIndexRequirements } from './index-requirements.ts';

type QueryScope = IndexDefinition['queryScope'];

/** The declared indexes, and the check that they serve a query. */
export class IndexRegistry {
  readonly #composite: readonly IndexDefinition[];
  readonly #overrides: readonly FieldOverride[];
  readonly #used = new Set<IndexDefinition>();

  constructor(definitions: unknown) {
    const { indexes, fieldOverrides } = indexesFileSchema.parse(definitions);
    this.#composite = indexes;
    this.#overrides = fieldOverrides;
  }

  /** Loads firestore.indexes.json. @throws Error when the file is missing or invalid */
  static async fromFile(file: string): Promise<IndexRegistry> {
    try {
      return new IndexRegistry(JSON.parse(await readFile(file, 'utf8')));
    } catch (error) {
      throw new Error(`The index file ${file} cannot be read: ${String(error)}`, { cause: error });
    }
  }

  /** The declared composite indexes that have served no query so far. */
  getUnused(): readonly IndexDefinition[] {
    return this.#composite.filter((index) => !this.#used.has(index));
  }

  /** Whether a field is declared to have no indexes. */
  isExempt(collectionId: string, fieldPath: string): boolean {
    return this.#overrides.some(
      (override) =>
        override.collectionGroup === collectionId &&
        override.fieldPath === fieldPath &&
        override.indexes.length === 0,
    );
  }

  /** @throws FAILED_PRECONDITION with the definition of the missing index, ready to paste */
  requireIndexes(query: Query, aggregated: readonly FieldPath[]): void {
    const { collectionId, allDescendants } = query.scope;
    if (collectionId === undefined) return;
    const scope: QueryScope = allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION';
    for (const requirement of getIndexRequirements(query, aggregated)) {
      if (this.#isServed(collectionId, scope, requirement)) continue;
      throw missingIndexError(suggestIndex(collectionId, scope, requirement));
    }
  }

  #isServed(collectionId: string, scope: QueryScope, requirement: IndexRequirement): boolean {
    const equalityKeys = new Set([
      ...requirement.equalityFields,
      ...(requirement.arrayContainsField === undefined ? [] : [`[]${requirement.arrayContainsField}`]),
    ]);
    const { order } = requirement;
    if (equalityKeys.size === 0 && order.length + requirement.aggregatedFields.length === 0) return true;
    if (this.#isServedBySingleFields(collectionId, scope, requirement, equalityKeys)) return true;
    const covered = new Set<string>();
    for (const index of this.#composite) {
      if (index.collectionGroup !== collectionId || index.queryScope !== scope) continue;
      const prefix = findEqualityPrefix(index.fields, order, requirement.aggregatedFields);
      if (prefix === undefined || !prefix.every((name) => equalityKeys.has(name))) continue;
      this.#used.add(index);
      for (const name of prefix) covered.add(name);
      if (prefix.length === 0 && equalityKeys.size === 0) return true;
    }
    return (
      equalityKeys.size > 0 &&
      [...equalityKeys].every(
        (name) => covered.has(name) || this.#canMerge(collectionId, scope, name, requirement),
      )
    );
  }

  /** Single-field indexes serve any number of equalities, or one ordering or aggregated field. */
  #isServedBySingleFields(
    collectionId: string,
    scope: QueryScope,
    requirement: IndexRequirement,
    equalityKeys: ReadonlySet<string>,
  ): boolean {
    const [first] = requirement.order;
    if (equalityKeys.size === 0) {
      if (
        requirement.order.length + requirement.aggregatedFields.length > 1 ||
        first?.fieldPath === '__name__'
      )
        return false;
      const kind = first === undefined ? 'ASCENDING' : first.isDescending ? 'DESCENDING' : 'ASCENDING';
      return this.#hasSingleFieldIndex(
        collectionId,
        scope,
        first?.fieldPath ?? (requirement.aggregatedFields[0] as string),
        kind,
      );
    }
    if (
      requirement.order.some(({ fieldPath }) => fieldPath !== '__name__') ||
      requirement.aggregatedFields.length > 0
    )
      return false;
    return [...equalityKeys].every((name) => this.#hasEqualityIndex(collectionId, scope, name));
  }

  /** A single-field index merges with composite ones only when the query orders and aggregates nothing. */
  #canMerge(collectionId: string, scope: QueryScope, name: string, requirement: IndexRequirement): boolean {
    return (
      requirement.order.length + requirement.aggregatedFields.length === 0 &&
      this.#hasEqualityIndex(collectionId, scope, name)
    );
  }

  #hasEqualityIndex(collectionId: string, scope: QueryScope, name: string): boolean {
    return name.startsWith('[]')
      ? this.#hasSingleFieldIndex(collectionId, scope, name.slice(2), 'CONTAINS')
      : this.#hasSingleFieldIndex(collectionId, scope, name, 'ASCENDING') ||
          this.#hasSingleFieldIndex(collectionId, scope, name, 'DESCENDING');
  }

  /** Collections have single-field indexes by default; overrides declare those of collection groups and exemptions. */
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
 * The equality fields (array-contains fields marked with []) of an index that ends with the ordering and then the
 * aggregated fields in any order; undefined when it ends differently.
 */
function findEqualityPrefix(
  fields: readonly IndexField[],
  order: readonly OrderedField[],
  aggregated: readonly string[],
): readonly string[] | undefined {
  let rest = [...fields];
  const last = rest.at(-1);
  const isOrderedByName = order.at(-1)?.fieldPath === '__name__';
  if (last?.fieldPath === '__name__' && !isOrderedByName) {
    const isDescending = order.at(-1)?.isDescending ?? false;
    if ((last.order === 'DESCENDING') !== isDescending) return undefined;
    rest = rest.slice(0, -1);
  }
  const aggregatedFields = rest.splice(rest.length - aggregated.length, aggregated.length);
  if (!aggregated.every((path) => aggregatedFields.some((field) => field.fieldPath === path)))
    return undefined;
  const start = rest.length - order.length;
  if (start < 0) return undefined;
  const endsWithOrder = order.every(({ fieldPath, isDescending }, index) => {
    const field = rest[start + index];
    return field?.fieldPath === fieldPath && field.order === (isDescending ? 'DESCENDING' : 'ASCENDING');
  });
  if (!endsWithOrder) return undefined;
  return rest
    .slice(0, start)
    .map(({ fieldPath, arrayConfig }) => (arrayConfig === undefined ? fieldPath : `[]${fieldPath}`));
}

/** The smallest index that would serve the requirement: for a single field an override, else a composite index. */
function suggestIndex(
  collectionGroup: string,
  queryScope: QueryScope,
  requirement: IndexRequirement,
): object {
  const fields: IndexField[] = [
    ...requirement.equalityFields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
    ...(requirement.arrayContainsField === undefined
      ? []
      : [{ fieldPath: requirement.arrayContainsField, arrayConfig: 'CONTAINS' as const }]),
    ...requirement.order.map(({ fieldPath, isDescending }) => ({
      fieldPath,
      order: isDescending ? ('DESCENDING' as const) : ('ASCENDING' as const),
    })),
    ...requirement.aggregatedFields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' as const })),
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
