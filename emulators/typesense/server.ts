import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../listen.ts';
import { foreignOriginMessage, isFromLocalOrigin, onlyLocalHosts } from '../local-requests.ts';
import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';
import { Collection } from './collection.ts';
import { ApiKeys } from './keys.ts';
import { describeFields, parseSchema } from './schema.ts';
import { requireKnown } from './search-parameters.ts';
import type { DirtyValues } from './stored-document.ts';

interface TypesenseOptions {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Allows all requests. */
  readonly adminKey: string;
  /** Only allows searches. */
  readonly searchKey: string;
}

interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
}

interface ApiRequest {
  readonly method: string;
  /** The segments of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

const maxBodyBytes = 32 * 1024 * 1024;

/**
 * Starts an in-memory implementation of the part of Typesense's HTTP API that README.md lists.
 *
 * @throws Error when the port is in use
 */
export async function startTypesense(options: TypesenseOptions): Promise<RunningServer> {
  const { host, port, adminKey, searchKey } = options;
  const stored: Stored = { collections: new Map(), keys: new ApiKeys() };
  stored.keys.create({
    description: 'search',
    actions: ['documents:search'],
    collections: ['*'],
    value: searchKey,
  });
  const listener: RequestListener = (request, response) => {
    void handleRequest(request, response, (apiRequest, key) => {
      const action = getAction(apiRequest);
      const isAdmin = key === adminKey;
      if (apiRequest.path[0] !== 'health' && !isAdmin && !isAllowed(stored.keys, apiRequest, key))
        throw new HttpError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
      if ((isAdmin || action !== 'documents:search') && !isFromLocalOrigin(request))
        throw new HttpError(403, foreignOriginMessage);
      return route(stored, apiRequest);
    });
  };
  const server = createServer(onlyLocalHosts(listener));
  return listen(server, { host, port }, () => server.closeAllConnections());
}

interface Stored {
  readonly collections: Map<string, Collection>;
  readonly keys: ApiKeys;
}

const operations: Readonly<Record<string, string>> = { POST: 'create', DELETE: 'delete', PATCH: 'update' };

/** What a key must allow for a request, such as `documents:search`. */
function getAction({ method, path: [root, , part, last] }: ApiRequest): string {
  if (part === 'documents' && (last === 'search' || last === 'import' || last === 'export'))
    return `documents:${last}`;
  const resource = part ?? root ?? '';
  return `${resource}:${operations[method] ?? 'get'}`;
}

function isAllowed(keys: ApiKeys, apiRequest: ApiRequest, key: string | null): boolean {
  const { method, path, query, body } = apiRequest;
  const [root, name] = path;
  const isListed = method === 'GET' && name === undefined;
  const action = isListed ? `${root}:list` : getAction(apiRequest);
  const collection = root !== 'collections' || isListed ? undefined : (name ?? readName(body));
  if (keys.allows(key, action, collection)) return true;
  // A key for upserts may send them to the address where documents are created.
  return (
    action === 'documents:create' &&
    query.get('action') === 'upsert' &&
    keys.allows(key, 'documents:upsert', collection)
  );
}

/** The name of the collection that a request creates. */
function readName(body: string): string {
  const schema = parseJson(body);
  return isJsonObject(schema) && typeof schema['name'] === 'string' ? schema['name'] : '';
}

async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (apiRequest: ApiRequest, key: string | null) => ApiResponse,
): Promise<void> {
  const send = ({ status, body }: ApiResponse) => {
    response.writeHead(status, {
      'Content-Type': `${typeof body === 'string' ? 'text/plain' : 'application/json'}; charset=utf-8`,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'X-Typesense-Api-Key, Content-Type',
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  try {
    const url = `http://local${request.url ?? ''}`;
    if (!URL.canParse(url)) throw new HttpError(400, 'Invalid URL.');
    const { pathname, searchParams: query } = new URL(url);
    if (request.method === 'OPTIONS') return send({ status: 200, body: '' });
    const header = request.headers['x-typesense-api-key'];
    const key = typeof header === 'string' ? header : query.get('x-typesense-api-key');
    const path = pathname.slice(1).split('/').map(decodeSegment);
    send(handle({ method: request.method ?? '', path, query, body: await readBody(request) }, key));
  } catch (error) {
    if (!(error instanceof HttpError)) console.error(error);
    const status = error instanceof HttpError ? error.status : 500;
    send({ status, body: { message: error instanceof Error ? error.message : String(error) } });
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new HttpError(400, 'Invalid URL.');
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new HttpError(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'Bad JSON.');
  }
}

const okResponse = (body: unknown): ApiResponse => ({ status: 200, body });

const noParameters: ReadonlySet<string> = new Set();
/** The last is an option of the JavaScript client that it sends along. */
const writeParameters: ReadonlySet<string> = new Set(['action', 'dirty_values', 'throwOnFail']);

function route(stored: Stored, apiRequest: ApiRequest): ApiResponse {
  const { path, query } = apiRequest;
  const [root, name] = path;
  if (root === 'collections' && path[2] === 'documents')
    return routeDocuments(findCollection(stored, name), apiRequest);
  requireKnown(query, noParameters);
  if (path.length <= 2) {
    if (root === 'health' && apiRequest.method === 'GET') return okResponse({ ok: true });
    if (root === 'collections') return routeCollections(stored, apiRequest);
    if (root === 'keys') return routeKeys(stored.keys, apiRequest);
  }
  throw new HttpError(404, 'Not Found');
}

function findCollection({ collections }: Stored, name = ''): Collection {
  const collection = collections.get(name);
  if (!collection) throw new HttpError(404, `Collection \`${name}\` Not Found`);
  return collection;
}

function routeCollections(stored: Stored, { method, path, body }: ApiRequest): ApiResponse {
  const { collections } = stored;
  const [, name] = path;
  if (name === undefined) {
    if (method === 'GET') return okResponse([...collections.values()].map(toCollectionResponse));
    if (method !== 'POST') throw new HttpError(404, 'Not Found');
    const schema = parseSchema(parseJson(body));
    if (collections.has(schema.name))
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`);
    const collection = new Collection(schema);
    collections.set(schema.name, collection);
    return { status: 201, body: toCollectionResponse(collection) };
  }
  const collection = findCollection(stored, name);
  if (method === 'DELETE') collections.delete(name);
  else if (method !== 'GET') throw new HttpError(404, 'Not Found');
  return okResponse(toCollectionResponse(collection));
}

function routeKeys(keys: ApiKeys, { method, path: [, id], body }: ApiRequest): ApiResponse {
  if (id === undefined) {
    if (method === 'GET') return okResponse({ keys: keys.list() });
    if (method === 'POST') return { status: 201, body: keys.create(parseJson(body)) };
  } else {
    if (method === 'GET') return okResponse(keys.get(id));
    if (method === 'DELETE') return okResponse(keys.remove(id));
  }
  throw new HttpError(404, 'Not Found');
}

function routeDocuments(collection: Collection, { method, path, query, body }: ApiRequest): ApiResponse {
  const [, , , id] = path;
  const request = `${method} ${id ?? ''}`;
  if (request === 'GET search') return okResponse(collection.search(query));
  const isWrite = request === 'POST ' || request === 'POST import';
  requireKnown(query, isWrite ? writeParameters : noParameters);
  if (request === 'POST import') return okResponse(importDocuments(collection, body, parseWrite(query)));
  if (request === 'POST ') return { status: 201, body: collection.write(parseJson(body), parseWrite(query)) };
  if (request === 'GET export')
    return okResponse(
      [...collection.documents.values()].map((document) => JSON.stringify(document)).join('\n'),
    );
  if (id !== undefined && method === 'GET') return okResponse(collection.get(id));
  if (id !== undefined && method === 'DELETE') return okResponse(collection.remove(id));
  throw new HttpError(404, 'Not Found');
}

type WriteOptions = Parameters<Collection['write']>[1];

const dirtyValueOptions: readonly DirtyValues[] = ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'];

function parseWrite(query: URLSearchParams): WriteOptions {
  const action = query.get('action') ?? 'create';
  if (action !== 'create' && action !== 'upsert')
    throw new HttpError(400, 'Only the actions `create` and `upsert` are supported by this stand-in.');
  const text = query.get('dirty_values') ?? 'coerce_or_reject';
  const dirtyValues = dirtyValueOptions.find((option) => option === text.toLowerCase());
  if (!dirtyValues) throw new HttpError(400, `Parameter \`dirty_values\` is invalid.`);
  return { action, dirtyValues };
}

/** Imports one document per line. An invalid document does not prevent the import of others. */
function importDocuments(collection: Collection, body: string, options: WriteOptions): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((document) => {
      try {
        collection.write(parseJson(document), options);
        return JSON.stringify({ success: true });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return JSON.stringify({ success: false, code: error.status, error: error.message, document });
      }
    })
    .join('\n');
}

function toCollectionResponse({ schema, createdAt, documents }: Collection) {
  return {
    name: schema.name,
    created_at: createdAt,
    default_sorting_field: schema.defaultSortingField?.name ?? '',
    enable_nested_fields: false,
    fields: describeFields(schema),
    num_documents: documents.size,
    symbols_to_index: schema.tokenizer.symbols,
    token_separators: schema.tokenizer.separators,
  };
}
