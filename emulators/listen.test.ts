import { createServer, get, type IncomingMessage } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

test('a client learns that its connection stays open for longer than it is likely to pause', async () => {
  const server = createServer((_request, response) => response.end('hello'));
  const close = () => server.closeAllConnections();
  const running = await listen(server, { host: '127.0.0.1', port: 0 }, close);
  onTestFinished(() => running.close());
  const headers = { connection: 'keep-alive' };
  const response = await new Promise<IncomingMessage>((resolve) =>
    get({ host: '127.0.0.1', port: running.port, headers }, resolve),
  );
  expect(response.headers['keep-alive']).toBe('timeout=65');
});
