import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../listening.ts';
import { makeRodeos } from './rodeos.ts';
import { drawScene } from './scene.ts';
import { makeStories } from './stories.ts';

interface ContentOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** What the dates of the made-up data are counted from. */
  readonly today?: Date;
}

interface Answer {
  readonly status: number;
  readonly type: 'application/json' | 'image/svg+xml' | 'text/plain';
  readonly body: string;
}

const largestPage = 100;

const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body });

/**
 * Starts the stand-in for the association's content service and for the image proxy; see README.md for what it
 * answers. It keeps nothing.
 *
 * @throws Error when the port is taken
 */
export async function startContent({ host, port, today = new Date() }: ContentOptions): Promise<Listening> {
  const stories = makeStories(today);
  const rodeos = makeRodeos(today);
  let toFail = 0;

  const list = (items: readonly unknown[], query: URLSearchParams): Answer => {
    if (toFail > 0) {
      toFail -= 1;
      return text(500, 'It was asked to fail.');
    }
    return pageOf(items, query);
  };
  const answer = (method: string, { pathname, searchParams: query }: URL): Answer => {
    if (method === 'POST' && pathname === '/fail') {
      toFail = wholeNumber(query.get('times'), 1, 1000) ?? 1;
      return text(200, `The next ${toFail} lists will fail.`);
    }
    if (method !== 'GET') return text(405, 'Only GET is answered.');
    if (pathname === '/services/archives.ashx/stories') return list(stories, query);
    if (pathname === '/services/pro_rodeo.ashx/schedule') return list(rodeos, query);
    if (pathname === '/proxy') return proxied(query.get('url'), ownAddress());
    return picture(pathname);
  };
  const server = createServer((request, response) => respond(request, response, answer));
  const listening = await listen(server, { host, port }, () => server.closeAllConnections());
  const ownAddress = () => `http://${host}:${listening.port}`;
  return listening;
}

function respond(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (method: string, url: URL) => Answer,
): void {
  const address = `http://local${request.url ?? ''}`;
  const { status, type, body } = URL.canParse(address)
    ? answer(request.method ?? '', new URL(address))
    : text(400, 'This is no address.');
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Access-Control-Allow-Origin': '*',
  });
  response.end(body);
}

function wholeNumber(given: string | null, least: number, most: number): number | undefined {
  const value = Number(given);
  return given !== null && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function pageOf(items: readonly unknown[], query: URLSearchParams): Answer {
  const index = wholeNumber(query.get('index'), 1, Number.MAX_SAFE_INTEGER);
  const size = wholeNumber(query.get('page_size'), 1, largestPage);
  if (index === undefined || size === undefined) {
    return text(400, `index counts from 1, and page_size is from 1 to ${largestPage}.`);
  }
  const data = items.slice((index - 1) * size, index * size);
  return { status: 200, type: 'application/json', body: JSON.stringify({ data }) };
}

/** It fetches nothing: the only pictures it hands on are its own. */
function proxied(wanted: string | null, own: string): Answer {
  if (wanted === null || !URL.canParse(wanted)) return text(400, 'url must be an address.');
  const url = new URL(wanted);
  return url.origin === own ? picture(url.pathname) : text(403, `Only pictures of ${own} are handed on.`);
}

function picture(path: string): Answer {
  const number = /^\/images\/(\d{1,6})\.svg$/.exec(path)?.[1];
  if (number === undefined) return text(404, 'There is nothing here.');
  return { status: 200, type: 'image/svg+xml', body: drawScene(Number(number)) };
}
