import {
  FieldPath,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { inParts } from './in-parts.ts';

/** As many logins as one request takes. */
export const defaultPageSize = 100;

/** The documents of a query in pages, in its order or that of their ids. */
export async function* readPages(
  query: Query,
  size = defaultPageSize,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(size);
  let page = ordered;
  for (;;) {
    const { docs } = await page.get();
    const last = docs.at(-1);
    if (!last) return;
    yield docs;
    if (docs.length < size) return;
    page = ordered.startAfter(last);
  }
}

/** All documents of a query, read in pages. */
export async function readAll(query: Query, size?: number): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const docs of readPages(query, size)) found.push(...docs);
  return found;
}

/** Which of the documents exist, as paths. */
export async function findExisting(references: readonly DocumentReference[]): Promise<Set<string>> {
  const [first] = references;
  if (!first) return new Set();
  const found = await first.firestore.getAll(...references, { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
}

/**
 * The documents with one of the values in a field, or with `array-contains-any` in a list; a query takes 30 values. One of a
 * list may be found several times.
 */
export async function findByValues(
  query: Query,
  field: string,
  values: readonly string[],
  operator: 'in' | 'array-contains-any' = 'in',
): Promise<QueryDocumentSnapshot[]> {
  const pages = [...inParts(values, 30)].map((part) => query.where(field, operator, part).get());
  return (await Promise.all(pages)).flatMap(({ docs }) => docs);
}
