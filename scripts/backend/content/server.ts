import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { listen, type RunningServer } from 'firebase-engines/listen.ts';
import { onlyLocalHosts } from 'firebase-engines/local-requests.ts';
import { getDemoClip } from '#tests/support/demo/demo-media.ts';
import { createRodeos } from './rodeo-schedule.ts';
import { createStories } from './stories.ts';

const firstNames = 'Abel Beth Clay Dora Earl Fay Gus Hattie Ira Josie Knox Lena'.split(' ');

/** The users of the legacy API, more than one page of a list. */
const legacyUsers = firstNames.map((firstname, index) => {
  const mail = `${firstname.toLowerCase()}@legacy.example`;
  return { userID: index + 1, firstname, lastname: 'Crane', mail };
});

const maxPageSize = 100;

const refuse = (status: number, text: string) => new Response(text, { status });

function paginate(items: readonly unknown[], query: URLSearchParams): Response {
  const [index, size] = [Number(query.get('index')), Number(query.get('page_size'))];
  const isPage = Number.isInteger(index) && index >= 1;
  if (!isPage || !Number.isInteger(size) || size < 1 || size > maxPageSize)
    return refuse(400, `index must be at least 1, and page_size from 1 to ${maxPageSize}.`);
  return Response.json({ data: items.slice((index - 1) * size, index * size) });
}

/** The thumbnails of the demo clips. */
function sendImage(path: string): Response {
  const number = /^\/images\/(\d{1,6})\.png$/.exec(path)?.[1];
  if (number === undefined) return refuse(404, 'Not found.');
  const picture = readFileSync(getDemoClip(1 + (Number(number) % 10)).thumbnail);
  return new Response(picture, { headers: { 'Content-Type': 'image/png' } });
}

/** Only serves its own images and fetches nothing. */
function proxyImage(imageUrl: string | null, ownHost: string | undefined): Response {
  if (imageUrl === null || !URL.canParse(imageUrl)) return refuse(400, 'url must be a valid URL.');
  const url = new URL(imageUrl);
  return url.host === ownHost
    ? sendImage(url.pathname)
    : refuse(403, `Only images from ${ownHost} are proxied.`);
}

/**
 * Starts a stand-in for the association's content service, the image proxy and the legacy API. Some stories have no image or
 * summary, a missing image or a link to another host, and some rodeos no venue or payout, so that clients meet all cases.
 *
 * @param address port 0 selects a free one
 * @throws Error when the port is in use
 */
export function startContent(address: { host: string; port: number }): Promise<RunningServer> {
  const today = new Date();
  const stories = createStories(today);
  const rodeos = createRodeos(today);
  const respond = ({ method, url = '', headers }: IncomingMessage): Response => {
    if (!url.startsWith('/')) return refuse(400, 'Invalid URL.');
    const { pathname, searchParams: query } = new URL(`http://local${url}`);
    if (method === 'OPTIONS') return new Response('See the headers.');
    if (method !== 'GET') return refuse(405, 'Method not allowed; use GET.');
    if (pathname === '/services/archives.ashx/stories') return paginate(stories, query);
    if (pathname === '/services/pro_rodeo.ashx/schedule') return paginate(rodeos, query);
    if (pathname === '/proxy') return proxyImage(query.get('url'), headers.host);
    if (pathname !== '/api/user/getall') return sendImage(pathname);
    // The token itself is not checked.
    if (!headers.authorization?.startsWith('Bearer ')) return refuse(401, 'Log in.');
    return Response.json({ data: legacyUsers });
  };
  const server = createServer(
    onlyLocalHosts((request, response) => {
      const answer = respond(request);
      const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Authorization' };
      response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), ...cors });
      void answer.arrayBuffer().then((body) => response.end(Buffer.from(body)));
    }),
  );
  return listen(server, address, () => server.closeAllConnections());
}
