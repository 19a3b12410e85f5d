import { readCaller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { errorBody, RpcError, toRpcError } from '../errors.ts';
import type { Input } from '../input.ts';
import { STREAMING, UNARY } from '../rpc/methods.ts';
import { databasePathOf } from '../store/names.ts';
import type { Exchange } from './http-exchange.ts';
import { jsonBody, sendJson } from './http-exchange.ts';

const RESOURCE =
  /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+?)?)(?::([a-zA-Z]+))?$/s;

/** The custom verbs after a colon, and whether the path before it is the request's parent or only its database. */
const VERBS: Readonly<Record<string, { readonly rpc: string; readonly below: 'database' | 'parent' }>> = {
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

const UNSUPPORTED: ReadonlySet<string> = new Set(['executePipeline', 'listen', 'write']);

interface Call {
  readonly rpc: string;
  readonly request: Input;
}

/** Answers the REST form of the calls. */
export function answerRest(engine: Engine, exchange: Exchange, report: (text: string) => void): void {
  let streaming = false;
  try {
    const { rpc, request } = routeCall(exchange);
    streaming = rpc in STREAMING;
    const caller = readCaller(exchange.request.headers.authorization);
    const answer = streaming
      ? STREAMING[rpc]?.(engine, caller, request)
      : UNARY[rpc]?.(engine, caller, request, report);
    sendJson(exchange.response, 200, answer);
  } catch (thrown) {
    const error = toRpcError(thrown, report);
    const body = errorBody(error);
    sendJson(exchange.response, error.httpCode, streaming ? [body] : body);
  }
}

/** @throws NOT_FOUND for paths that are no resource, UNIMPLEMENTED for calls this backend lacks */
function routeCall(exchange: Exchange): Call {
  const match = RESOURCE.exec(exchange.path);
  if (match === null)
    throw new RpcError('NOT_FOUND', `There is nothing at ${exchange.method} ${exchange.path}.`);
  const whole = exchange.path.slice(exchange.path.indexOf('projects/'));
  const verb = match[2];
  if (verb !== undefined && exchange.method === 'POST') {
    const known = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    const resource = match[1] as string;
    if (known !== undefined) {
      const owner = known.below === 'parent' ? { parent: resource } : { database: databasePathOf(resource) };
      return { rpc: known.rpc, request: { ...jsonBody(exchange), ...owner } };
    }
    if (UNSUPPORTED.has(verb))
      throw new RpcError('UNIMPLEMENTED', `:${verb} over REST is not implemented in this backend.`);
  }
  return routeResource(exchange, whole);
}

/** GET, PATCH, POST and DELETE on documents and collections. Ids may hold colons: these are no verbs. */
function routeResource(exchange: Exchange, resource: string): Call {
  const { method, query } = exchange;
  const isDocument = resource.split('/').length % 2 === 1 && !resource.endsWith('/documents');
  const mark = resource.lastIndexOf('/');
  const inside = { parent: resource.slice(0, mark), collectionId: resource.slice(mark + 1) };
  const shared = { ...readParameters(query) };
  if (method === 'GET' && isDocument) return { rpc: 'GetDocument', request: { ...shared, name: resource } };
  if (method === 'GET') return { rpc: 'ListDocuments', request: { ...shared, ...inside } };
  if (method === 'DELETE' && isDocument)
    return { rpc: 'DeleteDocument', request: { ...shared, name: resource } };
  if (method === 'PATCH' && isDocument)
    return {
      rpc: 'UpdateDocument',
      request: { ...shared, document: { ...jsonBody(exchange), name: resource } },
    };
  if (method === 'POST' && !isDocument)
    return { rpc: 'CreateDocument', request: { ...shared, ...inside, document: jsonBody(exchange) } };
  throw new RpcError('UNIMPLEMENTED', `${method} ${exchange.path} is not implemented in this backend.`);
}

/** Query parameters as the fields of the request message they stand for. */
function readParameters(query: URLSearchParams): Input {
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
