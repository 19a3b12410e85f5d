import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError, RpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { parseList, parseObject, parseString } from '../parse-json.ts';
import {
  computeAggregation,
  assertNoneSelected,
  getAggregatedPaths,
  orderByAggregated,
  parseAggregations,
} from '../query/aggregate.ts';
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

function createAuthorizationContext(engine: Engine, caller: Caller, name: string, context: ReadContext) {
  const getStored = (path: string) => context.source.get(path);
  return engine.createAuthorizationContext(caller, getDatabaseName(name), {
    time: context.readTime,
    getDocument: getStored,
    getDocumentAfter: getStored,
  });
}

/** GetDocument. @throws NOT_FOUND, PERMISSION_DENIED */
export function getDocument(engine: Engine, caller: Caller, request: JsonObject): DocumentJson {
  const name = parseDocumentName(parseString(request['name'], 'name'));
  const mask = parseMask(request['mask']);
  const context = openReadContext(engine, request);
  const document = context.source.get(name);
  const authorization = createAuthorizationContext(engine, caller, name, context);
  if (authorization !== undefined) authorizeGet(authorization, name, document);
  context.transaction?.recordRead(name);
  if (document === undefined) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return toDocumentJson(document, projectFields(document.fields, mask));
}

/** BatchGetDocuments: one response per different name, in order. @throws PERMISSION_DENIED if any of them may not be read */
export function batchGetDocuments(engine: Engine, caller: Caller, request: JsonObject): readonly object[] {
  const { project: projectId, database } = parseDatabaseName(parseString(request['database'], 'database'));
  const mask = parseMask(request['mask']);
  const all = parseList(request['documents'], 'documents').map((name) =>
    parseDocumentName(parseString(name, 'documents')),
  );
  const names = [...new Set(all)];
  const prefix = `projects/${projectId}/databases/${database}/documents/`;
  for (const name of names)
    if (!name.startsWith(prefix))
      throw invalidArgumentError(`Document name "${name}" is not in the request's database.`);
  const context = openReadContext(engine, request);
  const authorization =
    names[0] === undefined ? undefined : createAuthorizationContext(engine, caller, names[0], context);
  if (authorization !== undefined)
    for (const name of names) authorizeGet(authorization, name, context.source.get(name));
  const readTime = formatInstantMicros(context.readTime);
  const responses = names.map((name) => {
    const document = context.source.get(name);
    context.transaction?.recordRead(name);
    if (document === undefined) return { missing: name, readTime };
    return { found: toDocumentJson(document, projectFields(document.fields, mask)), readTime };
  });
  return withTransactionId(responses, context);
}

/** The responses after that with the id of a transaction, if the request began one. */
function withTransactionId(
  responses: readonly object[],
  { newTransactionId }: ReadContext,
): readonly object[] {
  return newTransactionId === undefined ? responses : [{ transaction: newTransactionId }, ...responses];
}

/** Parses a StructuredQuery and authorizes it. @throws INVALID_ARGUMENT, PERMISSION_DENIED */
export function parseAuthorizedQuery(
  engine: Engine,
  caller: Caller,
  parent: string,
  structured: unknown,
  context: ReadContext,
): Query {
  const query = parseQuery(parent, structured);
  const authorization = createAuthorizationContext(engine, caller, parent, context);
  if (authorization !== undefined) authorizeList(authorization, query);
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
  const context = openReadContext(engine, request);
  const query = parseAuthorizedQuery(engine, caller, parent, request['structuredQuery'], context);
  engine.requireIndexes(query);
  context.transaction?.recordQuery(query);
  const readTime = formatInstantMicros(context.readTime);
  const responses: readonly object[] = engine.runQuery(query, context.source).map((document) => ({
    document: toDocumentJson(document, projectFields(document.fields, query.select)),
    readTime,
  }));
  return withTransactionId(responses.length === 0 ? [{ readTime }] : responses, context);
}

/** RunAggregationQuery: one response. @throws FAILED_PRECONDITION when an index is missing, PERMISSION_DENIED */
export function runAggregationQuery(engine: Engine, caller: Caller, request: JsonObject): readonly object[] {
  rejectExplainOptions(request);
  const parent = parseString(request['parent'], 'parent');
  const structured = parseObject(request['structuredAggregationQuery'], 'structured_aggregation_query');
  const aggregations = parseAggregations(structured['aggregations']);
  const context = openReadContext(engine, request);
  const parsed = parseAuthorizedQuery(engine, caller, parent, structured['structuredQuery'], context);
  const paths = getAggregatedPaths(aggregations);
  assertNoneSelected(parsed, paths);
  engine.requireIndexes(parsed, paths);
  const query = orderByAggregated(parsed, paths);
  context.transaction?.recordQuery(query);
  const documents = engine.runQuery(query, context.source);
  const aggregateFields: Record<string, Value> = {};
  for (const item of aggregations) aggregateFields[item.alias] = computeAggregation(documents, item);
  const readTime = formatInstantMicros(context.readTime);
  return withTransactionId([{ result: { aggregateFields }, readTime }], context);
}
