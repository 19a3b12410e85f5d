import type { StoredDocument } from '../store/document.ts';
import type { DocumentSource } from '../store/document-store.ts';
import type { FieldPath } from '../values/field-path.ts';
import { formatFieldPath, getField, withField } from '../values/field-path.ts';
import type { Fields } from '../values/value.ts';
import { compileComparator, compileInScopeMatcher } from './match.ts';
import type { QueryIndexCache } from './query-index-cache.ts';
import type { Query } from './query.ts';
import { isNamePath } from './query.ts';

/**
 * Runs a query.
 * @param indexes of the documents in `source`, to avoid scanning whole collections
 * @returns the matching documents in the query's order
 */
export function runQuery(
  query: Query,
  source: DocumentSource,
  indexes?: QueryIndexCache,
): readonly StoredDocument[] {
  const matches = compileInScopeMatcher(query);
  const end = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const found: StoredDocument[] = [];
  const scan = () => source.scan(query.scope);
  const sorted = isSortedByScan(query) ? scan() : indexes?.getCandidates(query, scan);
  for (const document of sorted ?? scan()) {
    if (sorted !== undefined && found.length >= end) break;
    if (matches(document)) found.push(document);
  }
  if (sorted === undefined) found.sort(compileComparator(query.orderBy));
  return query.offset === 0 && found.length <= end ? found : found.slice(query.offset, end);
}

/** Whether the query orders a single collection by ascending name, as it is stored. */
function isSortedByScan({ scope, orderBy }: Query): boolean {
  const [first] = orderBy;
  return (
    !scope.allDescendants &&
    scope.collectionId !== undefined &&
    first !== undefined &&
    isNamePath(first.path) &&
    !first.isDescending
  );
}

/** Keeps only the fields of the mask; without a mask, all fields. */
export function projectFields(fields: Fields, mask: readonly FieldPath[] | undefined): Fields {
  if (mask === undefined) return fields;
  let projected: Fields = {};
  const paths = [...mask].sort((a, b) => (formatFieldPath(a) < formatFieldPath(b) ? -1 : 1));
  for (const path of paths) {
    const value = isNamePath(path) ? undefined : getField(fields, path);
    if (value !== undefined) projected = withField(projected, path, value);
  }
  return projected;
}
