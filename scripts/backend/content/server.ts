import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type RunningServer } from 'firebase-engines/listen.ts';
import { onlyLocalHosts } from 'firebase-engines/local-requests.ts';
import { getDemoClip } from '#scripts/seed/demo-media.ts';
import { createRodeos } from './rodeo-schedule.ts';
import { createStories } from './stories.ts';

const names =
  'Abel Crane, Beth Oakley, Clay Duncan, Dora Finch, Earl Goodnight, Fay Holloway, Gus Ivory, Hattie Jessup, ' +
  'Ira Kimball, Josie Larkin, Knox Meeker, Lena Norwood';

/** The users of the legacy API, more than one page of a list. */
const legacyUsers = names.split(', ').map((name, index) => {
  const [firstname = '', lastname = ''] = name.split(' ');
  return { userID: index + 1, firstname, lastname, mail: `${firstname.toLowerCase()}@legacy.example` };
});

interface ContentOptions {
  readonly host: string;
  /** 0 selects a free port. */
  readonly port: number;
  /** The dates of the generated data are relative to this day. */
  readonly today?: Date;
}

interface HttpResponse {
  readonly status: number;
  readonly type: 'application/json' | 'image/png' | 'text/plain';
  readonly body: string | Buffer;
}

const maxPageSize = 100;

const textResponse = (status: number, body: string): HttpResponse => ({ status, type: 'text/plain', body });

/**
 * Starts a stand-in for the association's content service, the image proxy and the legacy API. Some stories have no image or
 * summary, a missing image or a link to another host, and some rodeos no venue or payout, so that clients meet all cases.
 * `curl -X POST 'http://127.0.0.1:7107/fail?times=2'` makes the next two lists fail.
 *
 * @throws Error when the port is in use
 */
export async function startContent({
  host,
  port,
  today = new Date(),
}: ContentOptions): Promise<RunningServer> {
  const stories = createStories(today);
  const rodeos = createRodeos(today);
  let remainingFailures = 0;

  const list = (items: readonly unknown[], query: URLSearchParams): HttpResponse => {
    if (remainingFailures > 0) {
      remainingFailures -= 1;
      return textResponse(500, 'Simulated failure.');
    }
    return paginate(items, query);
  };
  const respond: Respond = (method, { pathname, searchParams: query }, authorization) => {
    if (method === 'POST' && pathname === '/fail') {
      remainingFailures = parseInteger(query.get('times'), 1, 1000) ?? 1;
      return textResponse(200, `The next ${remainingFailures} lists will fail.`);
    }
    if (method === 'OPTIONS') return textResponse(200, 'See the headers.');
    if (method !== 'GET') return textResponse(405, 'Method not allowed; use GET.');
    if (pathname === '/services/archives.ashx/stories') return list(stories, query);
    if (pathname === '/services/pro_rodeo.ashx/schedule') return list(rodeos, query);
    if (pathname === '/api/user/getall') return listLegacyUsers(authorization);
    if (pathname === '/proxy') return proxyImage(query.get('url'), getOrigin());
    return createImageResponse(pathname);
  };
  const server = createServer(
    onlyLocalHosts((request, response) => handleRequest(request, response, respond)),
  );
  const listening = await listen(server, { host, port }, () => server.closeAllConnections());
  const getOrigin = () => `http://${host}:${listening.port}`;
  return listening;
}

type Respond = (method: string, url: URL, authorization: string | undefined) => HttpResponse;

function handleRequest(request: IncomingMessage, response: ServerResponse, respond: Respond): void {
  const url = `http://local${request.url ?? ''}`;
  const { status, type, body } = URL.canParse(url)
    ? respond(request.method ?? '', new URL(url), request.headers.authorization)
    : textResponse(400, 'Invalid URL.');
  response.writeHead(status, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization',
  });
  response.end(body);
}

function parseInteger(text: string | null, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

function paginate(items: readonly unknown[], query: URLSearchParams): HttpResponse {
  const index = parseInteger(query.get('index'), 1, Number.MAX_SAFE_INTEGER);
  const size = parseInteger(query.get('page_size'), 1, maxPageSize);
  if (index === undefined || size === undefined) {
    return textResponse(400, `index must be at least 1, and page_size from 1 to ${maxPageSize}.`);
  }
  const data = items.slice((index - 1) * size, index * size);
  return { status: 200, type: 'application/json', body: JSON.stringify({ data }) };
}

/** The token itself is not checked. */
function listLegacyUsers(authorization: string | undefined): HttpResponse {
  if (!authorization?.startsWith('Bearer ')) return textResponse(401, 'Log in.');
  return { status: 200, type: 'application/json', body: JSON.stringify({ data: legacyUsers }) };
}

/** Only serves its own images and fetches nothing. */
function proxyImage(imageUrl: string | null, ownOrigin: string): HttpResponse {
  if (imageUrl === null || !URL.canParse(imageUrl)) return textResponse(400, 'url must be a valid URL.');
  const url = new URL(imageUrl);
  return url.origin === ownOrigin
    ? createImageResponse(url.pathname)
    : textResponse(403, `Only images from ${ownOrigin} are proxied.`);
}

/** The posters of the demo clips. */
function createImageResponse(path: string): HttpResponse {
  const number = /^\/images\/(\d{1,6})\.png$/.exec(path)?.[1];
  if (number === undefined) return textResponse(404, 'Not found.');
  return {
    status: 200,
    type: 'image/png',
    body: readFileSync(getDemoClip(1 + (Number(number) % 10)).poster),
  };
}
