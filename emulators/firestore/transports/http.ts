import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { answerAdmin, isAdminPath } from '../admin/admin.ts';
import type { Engine } from '../engine.ts';
import { errorBody, toRpcError } from '../errors.ts';
import { allowOrigin, answerPreflight } from './cors.ts';
import type { Exchange } from './http-exchange.ts';
import { readExchange, sendJson } from './http-exchange.ts';
import { answerRest } from './rest.ts';
import type { WebChannel } from './webchannel.ts';

/** The HTTP/1.1 side of the port: REST, WebChannel and the emulator's own paths. */
export function createHttpServer(
  engine: Engine,
  channel: WebChannel,
  report: (text: string) => void,
): Server {
  const route = async (exchange: Exchange): Promise<void> => {
    const { request, response, path } = exchange;
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    if (channel.handles(path)) return channel.answer(exchange);
    if (path === '/') return void response.end('Ok\n');
    if (isAdminPath(path)) return answerAdmin(engine, exchange, report);
    answerRest(engine, exchange, report);
  };
  const server = createServer((request, response) => {
    allowOrigin(request, response);
    readExchange(request, response)
      .then(route)
      .catch((thrown: unknown) => {
        // Nobody is left to answer when the client went away in the middle of its request.
        if (response.headersSent || request.errored !== null) return response.destroy();
        const error = toRpcError(thrown, report);
        sendJson(response, error.httpCode, errorBody(error));
      });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}
