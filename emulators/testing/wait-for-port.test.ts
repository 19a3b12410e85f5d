import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { findFreePort, waitForPort } from './wait-for-port.ts';

const never = new AbortController().signal;

test('waits for a server that starts later', async () => {
  const port = await findFreePort();
  const server = createServer();
  setTimeout(() => server.listen(port, '127.0.0.1'), 100);
  const startedAt = performance.now();
  await waitForPort(port, never);
  expect(performance.now() - startedAt).toBeGreaterThan(80);
  server.close();
});

test('fails after a timeout, or with the reason of its signal', async () => {
  const port = await findFreePort();
  await expect(waitForPort(port, never, 50)).rejects.toThrow(`nothing listens on port ${port} after 50 ms`);
  await expect(waitForPort(port, AbortSignal.abort(new Error('it crashed')))).rejects.toThrow('it crashed');
});
