import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { handleAdminRequest, isAdminPath } from '../admin/admin-handler.ts';
import { keepAliveTimeoutMs } from '../../listen.ts';
import { onlyLocalHosts } from '../../local-requests.ts';
import { requireLocalOrigin } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { toErrorBody, toRpcError } from '../errors.ts';
import { setCorsHeaders, handlePreflight } from './cors.ts';
import type { HttpExchange } from './http-exchange.ts';
import { readHttpExchange, sendJson } from './http-exchange.ts';
import { handleRestRequest } from './rest-handler.ts';
import type { WebChannelServer } from './webchannel-server.ts';

/** Creates the HTTP/1.1 server for REST, WebChannel and the admin endpoints of the emulator. */
export function createHttpServer(
  engine: Engine,
  channels: WebChannelServer,
  log: (text: string) => void,
): Server {
  const route = async (exchange: HttpExchange): Promise<void> => {
    const { request, response, path } = exchange;
    if (request.method === 'OPTIONS') return handlePreflight(request, response);
    if (channels.isChannelPath(path)) return channels.handleRequest(exchange);
    if (path === '/') return void response.end('Ok\n');
    if (path === '/reset' && request.method === 'POST') {
      requireLocalOrigin(request);
      engine.reset();
      return void response.end('Resetting...\n');
    }
    if (isAdminPath(path)) {
      requireLocalOrigin(request);
      return handleAdminRequest(engine, exchange, log);
    }
    handleRestRequest(engine, exchange, log);
  };
  const listener: RequestListener = (request, response) => {
    setCorsHeaders(request, response);
    readHttpExchange(request, response)
      .then(route)
      .catch((thrown: unknown) => {
        // The client may have disconnected during its request.
        if (response.headersSent || request.errored !== null) return response.destroy();
        const error = toRpcError(thrown, log);
        sendJson(response, error.httpCode, toErrorBody(error));
      });
  };
  const server = createServer(onlyLocalHosts(listener));
  server.keepAliveTimeout = keepAliveTimeoutMs;
  return server;
}
