import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readOptionalInt32, readOptionalString, readString } from '../input.ts';
import { valueAt } from '../query/match.ts';
import type { Query } from '../query/query.ts';
import { project } from '../query/run.ts';
import { documentJson } from '../store/document.ts';
import { databaseOf, parseParent } from '../store/names.ts';
import type { DocumentSource } from '../store/store.ts';
import type { FieldPath } from '../values/field-path.ts';
import { compareText } from '../values/text-order.ts';
import { parseMask } from '../writes/write.ts';
import { openView } from './consistency.ts';
import { openQuery } from './reads.ts';

const DEFAULT_PAGE = 100;

/**
 * ListDocuments: a collection in pages, by id or in the order asked for. `showMissing` adds parents that hold only
 * subcollections.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED
 */
export function listDocuments(engine: Engine, caller: Caller, request: Input): object {
  const parent = parseParent(readString(request['parent'], 'parent'));
  const collectionId = readString(request['collectionId'], 'collection_id');
  const pageSize = readOptionalInt32(request['pageSize'], 'page_size') ?? 0;
  const limit = pageSize > 0 ? pageSize : DEFAULT_PAGE;
  const token = readOptionalString(request['pageToken'], 'page_token') ?? '';
  const orderBy = parseOrderBy(readOptionalString(request['orderBy'], 'order_by') ?? '');
  const mask = parseMask(request['mask']);
  const showMissing = request['showMissing'] === true;
  if (showMissing && orderBy.length > 0)
    throw invalid('A request with show_missing may not specify order_by.');
  const view = openView(engine, request);
  const startAt = token === '' || showMissing ? undefined : { values: positionOf(token), before: false };
  const structured = { from: [{ collectionId }], orderBy, startAt, limit };
  const query = openQuery(engine, caller, parent, structured, view);
  engine.demandIndex(query);
  view.transaction?.noteQuery(query);
  if (showMissing) return withMissing(query, view.source, token, mask);
  const found = engine.run({ ...query, limit: limit + 1 }, view.source);
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    ...(page.length > 0 && {
      documents: page.map((document) => documentJson(document, project(document.fields, mask))),
    }),
    ...(last !== undefined && {
      nextPageToken: tokenOf(JSON.stringify(query.orderBy.map(({ path }) => valueAt(last, path)))),
    }),
  };
}

/** The ids of the collection, those of missing documents too. */
function withMissing(
  { scope: { parent, collectionId = '' }, limit = DEFAULT_PAGE }: Query,
  source: DocumentSource,
  token: string,
  mask: readonly FieldPath[] | undefined,
): object {
  const prefix = `${parent}/${collectionId}/`;
  const ids = new Set<string>();
  for (const { name } of source.scan({ parent, collectionId: undefined, allDescendants: true }))
    if (name.startsWith(prefix)) ids.add(name.slice(prefix.length).split('/')[0] as string);
  const { page, nextPageToken } = pageOf(ids, token, limit);
  const documents = page.map((id) => {
    const document = source.get(prefix + id);
    return document === undefined
      ? { name: prefix + id }
      : documentJson(document, project(document.fields, mask));
  });
  return {
    ...(documents.length > 0 && { documents }),
    ...(nextPageToken !== undefined && { nextPageToken }),
  };
}

/** ListCollectionIds: of the collections directly below a document or the root. Administrators only. */
export function listCollectionIds(engine: Engine, caller: Caller, request: Input): object {
  const parent = parseParent(readString(request['parent'], 'parent'));
  if (caller.kind !== 'admin' && engine.rules.of(databaseOf(parent).project) !== undefined)
    throw new RpcError('PERMISSION_DENIED', 'Only administrators may list collections.');
  const ids = new Set<string>();
  for (const path of engine.store.collectionPaths({ parent, collectionId: undefined, allDescendants: true }))
    ids.add(path.slice(parent.length + 1).split('/')[0] as string);
  const size = readOptionalInt32(request['pageSize'], 'page_size') ?? 0;
  const token = readOptionalString(request['pageToken'], 'page_token') ?? '';
  const { page, nextPageToken } = pageOf(ids, token, size > 0 ? size : Number.POSITIVE_INFINITY);
  return { collectionIds: page, ...(nextPageToken !== undefined && { nextPageToken }) };
}

/** The next so many ids in order, and the token for those after them. */
function pageOf(ids: ReadonlySet<string>, token: string, size: number) {
  const after = Buffer.from(token, 'base64url').toString();
  const sorted = [...ids].sort(compareText).filter((id) => after === '' || compareText(id, after) > 0);
  const page = sorted.slice(0, size);
  const last = page.at(-1);
  return { page, nextPageToken: sorted.length > size && last !== undefined ? tokenOf(last) : undefined };
}

function tokenOf(text: string): string {
  return Buffer.from(text).toString('base64url');
}

/** The values of the orderings at the end of the page before. */
function positionOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString());
  } catch {
    throw invalid('Invalid page token.');
  }
}

const ORDER = /\s*((?:`(?:[^`\\]|\\.)*`|[^,\s`])+)(?:\s+(asc|desc))?\s*(?:,|$)/iy;

/** `priority desc, __name__` as the orderings of a StructuredQuery. */
function parseOrderBy(text: string): readonly object[] {
  const orders: object[] = [];
  ORDER.lastIndex = 0;
  while (ORDER.lastIndex < text.length) {
    const [, fieldPath, direction] = ORDER.exec(text) ?? [];
    if (fieldPath === undefined) throw invalid(`Invalid order_by: "${text}".`);
    const descending = direction?.toLowerCase() === 'desc';
    orders.push({ field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' });
  }
  return orders;
}
