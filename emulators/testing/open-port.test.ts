import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, untilOpen } from './open-port.ts';

const never = new AbortController().signal;

test('waits for a server that comes up later', async () => {
  const port = await freePort();
  const server = createServer();
  setTimeout(() => server.listen(port, '127.0.0.1'), 100);
  const began = performance.now();
  await untilOpen(port, never);
  expect(performance.now() - began).toBeGreaterThan(80);
  server.close();
});

test('gives up after its patience, or when told why', async () => {
  const port = await freePort();
  await expect(untilOpen(port, never, 50)).rejects.toThrow(`nothing listens on port ${port} after 50 ms`);
  await expect(untilOpen(port, AbortSignal.abort(new Error('it crashed')))).rejects.toThrow('it crashed');
});
