import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../listen.ts';
import { foreignOriginMessage, isFromLocalOrigin, onlyLocalHosts } from '../local-requests.ts';
import { HttpError } from '#http-error.ts';
import { isJsonObject } from '#json.ts';
import { ApiKeys } from './keys.ts';
import { parseJson, route, type ApiRequest, type ApiResponse, type Stored } from './routes.ts';

interface TypesenseOptions {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** Allows all requests. */
  readonly adminKey: string;
  /** Only allows searches. */
  readonly searchKey: string;
}

const maxBodyBytes = 32 * 1024 * 1024;

/**
 * Starts an in-memory implementation of the part of Typesense's HTTP API that README.md lists.
 *
 * @throws Error when the port is in use
 */
export async function startTypesense(options: TypesenseOptions): Promise<RunningServer> {
  const { host, port, adminKey, searchKey } = options;
  const stored: Stored = { collections: new Map(), aliases: new Map(), keys: new ApiKeys(adminKey) };
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
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
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
