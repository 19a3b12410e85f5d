import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { handleAdminRequest, isAdminPath } from '../admin/admin-handler.ts';
import type { Engine } from '../engine.ts';
import { toErrorBody, toRpcError } from '../errors.ts';
import { setCorsHeaders, handlePreflight } from './cors.ts';
import type { HttpExchange } from './http-exchange.ts';
import { readHttpExchange, sendJson } from './http-exchange.ts';
import { handleRestRequest } from './rest-handler.ts';
import type { WebChannelServer } from './webchannel-server.ts';

/** The HTTP/1.1 side of the port: REST, WebChannel and the emulator's own paths. */
export function createHttpServer(
  engine: Engine,
  channel: WebChannelServer,
  report: (text: string) => void,
): Server {
  const route = async (exchange: HttpExchange): Promise<void> => {
    const { request, response, path } = exchange;
    if (request.method === 'OPTIONS') return handlePreflight(request, response);
    if (channel.isChannelPath(path)) return channel.handleRequest(exchange);
    if (path === '/') return void response.end('Ok\n');
    if (isAdminPath(path)) return handleAdminRequest(engine, exchange, report);
    handleRestRequest(engine, exchange, report);
  };
  const server = createServer((request, response) => {
    setCorsHeaders(request, response);
    readHttpExchange(request, response)
      .then(route)
      .catch((thrown: unknown) => {
        // Nobody is left to answer when the client went away in the middle of its request.
        if (response.headersSent || request.errored !== null) return response.destroy();
        const error = toRpcError(thrown, report);
        sendJson(response, error.httpCode, toErrorBody(error));
      });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}
