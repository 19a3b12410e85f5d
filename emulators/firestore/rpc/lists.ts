import type { Caller } from '../caller.ts';
import { requireAdmin } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseOptionalInt32, parseOptionalString, parseString } from '../parse-json.ts';
import { getValueAt } from '../query/match.ts';
import { parseCursor } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { projectFields } from '../query/run-query.ts';
import { toDocumentJson } from '../store/document.ts';
import { parseParent } from '../store/resource-names.ts';
import type { DocumentSource } from '../store/document-store.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareText } from '../values/compare-text.ts';
import { parseMask } from '../writes/write.ts';
import { openReadContext } from './read-context.ts';
import { parseAuthorizedQuery } from './reads.ts';

/** Pages of documents are as long as those of Google's emulator, so that nobody takes the first one for all. */
const defaultPageSize = 30;
const maxPageSize = 150;

function parsePageSize(request: JsonObject): number {
  const size = parseOptionalInt32(request['pageSize'], 'page_size') ?? 0;
  if (size < 0) throw invalidArgumentError('page_size must be greater than or equal to zero.');
  return size;
}

/**
 * ListDocuments: a collection (all of the parent's if its id is empty) in pages, ordered by id or by `orderBy`. `showMissing` includes missing documents that
 * have subcollections.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED
 */
export function listDocuments(engine: Engine, caller: Caller, request: JsonObject): object {
  const parent = parseParent(parseString(request['parent'], 'parent'));
  const collectionId = parseOptionalString(request['collectionId'], 'collection_id') ?? '';
  const pageSize = parsePageSize(request);
  const limit = Math.min(pageSize > 0 ? pageSize : defaultPageSize, maxPageSize);
  const token = parseOptionalString(request['pageToken'], 'page_token') ?? '';
  const orderBy = parseOrderBy(parseOptionalString(request['orderBy'], 'order_by') ?? '');
  const mask = parseMask(request['mask']);
  const showMissing = request['showMissing'] === true;
  if (showMissing) requireAdmin(caller, 'Listing missing documents');
  if (showMissing && orderBy.length > 0)
    throw invalidArgumentError('A request with show_missing may not specify order_by.');
  const context = openReadContext(engine, request);
  const structured = { from: [{ collectionId }], orderBy, limit };
  const firstPage = parseAuthorizedQuery(engine, caller, parent, structured, context);
  const query = showMissing ? firstPage : skipToPage(firstPage, token);
  engine.requireIndexes(query);
  context.transaction?.recordQuery(query);
  if (showMissing) return listIncludingMissing(query, context.source, token, mask);
  const found = engine.runQuery({ ...query, limit: limit + 1 }, context.source);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ...(page.length > 0 && {
      documents: page.map((document) => toDocumentJson(document, projectFields(document.fields, mask))),
    }),
    ...(last !== undefined && {
      nextPageToken: encodePageToken(JSON.stringify(query.orderBy.map(({ path }) => getValueAt(last, path)))),
    }),
  };
}

/** Continues after the page that ended with the token. @throws INVALID_ARGUMENT */
function skipToPage(query: Query, token: string): Query {
  if (token === '') return query;
  const startAt = parseCursor({ values: decodePageToken(token), before: false }, query.orderBy);
  return { ...query, startAt };
}

/** Lists the documents of a collection by id, including missing ones. */
function listIncludingMissing(
  { scope: { parent, collectionId = '' }, limit = defaultPageSize }: Query,
  source: DocumentSource,
  token: string,
  mask: readonly FieldPath[] | undefined,
): object {
  const prefix = `${parent}/${collectionId}/`;
  const ids = new Set<string>();
  for (const { name } of source.scan({ parent, collectionId: undefined, allDescendants: true }))
    if (name.startsWith(prefix)) ids.add(name.slice(prefix.length).split('/')[0] as string);
  const { page, nextPageToken } = paginateIds(ids, token, limit);
  const documents = page.map((id) => {
    const document = source.get(prefix + id);
    return document === undefined
      ? { name: prefix + id }
      : toDocumentJson(document, projectFields(document.fields, mask));
  });
  return {
    ...(documents.length > 0 && { documents }),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
}

/**
 * ListCollectionIds: the collections directly below a document or the root.
 * @throws PERMISSION_DENIED for users, INVALID_ARGUMENT, FAILED_PRECONDITION for an invalid or old read time
 */
export function listCollectionIds(engine: Engine, caller: Caller, request: JsonObject): object {
  const parent = parseParent(parseString(request['parent'], 'parent'));
  requireAdmin(caller, 'Listing collections');
  // The collections are those of now at every read time that is accepted.
  openReadContext(engine, request);
  const ids = new Set<string>();
  for (const path of engine.store.getCollectionPaths({
    parent,
    collectionId: undefined,
    allDescendants: true,
  }))
    ids.add(path.slice(parent.length + 1).split('/')[0] as string);
  const size = parsePageSize(request);
  const token = parseOptionalString(request['pageToken'], 'page_token') ?? '';
  const { page, nextPageToken } = paginateIds(ids, token, size > 0 ? size : Number.POSITIVE_INFINITY);
  return { collectionIds: page, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** The page of ids after `token` in order, and the token of the next page. */
function paginateIds(ids: ReadonlySet<string>, token: string, size: number) {
  const after = Buffer.from(token, 'base64url').toString();
  const sorted = [...ids].sort(compareText).filter((id) => after === '' || compareText(id, after) > 0);
  const page = sorted.slice(0, size);
  const last = page.at(-1);
  return {
    page,
    nextPageToken: sorted.length > size && last !== undefined ? encodePageToken(last) : undefined,
  };
}

function encodePageToken(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The ordering values of the last document of the previous page. */
function decodePageToken(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    throw invalidArgumentError('Invalid page token.');
  }
}

const orderByItem = /\s*((?:`(?:[^`\\]|\\.)*`|[^,\s`])+)(?:\s+(asc|desc))?\s*(?:,|$)/iy;

/** Parses `priority desc, __name__` into the orderings of a StructuredQuery. */
function parseOrderBy(text: string): readonly object[] {
  const orders: object[] = [];
  orderByItem.lastIndex = 0;
  while (orderByItem.lastIndex < text.length) {
    const [, fieldPath, direction] = orderByItem.exec(text) ?? [];
    if (fieldPath === undefined) throw invalidArgumentError(`Invalid order_by: "${text}".`);
    const isDescending = direction?.toLowerCase() === 'desc';
    orders.push({ field: { fieldPath }, direction: isDescending ? 'DESCENDING' : 'ASCENDING' });
  }
  return orders;
}
