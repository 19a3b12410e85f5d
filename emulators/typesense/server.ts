import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../listen.ts';
import { foreignOriginMessage, isFromLocalOrigin, onlyLocalHosts } from '../local-requests.ts';
import { Collection } from './collection.ts';
import { HttpError } from '#http-error.ts';
import { parseSchema } from './schema.ts';

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
export async function startTypesense({ host, port, ...keys }: TypesenseOptions): Promise<RunningServer> {
  const collections = new Map<string, Collection>();
  const listener: RequestListener = (request, response) => {
    void handleRequest(request, response, (apiRequest, key) => {
      requireApiKey(apiRequest, key, keys);
      if (key === keys.adminKey && !isFromLocalOrigin(request))
        throw new HttpError(403, foreignOriginMessage);
      return route(collections, apiRequest);
    });
  };
  const server = createServer(onlyLocalHosts(listener));
  return listen(server, { host, port }, () => server.closeAllConnections());
}

const isSearchRequest = ({ method, path }: ApiRequest) =>
  method === 'GET' && path[0] === 'collections' && path[2] === 'documents' && path[3] === 'search';

function requireApiKey(
  apiRequest: ApiRequest,
  key: string | null,
  keys: Pick<TypesenseOptions, 'adminKey' | 'searchKey'>,
) {
  if (apiRequest.path[0] === 'health' || key === keys.adminKey) return;
  if (key === keys.searchKey && isSearchRequest(apiRequest)) return;
  throw new HttpError(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
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

function route(collections: Map<string, Collection>, apiRequest: ApiRequest): ApiResponse {
  const { method, path, body } = apiRequest;
  const [root, name] = path;
  if (method === 'GET' && root === 'health') return okResponse({ ok: true });
  if (root !== 'collections') throw new HttpError(404, 'Not Found');
  if (name === undefined) {
    if (method === 'GET') return okResponse([...collections.values()].map(toCollectionResponse));
    if (method !== 'POST') throw new HttpError(404, 'Not Found');
    const schema = parseSchema(parseJson(body));
    if (collections.has(schema.name)) {
      throw new HttpError(409, `A collection with name \`${schema.name}\` already exists.`);
    }
    const collection = new Collection(schema);
    collections.set(schema.name, collection);
    return { status: 201, body: toCollectionResponse(collection) };
  }
  const collection = collections.get(name);
  if (!collection) throw new HttpError(404, `Collection \`${name}\` Not Found`);
  if (path[2] === 'documents') return routeDocuments(collection, apiRequest);
  if (path.length > 2) throw new HttpError(404, 'Not Found');
  if (method === 'DELETE') collections.delete(name);
  else if (method !== 'GET') throw new HttpError(404, 'Not Found');
  return okResponse(toCollectionResponse(collection));
}

function routeDocuments(collection: Collection, { method, path, query, body }: ApiRequest): ApiResponse {
  const [, , , id] = path;
  switch (`${method} ${id ?? ''}`) {
    case 'GET search':
      return okResponse(collection.search(query));
    case 'GET export':
      return okResponse(
        [...collection.documents.values()].map((document) => JSON.stringify(document)).join('\n'),
      );
    case 'POST import':
      requireUpsertAction(query);
      return okResponse(importDocuments(collection, body));
    case 'POST ':
      requireUpsertAction(query);
      return { status: 201, body: collection.upsert(parseJson(body)) };
  }
  if (id !== undefined && method === 'GET') return okResponse(collection.get(id));
  if (id !== undefined && method === 'DELETE') return okResponse(collection.remove(id));
  throw new HttpError(404, 'Not Found');
}

function requireUpsertAction(query: URLSearchParams): void {
  if (query.get('action') !== 'upsert') throw new HttpError(400, 'Only the action `upsert` is supported.');
}

/** Imports one document per line. An invalid document does not prevent the import of others. */
function importDocuments(collection: Collection, body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((document) => {
      try {
        collection.upsert(parseJson(document));
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
    num_documents: documents.size,
    fields: schema.fields,
    token_separators: schema.tokenSeparators,
  };
}
