import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from '#src/data/auth/session.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { june, sessionStates } from '#tests/support/factories/build-session.ts';
import { useAlertsStore } from './alerts-store.ts';
import * as actions from './session-actions.ts';
import { setSessionHint } from './session-hint.ts';
import { useSessionStore } from './session-store.ts';
import { startSession } from './start-session.ts';

vi.mock('./session-effects.ts', () => ({ startSessionEffects: () => () => undefined }));

const importAuth = vi.spyOn(actions, 'importAuth');
type Auth = Awaited<ReturnType<typeof actions.importAuth>>;
const subscribeToSessionUser = vi.fn<(listener: (user: SessionUser | null) => void) => () => void>();
/** The longest time that the app waits for the provider. */
const waitForTimeout = () => vi.advanceTimersByTimeAsync(30_000);

beforeEach(() => {
  vi.clearAllMocks();
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState(sessionStates.restoring, true);
  importAuth.mockResolvedValue({ subscribeToSessionUser } as unknown as Auth);
});

test('the code of the session loads after the first page', async () => {
  const firstPage = createDeferred<void>();
  startSession(firstPage.promise);
  await vi.dynamicImportSettled();
  expect(importAuth).not.toHaveBeenCalled();
  firstPage.resolve();
  await vi.waitFor(() => expect(subscribeToSessionUser).toHaveBeenCalledTimes(1));
});

test('without that code nobody is signed in, and the reason is shown', async () => {
  importAuth.mockRejectedValue(new Error('The server is down.'));
  startSession();
  await vi.waitFor(() => expect(useSessionStore.getState()).toEqual(sessionStates.visitor));
  expect(useAlertsStore.getState().alerts).toMatchObject([{ message: 'The server is down.' }]);
});

describe('code that cannot be fetched because the connection is gone', () => {
  const failImport = () =>
    importAuth.mockRejectedValueOnce(
      new TypeError('Failed to fetch dynamically imported module: /assets/session.js'),
    );
  const respond = (listener: (user: SessionUser | null) => void) => {
    listener(june);
    return () => undefined;
  };
  const isOnline = vi.spyOn(navigator, 'onLine', 'get');
  beforeEach(() => void isOnline.mockReturnValue(false));
  afterEach(() => {
    isOnline.mockReset();
    setSessionHint(false);
  });

  test('keeps a member signed in, and is fetched again once online', async () => {
    setSessionHint(true);
    failImport();
    subscribeToSessionUser.mockImplementationOnce(respond);
    startSession();
    await vi.waitFor(() =>
      expect(useSessionStore.getState()).toEqual({
        status: 'unrestored',
        message: "The server can't be reached. Check your connection and try again.",
      }),
    );
    expect(importAuth).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(useSessionStore.getState()).toEqual(sessionStates.restored));
    expect(useAlertsStore.getState().alerts).toEqual([]);
  });

  test('stays away after the app has stopped', async () => {
    setSessionHint(true);
    failImport();
    const stop = startSession();
    await vi.waitFor(() => expect(useSessionStore.getState().status).toBe('unrestored'));
    stop();
    window.dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
    expect(importAuth).toHaveBeenCalledTimes(1);
    expect(useSessionStore.getState().status).toBe('unrestored');
  });
});

describe('a provider that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    setSessionHint(false);
  });

  const startAndWait = async () => {
    startSession();
    await vi.dynamicImportSettled();
    await waitForTimeout();
  };

  test('[AUTH-10] says so to somebody who was signed in, and a late answer still counts', async () => {
    setSessionHint(true);
    await startAndWait();
    expect(useSessionStore.getState()).toEqual({
      status: 'unrestored',
      message: 'That took too long. Check your connection and try again.',
    });
    subscribeToSessionUser.mock.lastCall?.[0](june);
    expect(useSessionStore.getState()).toEqual(sessionStates.restored);
  });

  test('leaves the public pages to a visitor', async () => {
    await startAndWait();
    expect(useSessionStore.getState()).toEqual(sessionStates.visitor);
  });

  test('an answer in time ends the wait', async () => {
    setSessionHint(true);
    subscribeToSessionUser.mockImplementation((listener) => {
      listener(june);
      return () => undefined;
    });
    await startAndWait();
    expect(useSessionStore.getState()).toEqual(sessionStates.restored);
  });
});
