import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { deleteOfflineData, lastListsKey, registerWorker } from './offline-data.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** What is done to the worker and its caches, in order. */
function recordSteps(): string[] {
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
    keys: () => Promise.resolve(['shell', 'kept-rides', 'assets-1']),
    delete: (name: string) => step(`delete ${name}`)(),
  });
  return steps;
}

test('[KEEP-02] stops and unregisters the worker before it deletes the caches, the kept rides too', async () => {
  const steps = recordSteps();
  localStorage.setItem(lastListsKey, '{}');
  const deletion = deleteOfflineData();
  expect(localStorage.getItem(lastListsKey)).toBeNull();
  await deletion;
  const atOnce = ['delete last-thumbnails', 'delete kept-rides'];
  const afterwards = ['delete shell', 'delete kept-rides', 'delete assets-1'];
  expect(steps).toEqual([...atOnce, 'stop', 'unregister', ...afterwards]);
});

test('[KEEP-02] a new release keeps the rides that are kept on this device', async () => {
  const steps = recordSteps();
  await deleteOfflineData({ keepsRides: true });
  expect(steps).toEqual([
    ...['delete last-thumbnails', 'stop', 'unregister'],
    'delete shell',
    'delete assets-1',
  ]);
});

test('does nothing in a browser without workers and caches, or when they fail', async () => {
  vi.stubGlobal('navigator', {});
  await expect(deleteOfflineData()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.reject(new Error('Denied.')) },
  });
  await expect(deleteOfflineData()).resolves.toBeUndefined();
});

describe('a worker that is being registered while another tab logs out', () => {
  /** Runs one after the other, as the browser does for all tabs. */
  function createLocks() {
    let last = Promise.resolve();
    return { request: (...args: unknown[]) => (last = last.then(args.at(-1) as () => Promise<void>)) };
  }
  const script = createDeferred<void>();
  const unregister = vi.fn<() => Promise<boolean>>();
  const register = vi.fn<() => Promise<void>>();
  beforeEach(() => void unregister.mockReset().mockResolvedValue(true));

  const stub = () => {
    const registrations: object[] = [];
    register.mockReset().mockImplementation(async () => {
      await script.promise;
      registrations.push({ active: null, unregister });
    });
    vi.stubGlobal('navigator', {
      locks: createLocks(),
      serviceWorker: { register, getRegistrations: () => Promise.resolve(registrations) },
    });
  };

  test('is deleted as soon as it is there', async () => {
    stub();
    const registration = registerWorker(() => true);
    const deletion = deleteOfflineData();
    await new Promise((resolve) => setTimeout(resolve));
    expect(unregister).not.toHaveBeenCalled();
    script.resolve();
    await Promise.all([registration, deletion]);
    expect(unregister).toHaveBeenCalledOnce();
  });

  test('is not registered afterwards', async () => {
    stub();
    await Promise.all([deleteOfflineData(), registerWorker(() => false)]);
    expect(register).not.toHaveBeenCalled();
  });

  test('does not hold up the logout for more than three seconds', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const request = async (_name: string, { signal }: { signal: AbortSignal }) => signal.throwIfAborted();
    vi.stubGlobal('navigator', {
      locks: { request },
      serviceWorker: { getRegistrations: () => Promise.resolve([{ active: null, unregister }]) },
    });
    await deleteOfflineData();
    expect(timeout).toHaveBeenCalledWith(3000);
    expect(unregister).toHaveBeenCalledOnce();
  });
});

test('an installed app keeps a worker for what others share with it, but only while nobody is signed in', async () => {
  const unregister = vi.fn<(scope: string) => Promise<boolean>>().mockResolvedValue(true);
  const registrations: object[] = [];
  const register = vi.fn<(path: string, options?: { scope: string }) => Promise<void>>((_path, options) => {
    const scope = `${location.origin}${options?.scope ?? '/'}`;
    registrations.push({ scope, active: null, unregister: () => unregister(scope) });
    return Promise.resolve();
  });
  vi.stubGlobal('navigator', {
    locks: { request: (...args: unknown[]) => (args.at(-1) as () => Promise<void>)() },
    serviceWorker: { register, getRegistrations: () => Promise.resolve(registrations) },
  });
  let isInstalled = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }));
  await deleteOfflineData();
  expect(register).not.toHaveBeenCalled();
  isInstalled = true;
  await deleteOfflineData();
  await deleteOfflineData();
  expect(register).toHaveBeenCalledWith('/share-worker.js', { scope: '/upload' });
  expect(unregister).not.toHaveBeenCalled();
  await registerWorker(() => true);
  expect(register).toHaveBeenLastCalledWith('/service-worker.js');
  expect(unregister.mock.calls).toEqual([[`${location.origin}/upload`]]);
});

describe('[LANG-06] the texts of the chosen language', () => {
  const stored = new Map<string, Set<string>>();
  const stubCaches = () => {
    stored.clear();
    vi.stubGlobal('navigator', {
      locks: { request: (_name: string, run: () => Promise<void>) => run() },
      serviceWorker: { register: () => Promise.resolve(), getRegistrations: () => Promise.resolve([]) },
    });
    vi.stubGlobal('caches', {
      open: (name: string) => {
        const files = stored.get(name) ?? new Set<string>();
        stored.set(name, files);
        return Promise.resolve({
          match: (file: string) => Promise.resolve(files.has(file) ? {} : undefined),
          add: (file: string) => Promise.resolve(void files.add(file)),
        });
      },
      delete: (name: string) => Promise.resolve(stored.delete(name)),
    });
  };
  const list = () => [...stored].map(([name, files]) => [name, ...files]);
  afterEach(() => (globalThis.languageFile = undefined));

  test('are stored with the worker, and replace those of another language or release', async () => {
    stubCaches();
    globalThis.languageFile = '/assets/es-1.js';
    await registerWorker(() => true);
    await registerWorker(() => true);
    expect(list()).toEqual([['language', '/assets/es-1.js']]);
    globalThis.languageFile = '/assets/pt-2.js';
    await registerWorker(() => true);
    expect(list()).toEqual([['language', '/assets/pt-2.js']]);
  });

  test('are none in English, nor once somebody has logged out', async () => {
    stubCaches();
    await registerWorker(() => true);
    globalThis.languageFile = '/assets/es-1.js';
    await registerWorker(() => false);
    expect(list()).toEqual([]);
  });
});

test('does nothing where storage is denied', async () => {
  const deny = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('navigator', {});
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'caches') ?? { configurable: true };
  Object.defineProperty(globalThis, 'caches', { configurable: true, get: deny });
  try {
    await expect(deleteOfflineData()).resolves.toBeUndefined();
  } finally {
    if ('value' in descriptor) Object.defineProperty(globalThis, 'caches', descriptor);
    else Reflect.deleteProperty(globalThis, 'caches');
  }
});
