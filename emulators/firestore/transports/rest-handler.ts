import { parseAuthorizationHeader } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { toErrorBody, RpcError, toRpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { serverStreamingMethods, unaryMethods } from '../rpc/methods.ts';
import { getDatabasePath } from '../store/resource-names.ts';
import type { HttpExchange } from './http-exchange.ts';
import { parseJsonBody, sendJson } from './http-exchange.ts';

const resourcePath =
  /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+?)?)(?::([a-zA-Z]+))?$/s;

/** The custom verbs after a colon, and whether the path before it is the request's parent or only its database. */
const customVerbs: Readonly<Record<string, { readonly rpc: string; readonly below: 'database' | 'parent' }>> =
  {
    batchGet: { rpc: 'BatchGetDocuments', below: 'database' },
    batchWrite: { rpc: 'BatchWrite', below: 'database' },
    beginTransaction: { rpc: 'BeginTransaction', below: 'database' },
    commit: { rpc: 'Commit', below: 'database' },
    listCollectionIds: { rpc: 'ListCollectionIds', below: 'parent' },
    partitionQuery: { rpc: 'PartitionQuery', below: 'parent' },
    rollback: { rpc: 'Rollback', below: 'database' },
    runAggregationQuery: { rpc: 'RunAggregationQuery', below: 'parent' },
    runQuery: { rpc: 'RunQuery', below: 'parent' },
  };

const unsupportedVerbs: ReadonlySet<string> = new Set(['executePipeline', 'listen', 'write']);

interface RpcCall {
  readonly rpc: string;
  readonly request: JsonObject;
}

/** Answers the REST form of the calls. */
export function handleRestRequest(
  engine: Engine,
  exchange: HttpExchange,
  report: (text: string) => void,
): void {
  let streaming = false;
  try {
    const { rpc, request } = routeCall(exchange);
    streaming = rpc in serverStreamingMethods;
    const caller = parseAuthorizationHeader(exchange.request.headers.authorization);
    const answer = streaming
      ? serverStreamingMethods[rpc]?.(engine, caller, request)
      : unaryMethods[rpc]?.(engine, caller, request, report);
    sendJson(exchange.response, 200, answer);
  } catch (thrown) {
    const error = toRpcError(thrown, report);
    const body = toErrorBody(error);
    sendJson(exchange.response, error.httpCode, streaming ? [body] : body);
  }
}

/** @throws NOT_FOUND for paths that are no resource, UNIMPLEMENTED for calls this backend lacks */
function routeCall(exchange: HttpExchange): RpcCall {
  const match = resourcePath.exec(exchange.path);
  if (match === null)
    throw new RpcError('NOT_FOUND', `There is nothing at ${exchange.method} ${exchange.path}.`);
  const whole = exchange.path.slice(exchange.path.indexOf('projects/'));
  const verb = match[2];
  if (verb !== undefined && exchange.method === 'POST') {
    const known = Object.hasOwn(customVerbs, verb) ? customVerbs[verb] : undefined;
    const resource = match[1] as string;
    if (known !== undefined) {
      const owner = known.below === 'parent' ? { parent: resource } : { database: getDatabasePath(resource) };
      return { rpc: known.rpc, request: { ...parseJsonBody(exchange), ...owner } };
    }
    if (unsupportedVerbs.has(verb))
      throw new RpcError('UNIMPLEMENTED', `:${verb} over REST is not implemented in this backend.`);
  }
  return routeResource(exchange, whole);
}

/** GET, PATCH, POST and DELETE on documents and collections. Ids may hold colons: these are no verbs. */
function routeResource(exchange: HttpExchange, resource: string): RpcCall {
  const { method, query } = exchange;
  const isDocument = resource.split('/').length % 2 === 1 && !resource.endsWith('/documents');
  const mark = resource.lastIndexOf('/');
  const inside = { parent: resource.slice(0, mark), collectionId: resource.slice(mark + 1) };
  const shared = { ...parseQueryParameters(query) };
  if (method === 'GET' && isDocument) return { rpc: 'GetDocument', request: { ...shared, name: resource } };
  if (method === 'GET') return { rpc: 'ListDocuments', request: { ...shared, ...inside } };
  if (method === 'DELETE' && isDocument)
    return { rpc: 'DeleteDocument', request: { ...shared, name: resource } };
  if (method === 'PATCH' && isDocument)
    return {
      rpc: 'UpdateDocument',
      request: { ...shared, document: { ...parseJsonBody(exchange), name: resource } },
    };
  if (method === 'POST' && !isDocument)
    return { rpc: 'CreateDocument', request: { ...shared, ...inside, document: parseJsonBody(exchange) } };
  throw new RpcError('UNIMPLEMENTED', `${method} ${exchange.path} is not implemented in this backend.`);
}

/** Query parameters as the fields of the request message they stand for. */
function parseQueryParameters(query: URLSearchParams): JsonObject {
  const parameters: Record<string, unknown> = {};
  for (const name of ['documentId', 'orderBy', 'pageSize', 'pageToken', 'readTime', 'transaction'])
    if (query.has(name)) parameters[name] = query.get(name);
  if (query.has('showMissing')) parameters['showMissing'] = query.get('showMissing') === 'true';
  for (const name of ['mask', 'updateMask']) {
    const fieldPaths = query.getAll(`${name}.fieldPaths`);
    if (fieldPaths.length > 0) parameters[name] = { fieldPaths };
  }
  const exists = query.get('currentDocument.exists');
  const updateTime = query.get('currentDocument.updateTime');
  if (exists !== null) parameters['currentDocument'] = { exists: exists === 'true' };
  else if (updateTime !== null) parameters['currentDocument'] = { updateTime };
  return parameters;
}
