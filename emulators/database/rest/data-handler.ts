import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminCaller, type Caller } from '../credentials.ts';
import { hashNode } from '../data/hash.ts';
import { toExportJson, toPlainJson, type Json } from '../data/json.ts';
import { formatPath, parseUrlPath, type Path } from '../data/keys.ts';
import { exists, type Node } from '../data/node.ts';
import { unfilteredQuery, type Query } from '../data/query.ts';
import { toUpdateChanges, type Instance } from '../instance.ts';
import { readJsonBody } from './body.ts';
import { HttpError } from '#http-error.ts';
import { createPushId } from './push-id.ts';
import { parseQueryParameters, requireValidParameters } from './query-parameters.ts';
import { streamEvents } from './stream.ts';

/** A request for data, such as `GET /rooms/a.json`. */
export interface DataRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly instance: Instance;
  readonly caller: Caller;
}

/** Handles a request for data. @throws HttpError, InvalidDataError, PermissionDeniedError */
export async function handleDataRequest(dataRequest: DataRequest): Promise<void> {
  const { request, response, url, instance, caller } = dataRequest;
  const path = parseUrlPath(url.pathname.slice(0, -'.json'.length));
  requireValidParameters(url.searchParams);
  switch (getMethod(request)) {
    case 'GET':
    case 'HEAD':
      return handleRead(dataRequest, path);
    case 'PUT':
      return handleWrite(dataRequest, path, await readJsonBody(request));
    case 'DELETE':
      return handleWrite(dataRequest, path, null);
    case 'PATCH': {
      const values = await readJsonBody(request);
      const changes = toUpdateChanges(path, values);
      const written = instance.write(changes, caller);
      const keys = Object.keys(values as object);
      return sendJson(response, url, Object.fromEntries(keys.map((key, i) => [key, written[i] ?? null])));
    }
    case 'POST': {
      const value = await readJsonBody(request);
      const name = createPushId();
      instance.write([{ path: [...path, name], value }], caller);
      return sendJson(response, url, { name });
    }
    default:
      throw new HttpError(405, 'Method not allowed; use GET, HEAD, PUT, PATCH, POST or DELETE');
  }
}

function handleRead({ request, response, url, instance, caller }: DataRequest, path: Path): void {
  const query = parseQueryParameters(url.searchParams);
  if (!instance.hasIndex(path, query)) throw new HttpError(400, formatMissingIndex(path, query));
  if (request.headers.accept?.includes('text/event-stream')) {
    streamEvents(request, response, instance, path, query, caller);
    return;
  }
  const node = instance.read(path, query, caller);
  if (acceptsEtag(request)) response.setHeader('etag', getEtag(node));
  sendJson(response, url, toResponseJson(node, url.searchParams));
}

function handleWrite(
  { request, response, url, instance, caller }: DataRequest,
  path: Path,
  value: Json,
): void {
  const expected = request.headers['if-match'];
  if (expected !== undefined) {
    const current = instance.read(path, unfilteredQuery, caller);
    if (expected !== '*' && expected !== getEtag(current)) {
      response.setHeader('etag', getEtag(current));
      response.statusCode = 412;
      sendJson(response, url, toPlainJson(current));
      return;
    }
  }
  const [written = null] = instance.write([{ path, value }], caller);
  // A client may learn the ETag of what it wrote even if it may not read.
  if (acceptsEtag(request))
    response.setHeader('etag', getEtag(instance.read(path, unfilteredQuery, adminCaller)));
  sendJson(response, url, written);
}

const acceptsEtag = (request: IncomingMessage) => request.headers['x-firebase-etag'] === 'true';

const getEtag = (node: Node) => (exists(node) ? hashNode(node) : 'null_etag');

function toResponseJson(node: Node, parameters: URLSearchParams): Json {
  if (parameters.get('shallow') === 'true' && node.leaf === null && exists(node)) {
    return Object.fromEntries([...node.children.keys()].map((key) => [key, true]));
  }
  return parameters.get('format') === 'export' ? toExportJson(node) : toPlainJson(node);
}

/** Keeps a status that was set before; `print=silent` turns 200 into 204. */
function sendJson(response: ServerResponse, url: URL, json: Json): void {
  const print = url.searchParams.get('print');
  if (print === 'silent' && response.statusCode === 200) {
    response.writeHead(204).end();
    return;
  }
  const text = JSON.stringify(json, null, print === 'pretty' ? 2 : undefined);
  const callback = url.searchParams.get('callback');
  const type = callback === null ? 'application/json' : 'application/javascript';
  response.setHeader('content-type', `${type}; charset=utf-8`);
  response.end(callback === null ? text : `${callback}(${text});`);
}

function getMethod(request: IncomingMessage): string {
  const override = request.headers['x-http-method-override'];
  return request.method === 'POST' && typeof override === 'string'
    ? override.toUpperCase()
    : (request.method ?? '');
}

function formatMissingIndex(path: Path, { index }: Query): string {
  const indexOn = index.by === 'child' ? formatPath(index.path) : '.value';
  return `Index not defined, add ".indexOn": "${indexOn}", for path "/${formatPath(path)}", to the rules`;
}
