import { afterEach, expect, test, vi } from 'vitest';
import { deleteOfflineData, lastListsKey } from './offline-data.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('stops and unregisters the worker before it deletes the caches', async () => {
  const steps: string[] = [];
  const step = (name: string) => () => Promise.resolve(void steps.push(name));
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistrations: () =>
        Promise.resolve([
          {
            active: { postMessage: (message: string) => steps.push(message) },
            unregister: step('unregister'),
          },
        ]),
    },
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['shell', 'assets-1']),
    delete: (name: string) => step(`delete ${name}`)(),
  });
  localStorage.setItem(lastListsKey, '{}');
  const deletion = deleteOfflineData();
  expect(localStorage.getItem(lastListsKey)).toBeNull();
  await deletion;
  expect(steps).toEqual(['delete last-thumbnails', 'stop', 'unregister', 'delete shell', 'delete assets-1']);
});

test('does nothing in a browser without workers and caches, or when they fail', async () => {
  vi.stubGlobal('navigator', {});
  await expect(deleteOfflineData()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.reject(new Error('Denied.')) },
  });
  await expect(deleteOfflineData()).resolves.toBeUndefined();
});
