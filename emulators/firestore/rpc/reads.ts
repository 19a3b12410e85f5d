import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readOptionalInt32, readOptionalString, readString } from '../input.ts';
import { aggregate, countedDocuments, parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { project } from '../query/run.ts';
import { judgeGet, judgeList } from '../rules-bridge/judge.ts';
import type { DocumentJson } from '../store/document.ts';
import { documentJson } from '../store/document.ts';
import { databaseOf, idOf, parseDatabaseName, parseDocumentName, parseParent } from '../store/names.ts';
import { formatTime } from '../values/instant.ts';
import { compareText } from '../values/text-order.ts';
import type { Value } from '../values/value.ts';
import { parseMask } from '../writes/write.ts';
import type { ReadView } from './consistency.ts';
import { openView } from './consistency.ts';

function court(engine: Engine, caller: Caller, name: string, view: ReadView) {
  const look = (path: string) => view.source.get(path);
  return engine.court(caller, databaseOf(name).project, { time: view.readTime, before: look, after: look });
}

/** GetDocument. @throws NOT_FOUND, PERMISSION_DENIED */
export function getDocument(engine: Engine, caller: Caller, request: Input): DocumentJson {
  const name = parseDocumentName(readString(request['name'], 'name'));
  const mask = parseMask(request['mask']);
  const view = openView(engine, request);
  const document = view.source.get(name);
  const judges = court(engine, caller, name, view);
  if (judges !== undefined) judgeGet(judges, name, document);
  view.transaction?.noteGet(name);
  if (document === undefined) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return documentJson(document, project(document.fields, mask));
}

/** BatchGetDocuments: the answers in the order of the request. All are judged before any is answered. */
export function batchGet(engine: Engine, caller: Caller, request: Input): readonly object[] {
  const { project: projectId, database } = parseDatabaseName(readString(request['database'], 'database'));
  const mask = parseMask(request['mask']);
  const names = readList(request['documents'], 'documents').map((name) =>
    parseDocumentName(readString(name, 'documents')),
  );
  const prefix = `projects/${projectId}/databases/${database}/documents/`;
  for (const name of names)
    if (!name.startsWith(prefix)) throw invalid(`Document name "${name}" is not in the request's database.`);
  const view = openView(engine, request);
  const judges = names[0] === undefined ? undefined : court(engine, caller, names[0], view);
  if (judges !== undefined) for (const name of names) judgeGet(judges, name, view.source.get(name));
  const readTime = formatTime(view.readTime);
  const answers = names.map((name) => {
    const document = view.source.get(name);
    view.transaction?.noteGet(name);
    if (document === undefined) return { missing: name, readTime };
    return { found: documentJson(document, project(document.fields, mask)), readTime };
  });
  return withTransaction(answers, view, readTime);
}

/** The first answer carries the id of a transaction that the request began. */
function withTransaction(answers: readonly object[], view: ReadView, readTime: string): readonly object[] {
  if (view.begun === undefined) return answers;
  return [{ ...(answers[0] ?? { readTime }), transaction: view.begun }, ...answers.slice(1)];
}

function openQuery(
  engine: Engine,
  caller: Caller,
  parent: string,
  structured: unknown,
  view: ReadView,
): Query {
  const query = parseQuery(parent, structured);
  const judges = court(engine, caller, parent, view);
  if (judges !== undefined) judgeList(judges, query);
  return query;
}

/** RunQuery. @throws FAILED_PRECONDITION when an index is missing, PERMISSION_DENIED */
export function runQueryRpc(engine: Engine, caller: Caller, request: Input): readonly object[] {
  const parent = readString(request['parent'], 'parent');
  const view = openView(engine, request);
  const query = openQuery(engine, caller, parent, request['structuredQuery'], view);
  engine.demandIndex(query);
  view.transaction?.noteQuery(query);
  const readTime = formatTime(view.readTime);
  const answers: readonly object[] = engine.run(query, view.source).map((document) => ({
    document: documentJson(document, project(document.fields, query.select)),
    readTime,
  }));
  return withTransaction(answers.length === 0 ? [{ readTime }] : answers, view, readTime);
}

/** RunAggregationQuery: one answer. */
export function runAggregationQuery(engine: Engine, caller: Caller, request: Input): readonly object[] {
  const parent = readString(request['parent'], 'parent');
  const structured = readObject(request['structuredAggregationQuery'], 'structured_aggregation_query');
  const aggregations = parseAggregations(structured['aggregations']);
  const view = openView(engine, request);
  const query = openQuery(engine, caller, parent, structured['structuredQuery'], view);
  engine.demandIndex(
    query,
    aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.path])),
  );
  view.transaction?.noteQuery(query);
  const documents = countedDocuments(engine.run(query, view.source), aggregations);
  const aggregateFields: Record<string, Value> = {};
  for (const item of aggregations) aggregateFields[item.alias] = aggregate(documents, item);
  const readTime = formatTime(view.readTime);
  return withTransaction([{ result: { aggregateFields }, readTime }], view, readTime);
}

/** ListDocuments: a collection in pages, by id. `showMissing` adds parents that hold only subcollections. */
export function listDocuments(engine: Engine, caller: Caller, request: Input): object {
  const parent = parseParent(readString(request['parent'], 'parent'));
  const collectionId = readString(request['collectionId'], 'collection_id');
  const pageSize = readOptionalInt32(request['pageSize'], 'page_size') ?? 0;
  const pageToken = readOptionalString(request['pageToken'], 'page_token') ?? '';
  if (readOptionalString(request['orderBy'], 'order_by') !== undefined && request['orderBy'] !== '')
    throw new RpcError('UNIMPLEMENTED', 'ListDocuments with orderBy is not implemented in this backend.');
  const mask = parseMask(request['mask']);
  const view = openView(engine, request);
  const limit = pageSize > 0 ? pageSize : 100;
  const query = openQuery(engine, caller, parent, { from: [{ collectionId }], limit }, view);
  view.transaction?.noteQuery(query);
  const prefix = `${parent}/${collectionId}/`;
  const found = new Map<string, object>();
  for (const document of view.source.scan(query.scope))
    found.set(idOf(document.name), documentJson(document, project(document.fields, mask)));
  if (request['showMissing'] === true) {
    const below = { parent, collectionId: undefined, allDescendants: true };
    for (const { name } of view.source.scan(below)) {
      if (!name.startsWith(prefix)) continue;
      const id = name.slice(prefix.length).split('/')[0] as string;
      if (!found.has(id)) found.set(id, { name: prefix + id });
    }
  }
  const after = Buffer.from(pageToken, 'base64url').toString();
  const ids = [...found.keys()].sort(compareText).filter((id) => after === '' || compareText(id, after) > 0);
  const page = ids.slice(0, limit);
  const last = page.at(-1);
  return {
    ...(page.length > 0 && { documents: page.map((id) => found.get(id)) }),
    ...(ids.length > limit &&
      last !== undefined && { nextPageToken: Buffer.from(last).toString('base64url') }),
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
  const after = Buffer.from(
    readOptionalString(request['pageToken'], 'page_token') ?? '',
    'base64url',
  ).toString();
  const size = readOptionalInt32(request['pageSize'], 'page_size') ?? 0;
  const sorted = [...ids].sort(compareText).filter((id) => after === '' || compareText(id, after) > 0);
  const page = size > 0 ? sorted.slice(0, size) : sorted;
  const last = page.at(-1);
  return {
    collectionIds: page,
    ...(page.length < sorted.length &&
      last !== undefined && { nextPageToken: Buffer.from(last).toString('base64url') }),
  };
}
