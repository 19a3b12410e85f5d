import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { updateAuthProfile } from '#src/data/auth/auth-user.ts';
import { subscribeToSessionUser } from '#src/data/auth/session.ts';
import { DataError } from '#src/data/data-error.ts';
import { deleteLastLists, deleteOfflineData } from '#src/data/device/offline-data.ts';
import { deleteRecentSearches } from '#src/data/device/recent-searches.ts';
import { createDeferred, type Deferred } from '#tests/support/create-deferred.ts';
import { june, omar, own, ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { useAlertsStore } from './alerts-store.ts';
import { getPathAfterLogin, storeHistoryPath } from './history-path.ts';
import { loadProfile } from './load-profile.ts';
import { subscribeToOwnProfile, subscribeToSelectedProfile } from './profile-subscriptions.ts';
import { subscribeToReleases } from './release-notice.ts';
import { hasMemberHint, hasSessionHint, setSessionHint } from './session-hint.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';
import { startSession } from './start-session.ts';
import { subscribeToSignOuts } from './sign-out-everywhere.ts';
import { syncEmail } from './sync-email.ts';
import { setUnpublishedRide } from './unsaved-work.ts';

vi.mock('#src/data/auth/auth-user.ts', () => ({ updateAuthProfile: vi.fn<() => Promise<void>>() }));
vi.mock('#src/data/auth/session.ts', () => ({ subscribeToSessionUser: vi.fn<() => void>() }));
vi.mock('./load-profile.ts', () => ({ loadProfile: vi.fn<() => void>() }));
vi.mock('./profile-subscriptions.ts', () => ({
  subscribeToOwnProfile: vi.fn<() => void>(),
  subscribeToSelectedProfile: vi.fn<() => void>(),
}));
vi.mock('#src/data/device/recent-searches.ts', () => ({ deleteRecentSearches: vi.fn<() => void>() }));
vi.mock('#src/data/device/offline-data.ts', () => ({
  deleteLastLists: vi.fn<() => void>(),
  deleteOfflineData: vi.fn<() => Promise<void>>(),
}));
vi.mock('./sync-email.ts', () => ({ syncEmail: vi.fn<() => void>() }));
vi.mock('./release-notice.ts', () => ({ subscribeToReleases: vi.fn<() => void>() }));
vi.mock('./sign-out-everywhere.ts', () => ({ subscribeToSignOuts: vi.fn<() => void>() }));

type Profiles = Awaited<ReturnType<typeof loadProfile>>;

/** The loads that have started, in order. */
let loads: Deferred<Profiles>[];
let activeSubscriptions: string[];
let stop: () => void;

const getState = () => useSessionStore.getState();
const flush = () => vi.advanceTimersByTimeAsync(0);
const passFirstPaint = () => vi.advanceTimersByTimeAsync(2000);
const profiles = { own, selected: own };

function trackSubscription(name: string) {
  return (id: string) => {
    const subscription = `${name} ${id}`;
    activeSubscriptions.push(subscription);
    return () => void activeSubscriptions.splice(activeSubscriptions.indexOf(subscription), 1);
  };
}

/** Delivers an auth change as the identity SDK does. */
function changeAuth(user: Parameters<Parameters<typeof subscribeToSessionUser>[0]>[0]) {
  vi.mocked(subscribeToSessionUser).mock.lastCall?.[0](user);
}

async function restore(user: typeof june) {
  changeAuth(user);
  await flush();
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  localStorage.clear();
  loads = [];
  activeSubscriptions = [];
  vi.mocked(loadProfile).mockImplementation(() => {
    const load = createDeferred<Profiles>();
    loads.push(load);
    return load.promise;
  });
  vi.mocked(subscribeToSessionUser).mockImplementation(() => trackSubscription('auth')('changes'));
  vi.mocked(subscribeToOwnProfile).mockImplementation(trackSubscription('own'));
  vi.mocked(subscribeToSelectedProfile).mockImplementation(trackSubscription('selected'));
  vi.mocked(subscribeToSignOuts).mockImplementation(trackSubscription('sign-outs'));
  vi.mocked(subscribeToReleases).mockImplementation(() => trackSubscription('releases')('june'));
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState(sessionStates.restoring, true);
  stop = startSession();
  await vi.dynamicImportSettled();
});

afterEach(() => {
  stop();
  setUnpublishedRide('upload', undefined);
  vi.useRealTimers();
});

describe('loading the profile', () => {
  test('signs in once the profile of the restored user is loaded', async () => {
    await restore(june);
    expect(getState()).toEqual(sessionStates.restored);
    loads[0]?.resolve(profiles);
    await flush();
    expect(getState()).toEqual(sessionStates.signedIn);
    expect(hasSessionHint()).toBe(true);
  });

  test('loads once while the token of the same user refreshes', async () => {
    changeAuth(june);
    changeAuth({ ...june, email: 'new@example.com' });
    await restore(june);
    expect(loads).toHaveLength(1);
  });

  test('[AUTH-08] discards a profile that arrives after the logout', async () => {
    await restore(june);
    changeAuth(null);
    loads[0]?.resolve(profiles);
    await flush();
    expect(getState()).toEqual(sessionStates.visitor);
    expect(hasSessionHint()).toBe(false);
  });

  test('[AUTH-08] discards a profile of the aborted load when the same user signs in again', async () => {
    await restore(june);
    changeAuth(null);
    await restore(june);
    loads[0]?.resolve({ own, selected: ranch });
    await flush();
    expect(getState()).toEqual(sessionStates.restored);
    loads[1]?.resolve(profiles);
    await flush();
    expect(getState()).toEqual(sessionStates.signedIn);
  });

  test('[AUTH-08] discards the failure of an aborted load', async () => {
    await restore(june);
    changeAuth(omar);
    loads[0]?.reject(new Error('Offline.'));
    await flush();
    expect(getState()).toMatchObject({ status: 'loading', user: omar });
  });

  test('[LIST-01] fails after 30 s at most, whatever it waits for', async () => {
    changeAuth(june);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(getState()).toMatchObject({
      status: 'failed',
      message: 'That took too long. Check your connection and try again.',
    });
    loads[0]?.resolve(profiles);
    await flush();
    expect(getState().status).toBe('failed');
  });

  test('tells a lost connection from other failures', async () => {
    await restore(june);
    setSessionHint(true);
    loads[0]?.reject(new DataError('offline'));
    await flush();
    expect(getState()).toMatchObject({ status: 'failed', isOffline: true });
    expect(hasSessionHint()).toBe(true);
  });

  test('fails with the reason and loads again on retry', async () => {
    await restore(june);
    loads[0]?.reject(new Error('Offline.'));
    await flush();
    expect(getState()).toEqual({ ...sessionStates.failed, isUserInitiated: false, isOffline: false });
    dispatchSession({ type: 'load-retried' });
    await flush();
    loads[1]?.resolve(profiles);
    await flush();
    expect(getState()).toEqual(sessionStates.signedIn);
  });
});

test('a failure of the auth subscription signs out and shows the reason', () => {
  const message = 'Storage is blocked.';
  vi.mocked(subscribeToSessionUser).mock.lastCall?.[1](new Error(message) as never);
  expect(getState()).toEqual(sessionStates.visitor);
  expect(useAlertsStore.getState().alerts).toMatchObject([{ tone: 'error', message }]);
});

describe('subscriptions', () => {
  test('[AUTH-10, NEWV-01] follow the session after the first paint', async () => {
    useSessionStore.setState(sessionStates.signedIn, true);
    expect(activeSubscriptions).toEqual(['auth changes']);
    await passFirstPaint();
    const ofMember = ['auth changes', 'own june', 'sign-outs june', 'releases june'];
    expect(activeSubscriptions).toEqual(ofMember);
    useSessionStore.setState(sessionStates.acting, true);
    await passFirstPaint();
    expect(activeSubscriptions).toEqual([...ofMember, 'selected ranch']);
    changeAuth(null);
    expect(activeSubscriptions).toEqual(['auth changes']);
  });

  test('[GRD-11] store the email on the profile once it is verified, and remember that', async () => {
    const unverified = { ...june, emailVerified: false };
    useSessionStore.setState({ ...sessionStates.signedIn, user: unverified }, true);
    changeAuth({ ...unverified });
    await flush();
    expect(syncEmail).not.toHaveBeenCalled();
    expect([hasSessionHint(), hasMemberHint()]).toEqual([true, false]);
    changeAuth(june);
    expect(hasMemberHint()).toBe(true);
    await flush();
    expect(syncEmail).toHaveBeenCalledExactlyOnceWith(own, june);
    changeAuth({ ...june });
    await flush();
    expect(syncEmail).toHaveBeenCalledOnce();
  });

  test("give the login the profile's changed name and photo", async () => {
    useSessionStore.setState(sessionStates.signedIn, true);
    dispatchSession({ type: 'profile-saved', accountId: 'june', changes: { first_name: 'Juna' } });
    await flush();
    expect(updateAuthProfile).toHaveBeenCalledExactlyOnceWith('Juna', '');
  });

  test('[DATA-08] leave an upload when the account changes', () => {
    const leave = vi.fn<() => void>();
    useSessionStore.setState(sessionStates.signedIn, true);
    setUnpublishedRide('upload', { leave, isKept: true, isRunning: false });
    useSessionStore.setState(sessionStates.acting, true);
    expect(leave).toHaveBeenCalledOnce();
  });

  test.each(['signedIn', 'acting', 'closed', 'leaving'] as const)(
    '[GRD-04] delete the recent searches and the saved path when the session ends while %s',
    async (name) => {
      useSessionStore.setState(sessionStates[name], true);
      storeHistoryPath('/news');
      changeAuth(null);
      await flush();
      expect(deleteRecentSearches).toHaveBeenCalledOnce();
      expect(getPathAfterLogin()).toBe('/feed');
    },
  );

  test('[AUTH-08] delete what a start without a connection shows: when the account is left and when nobody is signed in', () => {
    useSessionStore.setState(sessionStates.signedIn, true);
    useSessionStore.setState(sessionStates.acting, true);
    expect(deleteLastLists).toHaveBeenCalledOnce();
    expect(deleteOfflineData).not.toHaveBeenCalled();
    changeAuth(null);
    expect(deleteLastLists).toHaveBeenCalledTimes(2);
    expect(deleteOfflineData).toHaveBeenCalledOnce();
    // Of a session that ended while its page was closing.
    useSessionStore.setState(sessionStates.restoring, true);
    changeAuth(null);
    expect(deleteOfflineData).toHaveBeenCalledTimes(2);
  });

  test('keep the device untouched for visitors, and delete searches of a session that ended meanwhile', async () => {
    changeAuth(null);
    await flush();
    expect(deleteRecentSearches).not.toHaveBeenCalled();
    setSessionHint(true);
    useSessionStore.setState(sessionStates.restoring, true);
    changeAuth(null);
    await flush();
    expect(deleteRecentSearches).toHaveBeenCalledOnce();
  });

  test('stop prevents an auth subscription whose code is still loading', async () => {
    stop();
    vi.mocked(subscribeToSessionUser).mockClear();
    startSession()();
    await vi.dynamicImportSettled();
    expect(subscribeToSessionUser).not.toHaveBeenCalled();
  });

  test('stop ends everything and aborts the load', async () => {
    useSessionStore.setState(sessionStates.acting, true);
    await passFirstPaint();
    changeAuth(omar);
    await flush();
    stop();
    loads[0]?.resolve(profiles);
    await flush();
    expect(activeSubscriptions).toEqual([]);
    expect(getState()).toMatchObject({ status: 'loading', user: omar });
  });
});
