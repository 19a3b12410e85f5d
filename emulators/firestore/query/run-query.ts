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
 * The query's result, in order.
 * @param views of the same documents, to find the result without looking at all of them
 */
export function runQuery(
  query: Query,
  source: DocumentSource,
  views?: QueryIndexCache,
): readonly StoredDocument[] {
  const matches = compileInScopeMatcher(query);
  const end = query.limit === undefined ? Number.POSITIVE_INFINITY : query.offset + query.limit;
  const found: StoredDocument[] = [];
  const scan = () => source.scan(query.scope);
  const viewed = isSortedByScan(query) ? scan() : views?.getCandidates(query, scan);
  const alreadySorted = viewed !== undefined;
  for (const document of viewed ?? scan()) {
    if (alreadySorted && found.length >= end) break;
    if (matches(document)) found.push(document);
  }
  if (!alreadySorted) found.sort(compileComparator(query.orderBy));
  return query.offset === 0 && found.length <= end ? found : found.slice(query.offset, end);
}

/** A single collection, by name, ascending: the way it is stored. */
function isSortedByScan({ scope, orderBy }: Query): boolean {
  const [first] = orderBy;
  return (
    !scope.allDescendants &&
    scope.collectionId !== undefined &&
    first !== undefined &&
    isNamePath(first.path) &&
    !first.descending
  );
}

/** Only the wanted fields; everything when there is no mask. */
export function projectFields(fields: Fields, mask: readonly FieldPath[] | undefined): Fields {
  if (mask === undefined) return fields;
  let kept: Fields = {};
  const paths = [...mask].sort((a, b) => (formatFieldPath(a) < formatFieldPath(b) ? -1 : 1));
  for (const path of paths) {
    const value = isNamePath(path) ? undefined : getField(fields, path);
    if (value !== undefined) kept = withField(kept, path, value);
  }
  return kept;
}
