import { appCheckHeader } from '../../app-check.ts';
import { parseCaller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError, toErrorBody, RpcError, toRpcError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import { serverStreamingMethods, unaryMethods } from '../rpc/methods.ts';
import { getDatabasePath } from '../store/resource-names.ts';
import type { HttpExchange } from './http-exchange.ts';
import { parseJsonBody, sendJson } from './http-exchange.ts';
import { readRequest } from './proto-json-reader.ts';

const resourcePath =
  /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.*?)?)(?::([a-zA-Z]+))?$/s;

interface CustomVerb {
  readonly rpc: string;
  /** The field of the request that the path before the verb is for. */
  readonly pathField: 'database' | 'parent';
}

const customVerbs: Readonly<Record<string, CustomVerb>> = {
  batchGet: { rpc: 'BatchGetDocuments', pathField: 'database' },
  batchWrite: { rpc: 'BatchWrite', pathField: 'database' },
  beginTransaction: { rpc: 'BeginTransaction', pathField: 'database' },
  commit: { rpc: 'Commit', pathField: 'database' },
  listCollectionIds: { rpc: 'ListCollectionIds', pathField: 'parent' },
  partitionQuery: { rpc: 'PartitionQuery', pathField: 'parent' },
  rollback: { rpc: 'Rollback', pathField: 'database' },
  runAggregationQuery: { rpc: 'RunAggregationQuery', pathField: 'parent' },
  runQuery: { rpc: 'RunQuery', pathField: 'parent' },
};

interface RpcCall {
  readonly rpc: string;
  readonly request: JsonObject;
}

/** Handles a REST request and sends its response. */
export function handleRestRequest(engine: Engine, exchange: HttpExchange, log: (text: string) => void): void {
  let isStreaming = false;
  try {
    const { rpc, request } = routeCall(exchange);
    isStreaming = rpc in serverStreamingMethods;
    const caller = parseCaller(exchange.request);
    engine.requireAppCheck(caller, exchange.request.headers[appCheckHeader]?.toString());
    const message = readRequest(`${rpc}Request`, request);
    const result = isStreaming
      ? serverStreamingMethods[rpc]?.(engine, caller, message)
      : unaryMethods[rpc]?.(engine, caller, message, log);
    sendJson(exchange.response, 200, result);
  } catch (thrown) {
    const error = toRpcError(thrown, log);
    const body = toErrorBody(error);
    sendJson(exchange.response, error.httpCode, isStreaming ? [body] : body);
  }
}

/** Maps a request to an RPC. @throws NOT_FOUND for unknown paths, UNIMPLEMENTED for unsupported methods */
function routeCall(exchange: HttpExchange): RpcCall {
  const match = resourcePath.exec(exchange.path);
  if (match === null) throw createNotFoundError(exchange);
  const wholeResource = exchange.path.slice(exchange.path.indexOf('projects/'));
  const verb = match[2];
  if (verb !== undefined && exchange.method === 'POST') {
    const customVerb = Object.hasOwn(customVerbs, verb) ? customVerbs[verb] : undefined;
    const resource = match[1] as string;
    if (customVerb !== undefined) {
      const pathFields =
        customVerb.pathField === 'parent' ? { parent: resource } : { database: getDatabasePath(resource) };
      return { rpc: customVerb.rpc, request: { ...parseJsonBody(exchange), ...pathFields } };
    }
    if (verb === 'executePipeline')
      throw new RpcError('UNIMPLEMENTED', 'Pipelines are not implemented in this backend.');
  }
  return routeResource(exchange, wholeResource);
}

/** Maps GET, PATCH, POST and DELETE on documents and collections, whose ids may contain colons. */
function routeResource(exchange: HttpExchange, resource: string): RpcCall {
  const { method, query } = exchange;
  if (!resource.includes('/documents/')) throw createNotFoundError(exchange);
  const isDocument = resource.split('/').length % 2 === 1;
  const lastSlash = resource.lastIndexOf('/');
  const collection = { parent: resource.slice(0, lastSlash), collectionId: resource.slice(lastSlash + 1) };
  const parameters = parseQueryParameters(query);
  if (method === 'GET' && isDocument)
    return { rpc: 'GetDocument', request: { ...parameters, name: resource } };
  if (method === 'GET') return { rpc: 'ListDocuments', request: { ...parameters, ...collection } };
  if (method === 'DELETE') return { rpc: 'DeleteDocument', request: { ...parameters, name: resource } };
  if (method === 'PATCH')
    return {
      rpc: 'UpdateDocument',
      request: { ...parameters, document: { ...parseJsonBody(exchange), name: resource } },
    };
  if (method === 'POST')
    return {
      rpc: 'CreateDocument',
      request: { ...parameters, ...collection, document: parseJsonBody(exchange) },
    };
  throw createNotFoundError(exchange);
}

function createNotFoundError({ method, path }: HttpExchange): RpcError {
  return new RpcError('NOT_FOUND', `Not found: ${method} ${path}.`);
}

/** Converts query parameters to the corresponding fields of the request message; others are ignored. */
function parseQueryParameters(query: URLSearchParams): JsonObject {
  const parameters: Record<string, unknown> = {};
  for (const name of ['documentId', 'orderBy', 'pageSize', 'pageToken', 'readTime', 'transaction']) {
    const values = query.getAll(name);
    if (values.length > 1) throw invalidArgumentError(`The parameter "${name}" is set twice.`);
    if (values.length > 0) parameters[name] = values[0];
  }
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
