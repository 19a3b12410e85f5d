import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError, RpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseList, parseObject, parseString } from '../parse-json.ts';
import { computeAggregation, filterAggregatedDocuments, parseAggregations } from '../query/aggregate.ts';
import { parseQuery } from '../query/parse-query.ts';
import type { Query } from '../query/query.ts';
import { projectFields } from '../query/run-query.ts';
import { authorizeGet, authorizeList } from '../rules-bridge/authorize.ts';
import type { DocumentJson } from '../store/document.ts';
import { toDocumentJson } from '../store/document.ts';
import { getDatabaseName, parseDatabaseName, parseDocumentName } from '../store/resource-names.ts';
import { formatInstantMicros } from '../values/instant.ts';
import type { Value } from '../values/value.ts';
import { parseMask } from '../writes/write.ts';
import type { ReadContext } from './read-context.ts';
import { openReadContext } from './read-context.ts';

function createAuthorizationContext(engine: Engine, caller: Caller, name: string, view: ReadContext) {
  const look = (path: string) => view.source.get(path);
  return engine.createAuthorizationContext(caller, getDatabaseName(name).project, {
    time: view.readTime,
    getDocument: look,
    getDocumentAfter: look,
  });
}

/** GetDocument. @throws NOT_FOUND, PERMISSION_DENIED */
export function getDocument(engine: Engine, caller: Caller, request: JsonObject): DocumentJson {
  const name = parseDocumentName(parseString(request['name'], 'name'));
  const mask = parseMask(request['mask']);
  const view = openReadContext(engine, request);
  const document = view.source.get(name);
  const judges = createAuthorizationContext(engine, caller, name, view);
  if (judges !== undefined) authorizeGet(judges, name, document);
  view.transaction?.recordRead(name);
  if (document === undefined) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return toDocumentJson(document, projectFields(document.fields, mask));
}

/** BatchGetDocuments: the answers in the order of the request. All are judged before any is answered. */
export function batchGetDocuments(engine: Engine, caller: Caller, request: JsonObject): readonly object[] {
  const { project: projectId, database } = parseDatabaseName(parseString(request['database'], 'database'));
  const mask = parseMask(request['mask']);
  const names = parseList(request['documents'], 'documents').map((name) =>
    parseDocumentName(parseString(name, 'documents')),
  );
  const prefix = `projects/${projectId}/databases/${database}/documents/`;
  for (const name of names)
    if (!name.startsWith(prefix))
      throw invalidArgumentError(`Document name "${name}" is not in the request's database.`);
  const view = openReadContext(engine, request);
  const judges =
    names[0] === undefined ? undefined : createAuthorizationContext(engine, caller, names[0], view);
  if (judges !== undefined) for (const name of names) authorizeGet(judges, name, view.source.get(name));
  const readTime = formatInstantMicros(view.readTime);
  const answers = names.map((name) => {
    const document = view.source.get(name);
    view.transaction?.recordRead(name);
    if (document === undefined) return { missing: name, readTime };
    return { found: toDocumentJson(document, projectFields(document.fields, mask)), readTime };
  });
  return withTransactionId(answers, view, readTime);
}

/** The first answer carries the id of a transaction that the request began. */
function withTransactionId(
  answers: readonly object[],
  view: ReadContext,
  readTime: string,
): readonly object[] {
  if (view.newTransactionId === undefined) return answers;
  return [{ ...(answers[0] ?? { readTime }), transaction: view.newTransactionId }, ...answers.slice(1)];
}

/** The query as the rules let the caller ask it. @throws INVALID_ARGUMENT, PERMISSION_DENIED */
export function parseAuthorizedQuery(
  engine: Engine,
  caller: Caller,
  parent: string,
  structured: unknown,
  view: ReadContext,
): Query {
  const query = parseQuery(parent, structured);
  const judges = createAuthorizationContext(engine, caller, parent, view);
  if (judges !== undefined) authorizeList(judges, query);
  return query;
}

function rejectExplainOptions(request: JsonObject): void {
  if (request['explainOptions'] !== undefined && request['explainOptions'] !== null)
    throw new RpcError('UNIMPLEMENTED', 'Explaining queries is not implemented in this backend.');
}

/** RunQuery. @throws FAILED_PRECONDITION when an index is missing, PERMISSION_DENIED */
export function runQueryRpc(engine: Engine, caller: Caller, request: JsonObject): readonly object[] {
  rejectExplainOptions(request);
  const parent = parseString(request['parent'], 'parent');
  const view = openReadContext(engine, request);
  const query = parseAuthorizedQuery(engine, caller, parent, request['structuredQuery'], view);
  engine.requireIndexes(query);
  view.transaction?.recordQuery(query);
  const readTime = formatInstantMicros(view.readTime);
  const answers: readonly object[] = engine.runQuery(query, view.source).map((document) => ({
    document: toDocumentJson(document, projectFields(document.fields, query.select)),
    readTime,
  }));
  return withTransactionId(answers.length === 0 ? [{ readTime }] : answers, view, readTime);
}

/** RunAggregationQuery: one answer. */
export function runAggregationQuery(engine: Engine, caller: Caller, request: JsonObject): readonly object[] {
  rejectExplainOptions(request);
  const parent = parseString(request['parent'], 'parent');
  const structured = parseObject(request['structuredAggregationQuery'], 'structured_aggregation_query');
  const aggregations = parseAggregations(structured['aggregations']);
  const view = openReadContext(engine, request);
  const query = parseAuthorizedQuery(engine, caller, parent, structured['structuredQuery'], view);
  engine.requireIndexes(
    query,
    aggregations.flatMap((item) => (item.kind === 'count' ? [] : [item.path])),
  );
  view.transaction?.recordQuery(query);
  const documents = filterAggregatedDocuments(engine.runQuery(query, view.source), aggregations);
  const aggregateFields: Record<string, Value> = {};
  for (const item of aggregations) aggregateFields[item.alias] = computeAggregation(documents, item);
  const readTime = formatInstantMicros(view.readTime);
  return withTransactionId([{ result: { aggregateFields }, readTime }], view, readTime);
}
