import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../listening.ts';
import { Collection } from './collection.ts';
import { Refusal } from './errors.ts';
import { readSchema } from './schema.ts';

interface TypesenseOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** May do everything. */
  readonly adminKey: string;
  /** May search and nothing else. */
  readonly searchKey: string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Asked {
  readonly method: string;
  /** The segments of the path. */
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly body: string;
}

const largestBody = 32 * 1024 * 1024;

/**
 * Starts the stand-in for the part of Typesense's HTTP API that is listed in README.md. It keeps everything in memory.
 *
 * @throws Error when the port is taken
 */
export async function startTypesense({ host, port, ...keys }: TypesenseOptions): Promise<Listening> {
  const collections = new Map<string, Collection>();
  const server = createServer((request, response) => {
    void respond(request, response, (asked, key) => {
      demandKey(asked, key, keys);
      return answer(collections, asked);
    });
  });
  return listen(server, { host, port }, () => server.closeAllConnections());
}

const isSearch = ({ method, path }: Asked) =>
  method === 'GET' && path[0] === 'collections' && path[2] === 'documents' && path[3] === 'search';

function demandKey(asked: Asked, key: string | null, keys: Pick<TypesenseOptions, 'adminKey' | 'searchKey'>) {
  if (asked.path[0] === 'health' || key === keys.adminKey) return;
  if (key === keys.searchKey && isSearch(asked)) return;
  throw new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (asked: Asked, key: string | null) => Answer,
): Promise<void> {
  const send = ({ status, body }: Answer) => {
    response.writeHead(status, {
      'Content-Type': `${typeof body === 'string' ? 'text/plain' : 'application/json'}; charset=utf-8`,
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET, POST, DELETE',
      'Access-Control-Allow-Headers': 'X-Typesense-Api-Key, Content-Type',
    });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  try {
    const address = `http://local${request.url ?? ''}`;
    if (!URL.canParse(address)) throw new Refusal(400, 'This is no address.');
    const { pathname, searchParams: query } = new URL(address);
    if (request.method === 'OPTIONS') return send({ status: 200, body: '' });
    const header = request.headers['x-typesense-api-key'];
    const key = typeof header === 'string' ? header : query.get('x-typesense-api-key');
    const path = pathname.slice(1).split('/').map(decode);
    send(handle({ method: request.method ?? '', path, query, body: await textOf(request) }, key));
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error);
    const status = error instanceof Refusal ? error.status : 500;
    send({ status, body: { message: error instanceof Error ? error.message : String(error) } });
  }
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new Refusal(400, 'This is no address.');
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new Refusal(413, 'The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Bad JSON.');
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body });

function answer(collections: Map<string, Collection>, asked: Asked): Answer {
  const { method, path, body } = asked;
  const [root, name] = path;
  if (method === 'GET' && root === 'health') return ok({ ok: true });
  if (root !== 'collections') throw new Refusal(404, 'Not Found');
  if (name === undefined) {
    if (method === 'GET') return ok([...collections.values()].map(described));
    if (method !== 'POST') throw new Refusal(404, 'Not Found');
    const schema = readSchema(parse(body));
    if (collections.has(schema.name)) {
      throw new Refusal(409, `A collection with name \`${schema.name}\` already exists.`);
    }
    const collection = new Collection(schema);
    collections.set(schema.name, collection);
    return { status: 201, body: described(collection) };
  }
  const collection = collections.get(name);
  if (!collection) throw new Refusal(404, `Collection \`${name}\` Not Found`);
  if (path[2] === 'documents') return answerDocuments(collection, asked);
  if (path.length > 2) throw new Refusal(404, 'Not Found');
  if (method === 'DELETE') collections.delete(name);
  else if (method !== 'GET') throw new Refusal(404, 'Not Found');
  return ok(described(collection));
}

function answerDocuments(collection: Collection, { method, path, query, body }: Asked): Answer {
  const [, , , id] = path;
  switch (`${method} ${id ?? ''}`) {
    case 'GET search':
      return ok(collection.search(query));
    case 'GET export':
      return ok([...collection.documents.values()].map((one) => JSON.stringify(one)).join('\n'));
    case 'POST import':
      demandUpsert(query);
      return ok(importLines(collection, body));
    case 'POST ':
      demandUpsert(query);
      return { status: 201, body: collection.upsert(parse(body)) };
  }
  if (id !== undefined && method === 'GET') return ok(collection.get(id));
  if (id !== undefined && method === 'DELETE') return ok(collection.remove(id));
  throw new Refusal(404, 'Not Found');
}

function demandUpsert(query: URLSearchParams): void {
  if (query.get('action') !== 'upsert') throw new Refusal(400, 'Only the action `upsert` is known here.');
}

/** One line of JSON for each document, in and out; a document that is refused does not hold the others up. */
function importLines(collection: Collection, body: string): string {
  const lines = body.split('\n').filter((line) => line.trim() !== '');
  return lines
    .map((document) => {
      try {
        collection.upsert(parse(document));
        return JSON.stringify({ success: true });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return JSON.stringify({ success: false, code: error.status, error: error.message, document });
      }
    })
    .join('\n');
}

function described({ schema, created, documents }: Collection) {
  return {
    name: schema.name,
    created_at: created,
    num_documents: documents.size,
    fields: schema.fields,
    token_separators: schema.separators,
  };
}
