import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import { isLatestRelease } from '#src/data/latest-release.ts';
import { showReleaseNotice } from '#src/session/release-notice.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { startOffline } from './start-offline.ts';

vi.mock('#src/data/latest-release.ts', () => ({ isLatestRelease: vi.fn<typeof isLatestRelease>() }));
vi.mock('#src/session/release-notice.ts', () => ({ showReleaseNotice: vi.fn<typeof showReleaseNotice>() }));
vi.mock('./keep-last-lists.ts', () => ({ keepLastLists: () => () => undefined }));

let stop: () => void;
const register = vi.fn<(url: string) => Promise<void>>();
const locks = { request: (_name: string, run: () => Promise<void>) => run() };
const flush = () => new Promise((resolve) => setTimeout(resolve));
const stubWorker = (controller: object | null) =>
  vi.stubGlobal('navigator', {
    serviceWorker: {
      addEventListener: vi.fn<() => void>(),
      removeEventListener: vi.fn<() => void>(),
      controller,
      register,
      getRegistrations: () => Promise.resolve([]),
    },
    locks,
  });

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(isLatestRelease).mockResolvedValue(true);
});
afterEach(() => {
  stop();
  setSessionHint(false);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('registers the worker in a production build only', async () => {
  stubWorker(null);
  setSessionHint(true);
  stop = startOffline();
  expect(register).not.toHaveBeenCalled();
  stop();
  vi.stubEnv('PROD', true);
  register.mockResolvedValue(undefined);
  stop = startOffline();
  expect(register).toHaveBeenCalledExactlyOnceWith('/service-worker.js');
  await flush();
});

test('[AUTH-08] registers nothing once another tab has begun to log out', async () => {
  stubWorker(null);
  vi.stubEnv('PROD', true);
  stop = startOffline();
  await flush();
  expect(register).not.toHaveBeenCalled();
});

test('shows the notice when the page that the worker opened is of an earlier release', async () => {
  stubWorker({});
  stop = startOffline();
  await flush();
  expect(showReleaseNotice).not.toHaveBeenCalled();
  stop();
  vi.mocked(isLatestRelease).mockResolvedValue(false);
  stop = startOffline();
  await flush();
  expect(showReleaseNotice).toHaveBeenCalledOnce();
});

test('asks again once there is a connection', async () => {
  stubWorker({});
  vi.mocked(isLatestRelease).mockRejectedValueOnce(new DataError('offline')).mockResolvedValue(false);
  stop = startOffline();
  await flush();
  expect(showReleaseNotice).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await flush();
  expect(showReleaseNotice).toHaveBeenCalledOnce();
});

test('a page that came from the server is of its release', async () => {
  stubWorker(null);
  stop = startOffline();
  await flush();
  expect(isLatestRelease).not.toHaveBeenCalled();
});

test('code that is gone leads to the notice, one that cannot be reached does not', async () => {
  stubWorker(null);
  vi.stubGlobal('navigator', { ...navigator, onLine: true });
  stop = startOffline();
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/users-1.js');
  const failImport = () => window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  failImport();
  await flush();
  expect(showReleaseNotice).not.toHaveBeenCalled();
  vi.mocked(isLatestRelease).mockResolvedValue(false);
  failImport();
  await flush();
  expect(showReleaseNotice).toHaveBeenCalledOnce();
});
