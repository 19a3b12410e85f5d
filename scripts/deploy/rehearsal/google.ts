import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { createDataApis } from './apis/data-apis.ts';
import { createFunctionApis } from './apis/function-apis.ts';
import { createHostingApis } from './apis/hosting-apis.ts';
import { createProjectApis } from './apis/project-apis.ts';
import { ApiError, CloudProject, type Json } from './cloud-project.ts';

const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

function parseBody(raw: Buffer): Json {
  try {
    return JSON.parse(raw.toString() || '{}') as Json;
  } catch {
    return {};
  }
}

/**
 * A stand-in for Google's APIs: as much of them as firebase-tools and our commands use to set up a project. Records every
 * call.
 */
export function createGoogle() {
  const project = new CloudProject();
  const calls: string[] = [];
  const unknown: string[] = [];
  const apis = {
    ...createProjectApis(project),
    ...createDataApis(project),
    ...createFunctionApis(project),
    ...createHostingApis(project),
  };
  // A longer one says more: `secrets/*:addVersion` is no secret.
  const sorted = Object.entries(apis).toSorted(([one], [other]) => other.length - one.length);
  const routes = sorted.map(([route, respond]) => {
    const pattern = route.split('*').map(escape).join('([^/]+?)');
    return { pattern: new RegExp(`^${pattern}$`), respond };
  });

  function answer(key: string, query: URLSearchParams, raw: Buffer): Json {
    for (const route of routes) {
      const match = route.pattern.exec(key);
      if (match)
        return route.respond({
          body: parseBody(raw),
          raw,
          query,
          names: match.slice(1).map(decodeURIComponent),
        });
    }
    unknown.push(key);
    throw new ApiError(404, `The stand-in does not know ${key}`);
  }

  /** A file of what a channel shows, with the headers for all files. */
  function serveSite(channel: string, path: string, response: ServerResponse): void {
    const version = project.siteVersions[project.channels.get(channel) ?? -1];
    const { headers = [] } = (version?.config ?? {}) as {
      headers?: { regex?: string; headers: Record<string, string> }[];
    };
    const hash = ['', '.html', 'index.html'].map((end) => version?.files.get(`${path}${end}`)).find(Boolean);
    const content = hash && project.uploads.get(hash);
    for (const [name, value] of Object.entries(headers.find(({ regex }) => regex === '.*')?.headers ?? {}))
      response.setHeader(name, value);
    if (content) response.end(gunzipSync(content));
    else response.writeHead(path === '/login' ? 200 : 404).end();
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const { pathname, searchParams } = new URL(request.url ?? '/', `https://${host}`);
    if (!host.endsWith('.googleapis.com'))
      return serveSite(host.includes('--') ? 'next' : 'live', pathname, response);
    const raw = await buffer(request);
    const key = `${request.method} ${host.replace('.googleapis.com', '')}${pathname.replaceAll('%28', '(').replaceAll('%29', ')')}`;
    calls.push(key);
    const send = (status: number, body: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      send(200, answer(key, searchParams, raw));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status: code, message } = error;
      send(code, { error: { code, message, status: code === 404 ? 'NOT_FOUND' : 'PERMISSION_DENIED' } });
    }
  }

  return { project, calls, unknown, handle: (...args: Parameters<typeof handle>) => void handle(...args) };
}
