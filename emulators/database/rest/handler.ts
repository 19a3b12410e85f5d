import type { IncomingMessage, ServerResponse } from 'node:http';
import { nobody, readAuthorization, readCredential, type Caller } from '../credentials.ts';
import { namespaceOf, type Instances } from '../instances.ts';
import { readText } from './body.ts';
import { answerData } from './data.ts';
import { HttpError, httpStatus } from './http-error.ts';

/** Answers everything that is no websocket; never throws. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  instances: Instances,
): Promise<void> {
  allowEverybody(request, response);
  try {
    await route(request, response, instances);
  } catch (error) {
    const status = httpStatus(error);
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
  instances: Instances,
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
  const name = namespaceOf(url, request.headers.host);
  if (name === undefined) throw new HttpError(400, 'Name a database with ?ns=');
  const caller = callerOf(request, url);

  if (url.pathname === '/.inspect/databases.json') {
    demandAdmin(caller);
    sendJson(response, JSON.stringify(instances.names.map((database) => ({ name: database }))));
  } else if (url.pathname === '/.settings/rules.json') {
    demandAdmin(caller);
    await answerRules(request, response, instances, name);
  } else if (url.pathname.endsWith('.json') && !url.pathname.startsWith('/.settings/')) {
    await answerData({ request, response, url, instance: instances.get(name), caller });
  } else throw new HttpError(404, `There is nothing at ${url.pathname}; data ends in .json`);
}

async function answerRules(
  request: IncomingMessage,
  response: ServerResponse,
  instances: Instances,
  name: string,
): Promise<void> {
  const instance = instances.get(name);
  if (request.method === 'PUT') {
    instance.setRules(await readText(request));
    sendJson(response, '{"status":"ok"}');
  } else if (request.method === 'GET') {
    sendJson(response, instance.rulesSource || '{"rules":{".read":true,".write":true}}');
  } else throw new HttpError(405, 'Rules can be read (GET) and set (PUT)');
}

/** @throws CredentialError */
function callerOf(request: IncomingMessage, url: URL): Caller {
  const parameter = url.searchParams.get('auth') ?? url.searchParams.get('access_token');
  return readAuthorization(request.headers.authorization) ?? (parameter ? readCredential(parameter) : nobody);
}

function demandAdmin(caller: Caller): void {
  if (caller.kind !== 'admin') throw new HttpError(401, 'Unauthorized request.');
}

function sendJson(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json);
}

/** Pages of every origin may ask, as they may ask the service. */
function allowEverybody(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'etag');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, PATCH, POST, DELETE');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
}
