import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from '../../../emulators/listen.ts';
import { createRodeos } from './rodeos.ts';
import { renderScene } from './scene-svg.ts';
import { createStories } from './stories.ts';

interface ContentOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** What the dates of the made-up data are counted from. */
  readonly today?: Date;
}

interface HttpResponse {
  readonly status: number;
  readonly type: 'application/json' | 'image/svg+xml' | 'text/plain';
  readonly body: string;
}

const maxPageSize = 100;

const textResponse = (status: number, body: string): HttpResponse => ({ status, type: 'text/plain', body });

/**
 * Starts the stand-in for the association's content service and for the image proxy; see README.md for what it
 * answers. It keeps nothing.
 *
 * @throws Error when the port is taken
 */
export async function startContent({
  host,
  port,
  today = new Date(),
}: ContentOptions): Promise<RunningServer> {
  const stories = createStories(today);
  const rodeos = createRodeos(today);
  let toFail = 0;

  const list = (items: readonly unknown[], query: URLSearchParams): HttpResponse => {
    if (toFail > 0) {
      toFail -= 1;
      return textResponse(500, 'It was asked to fail.');
    }
    return paginate(items, query);
  };
  const answer = (method: string, { pathname, searchParams: query }: URL): HttpResponse => {
    if (method === 'POST' && pathname === '/fail') {
      toFail = parseInteger(query.get('times'), 1, 1000) ?? 1;
      return textResponse(200, `The next ${toFail} lists will fail.`);
    }
    if (method !== 'GET') return textResponse(405, 'Only GET is answered.');
    if (pathname === '/services/archives.ashx/stories') return list(stories, query);
    if (pathname === '/services/pro_rodeo.ashx/schedule') return list(rodeos, query);
    if (pathname === '/proxy') return proxyPicture(query.get('url'), ownAddress());
    return respondWithPicture(pathname);
  };
  const server = createServer((request, response) => handleRequest(request, response, answer));
  const listening = await listen(server, { host, port }, () => server.closeAllConnections());
  const ownAddress = () => `http://${host}:${listening.port}`;
  return listening;
}

function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (method: string, url: URL) => HttpResponse,
): void {
  const address = `http://local${request.url ?? ''}`;
  const { status, type, body } = URL.canParse(address)
    ? answer(request.method ?? '', new URL(address))
    : textResponse(400, 'This is no address.');
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Access-Control-Allow-Origin': '*',
  });
  response.end(body);
}

function parseInteger(given: string | null, least: number, most: number): number | undefined {
  const value = Number(given);
  return given !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function paginate(items: readonly unknown[], query: URLSearchParams): HttpResponse {
  const index = parseInteger(query.get('index'), 1, Number.MAX_SAFE_INTEGER);
  const size = parseInteger(query.get('page_size'), 1, maxPageSize);
  if (index === undefined || size === undefined) {
    return textResponse(400, `index counts from 1, and page_size is from 1 to ${maxPageSize}.`);
  }
  const data = items.slice((index - 1) * size, index * size);
  return { status: 200, type: 'application/json', body: JSON.stringify({ data }) };
}

/** It fetches nothing: the only pictures it hands on are its own. */
function proxyPicture(wanted: string | null, own: string): HttpResponse {
  if (wanted === null || !URL.canParse(wanted)) return textResponse(400, 'url must be an address.');
  const url = new URL(wanted);
  return url.origin === own
    ? respondWithPicture(url.pathname)
    : textResponse(403, `Only pictures of ${own} are handed on.`);
}

function respondWithPicture(path: string): HttpResponse {
  const number = /^\/images\/(\d{1,6})\.svg$/.exec(path)?.[1];
  if (number === undefined) return textResponse(404, 'There is nothing here.');
  return { status: 200, type: 'image/svg+xml', body: renderScene(Number(number)) };
}
