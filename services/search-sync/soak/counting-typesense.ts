import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

/** An index that only knows which documents it has. */
export interface CountingTypesense {
  readonly url: string;
  /** How many documents people find in a collection. */
  readonly count: (name: string) => number;
  readonly requestCount: () => number;
  readonly close: () => void;
}

function* listIds(ids: Uint8Array): Generator<string> {
  for (const [number, isStored] of ids.entries())
    if (isStored) yield `{"id":"${String(number).padStart(9, '0')}"}\n`;
}

/** @param capacity the largest id @param busyEvery which requests get 503 */
export async function startCountingTypesense(
  capacity: number,
  busyEvery: number,
): Promise<CountingTypesense> {
  const collections = new Map<string, Uint8Array>();
  const aliases = new Map<string, string>();
  let requests = 0;

  async function store(request: IncomingMessage, response: ServerResponse, ids: Uint8Array) {
    let stored = 0;
    for await (const line of createInterface(request)) {
      if (line === '') continue;
      ids[Number((JSON.parse(line) as { id: string }).id)] = 1;
      stored += 1;
    }
    response.end(Array.from({ length: stored }, () => '{"success":true}').join('\n'));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [, kind, name = '', , action] = new URL(request.url ?? '', 'http://local').pathname.split('/');
    requests += 1;
    if (requests % busyEvery === 0) {
      request.resume();
      return response.writeHead(503).end('{"message":"Not Ready or Lagging"}');
    }
    const send = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const key = `${request.method} ${kind}`;
    if (action === 'import') return store(request, response, collections.get(name) ?? new Uint8Array());
    if (action === 'export')
      return Readable.from(listIds(collections.get(name) ?? new Uint8Array())).pipe(response);
    if (key === 'GET collections') return send([...collections.keys()].map((each) => ({ name: each })));
    if (key === 'GET aliases')
      return send({
        aliases: [...aliases].map(([alias, target]) => ({ name: alias, collection_name: target })),
      });
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (key === 'POST collections')
      collections.set((JSON.parse(body) as { name: string }).name, new Uint8Array(capacity));
    if (key === 'PUT aliases')
      aliases.set(name, (JSON.parse(body) as { collection_name: string }).collection_name);
    return send({});
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: (name) => collections.get(aliases.get(name) ?? '')?.reduce((sum, each) => sum + each, 0) ?? 0,
    requestCount: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
