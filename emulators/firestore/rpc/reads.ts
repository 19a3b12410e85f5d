import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { readList, readObject, readString } from '../input.ts';
import { aggregate, countedDocuments, parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { project } from '../query/run.ts';
import { judgeGet, judgeList } from '../rules-bridge/judge.ts';
import type { DocumentJson } from '../store/document.ts';
import { documentJson } from '../store/document.ts';
import { databaseOf, parseDatabaseName, parseDocumentName } from '../store/names.ts';
import { formatTime } from '../values/instant.ts';
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

/** The query as the rules let the caller ask it. @throws INVALID_ARGUMENT, PERMISSION_DENIED */
export function openQuery(
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

function refuseExplaining(request: Input): void {
  if (request['explainOptions'] !== undefined && request['explainOptions'] !== null)
    throw new RpcError('UNIMPLEMENTED', 'Explaining queries is not implemented in this backend.');
}

/** RunQuery. @throws FAILED_PRECONDITION when an index is missing, PERMISSION_DENIED */
export function runQueryRpc(engine: Engine, caller: Caller, request: Input): readonly object[] {
  refuseExplaining(request);
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
  refuseExplaining(request);
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
