import type { IncomingMessage, ServerResponse } from 'node:http';
import { anonymousCaller, parseAuthorizationHeader, parseCredential, type Caller } from '../credentials.ts';
import { parseNamespace, type InstanceRegistry } from '../instance-registry.ts';
import { readTextBody } from './body.ts';
import { handleDataRequest } from './data-handler.ts';
import { HttpError, getHttpStatus } from './http-error.ts';

/** Answers everything that is no websocket; never throws. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  instances: InstanceRegistry,
): Promise<void> {
  setCorsHeaders(request, response);
  try {
    await route(request, response, instances);
  } catch (error) {
    const status = getHttpStatus(error);
    if (status === 500) console.error(`${request.method} ${request.url} failed:`, error);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ error: error instanceof Error ? error.message : 'Internal error' }));
  }
}

async function route(
  request: IncomingMessage,
  response: ServerResponse,
  instances: InstanceRegistry,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const base = 'http://local';
  if (!URL.canParse(request.url ?? '', base)) throw new HttpError(400, 'Not an address');
  const url = new URL(request.url ?? '', base);
  if (url.pathname === '/') {
    response.end('Realtime Database engine\n');
    return;
  }
  const name = parseNamespace(url, request.headers.host);
  if (name === undefined) throw new HttpError(400, 'Name a database with ?ns=');
  const caller = parseCaller(request, url);

  if (url.pathname === '/.inspect/databases.json') {
    requireAdmin(caller);
    sendJson(response, JSON.stringify(instances.names.map((database) => ({ name: database }))));
  } else if (url.pathname === '/.settings/rules.json') {
    requireAdmin(caller);
    await handleRulesRequest(request, response, instances, name);
  } else if (url.pathname.endsWith('.json') && !url.pathname.startsWith('/.settings/')) {
    await handleDataRequest({ request, response, url, instance: instances.get(name), caller });
  } else throw new HttpError(404, `There is nothing at ${url.pathname}; data ends in .json`);
}

async function handleRulesRequest(
  request: IncomingMessage,
  response: ServerResponse,
  instances: InstanceRegistry,
  name: string,
): Promise<void> {
  const instance = instances.get(name);
  if (request.method === 'PUT') {
    instance.setRules(await readTextBody(request));
    sendJson(response, '{"status":"ok"}');
  } else if (request.method === 'GET') {
    sendJson(response, instance.rulesSource || '{"rules":{".read":true,".write":true}}');
  } else throw new HttpError(405, 'Rules can be read (GET) and set (PUT)');
}

/** @throws CredentialError */
function parseCaller(request: IncomingMessage, url: URL): Caller {
  const parameter = url.searchParams.get('auth') ?? url.searchParams.get('access_token');
  return (
    parseAuthorizationHeader(request.headers.authorization) ??
    (parameter ? parseCredential(parameter) : anonymousCaller)
  );
}

function requireAdmin(caller: Caller): void {
  if (caller.kind !== 'admin') throw new HttpError(401, 'Unauthorized request.');
}

function sendJson(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json);
}

/** Pages of every origin may ask, as they may ask the service. */
function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'etag');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, PATCH, POST, DELETE');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
}
