import { afterEach, expect, test, vi } from 'vitest';
import { getPorts, type PortName } from '#scripts/backend/ports.ts';
import { startTestBackend } from './test-backend.ts';

const ports = getPorts('test');

/** Lets these engines answer, and no others. */
const stubRunning = (...names: readonly PortName[]) =>
  vi.stubGlobal('fetch', (url: string) =>
    names.some((name) => url.endsWith(`:${ports[name]}`))
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('refused')),
  );
afterEach(() => void vi.unstubAllGlobals());

test('a backend that runs already is used, and left alone', async () => {
  stubRunning('hub');
  const stop = await startTestBackend();
  expect(await stop()).toBeUndefined();
  stubRunning('hub', 'hosting');
  const stopWithApp = await startTestBackend('app');
  expect(await stopWithApp()).toBeUndefined();
});

test('a backend without the app is not used by tests that need it', async () => {
  stubRunning('hub');
  await expect(startTestBackend('app')).rejects.toThrow('runs without the app');
});
