import type { IncomingMessage, ServerResponse } from 'node:http';
import { appCheckHeader, appCheckMessage, type AppCheckVerifier } from '../../app-check.ts';
import { isJsonObject } from '#json.ts';
import { isFromLocalOrigin } from '../../local-requests.ts';
import {
  anonymousCaller,
  parseAuthorizationHeader,
  parseCredential,
  requireLocalAdmin,
  type Caller,
} from '../credentials.ts';
import type { Instance } from '../instance.ts';
import { parseNamespace, type InstanceRegistry } from '../instance-registry.ts';
import { parseRules } from '../rules/ruleset.ts';
import { readTextBody } from './body.ts';
import { handleDataRequest } from './data-handler.ts';
import { HttpError } from '#http-error.ts';
import { getHttpStatus } from './get-http-status.ts';
import { parseJson } from './query-parameters.ts';

/** Handles every HTTP request that is not a WebSocket upgrade. Never throws. */
export async function handleRequest(
  request: IncomingMessage,
  response: ServerResponse,
  instances: InstanceRegistry,
  appCheck: AppCheckVerifier | undefined,
): Promise<void> {
  setCorsHeaders(request, response);
  try {
    await route(request, response, instances, appCheck);
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
  appCheck: AppCheckVerifier | undefined,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const base = 'http://local';
  if (!URL.canParse(request.url ?? '', base)) throw new HttpError(400, 'Invalid URL');
  const url = new URL(request.url ?? '', base);
  if (url.pathname === '/') {
    response.end('Realtime Database engine\n');
    return;
  }
  const name = parseNamespace(url, request.headers.host);
  if (name === undefined) throw new HttpError(400, 'Missing database name: add ?ns=');
  const caller = parseCaller(request, url);
  if (appCheck && caller.kind !== 'admin' && !appCheck.isValid(request.headers[appCheckHeader]?.toString()))
    throw new HttpError(401, appCheckMessage);

  if (url.pathname === '/.inspect/databases.json') {
    requireAdmin(caller);
    sendJsonText(response, JSON.stringify(instances.names.map((database) => ({ name: database }))));
  } else if (url.pathname === '/.settings/rules.json') {
    requireAdmin(caller);
    await handleRulesRequest(request, response, instances.get(name), url.searchParams);
  } else if (url.pathname.endsWith('.json') && !url.pathname.startsWith('/.settings/')) {
    await handleDataRequest({ request, response, url, instance: instances.get(name), caller });
  } else throw new HttpError(404, `Not found: ${url.pathname}; URLs of data end in .json`);
}

async function handleRulesRequest(
  request: IncomingMessage,
  response: ServerResponse,
  instance: Instance,
  parameters: URLSearchParams,
): Promise<void> {
  if (request.method === 'PUT') {
    const source = await readTextBody(request);
    if (parameters.get('dryRun') === 'true') parseRules(source);
    else instance.setRules(source);
    sendJsonText(response, '{"status":"ok"}');
  } else if (request.method === 'GET') {
    sendJsonText(response, instance.rulesSource || '{"rules":{".read":true,".write":true}}');
  } else throw new HttpError(405, 'Method not allowed; use GET or PUT');
}

/** @throws CredentialError */
function parseCaller(request: IncomingMessage, url: URL): Caller {
  const parameter = url.searchParams.get('auth') ?? url.searchParams.get('access_token');
  const caller =
    parseAuthorizationHeader(request.headers.authorization) ??
    (parameter ? parseCredential(parameter) : anonymousCaller);
  requireLocalAdmin(caller, isFromLocalOrigin(request));
  const override = url.searchParams.get('auth_variable_override');
  return caller.kind === 'admin' && override !== null ? overrideAuth(override) : caller;
}

/** An administrator may act as a user. */
function overrideAuth(text: string): Caller {
  const auth = parseJson(text, 'auth_variable_override must be a JSON object or null');
  if (auth !== null && !isJsonObject(auth))
    throw new HttpError(400, 'auth_variable_override must be a JSON object or null');
  return { kind: 'user', auth };
}

function requireAdmin(caller: Caller): void {
  if (caller.kind !== 'admin') throw new HttpError(401, 'Unauthorized request.');
}

function sendJsonText(response: ServerResponse, json: string): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json);
}

/** Allows every origin, like the service. */
function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  response.setHeader('access-control-expose-headers', 'etag');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, HEAD, PUT, PATCH, POST, DELETE');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
}
