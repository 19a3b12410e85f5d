import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataError, type Failure } from '#src/data/data-error.ts';
import { fetchAccount, updateSelectedAccount } from '#src/data/firestore-lite/users.ts';
import { subscribeToUser } from '#src/data/firestore-live/subscribe-to-user.ts';
import { parseUser } from '#src/domain/user.ts';
import { countGuard } from '#src/lib/leave-guards.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { alone, deleted, own, ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { useAlertsStore } from './alerts-store.ts';
import { subscribeToOwnProfile, subscribeToSelectedProfile } from './profile-subscriptions.ts';
import type { SessionState } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';
import { setUnpublishedRide } from './unsaved-work.ts';

vi.mock('#src/data/firestore-lite/users.ts', () => ({
  fetchAccount: vi.fn<() => void>(),
  updateSelectedAccount: vi.fn<() => void>(),
}));
vi.mock('#src/data/firestore-live/subscribe-to-user.ts', () => ({ subscribeToUser: vi.fn<() => void>() }));

const ownActingForRanch = { ...own, current_accessed_account: 'ranch' };
const revokedRanch = parseUser('ranch', { name: 'Prairie Ranch', user_access: {} });
const unsubscribe = vi.fn<() => void>();
let stop: () => void;

const getState = () => useSessionStore.getState();
const getAlerts = () => useAlertsStore.getState().alerts.map(({ tone, message }) => `${tone}: ${message}`);
const flush = () => new Promise((resolve) => setTimeout(resolve));

function open(state: SessionState, subscribe: (id: string) => () => void, id: string) {
  useSessionStore.setState(state, true);
  stop = subscribe(id);
}

/** Delivers a snapshot of the subscribed profile; undefined for a deleted document. */
async function deliver(profile: typeof own | undefined) {
  vi.mocked(subscribeToUser).mock.lastCall?.[1](profile);
  await flush();
}

function failSubscription(kind: Failure) {
  vi.mocked(subscribeToUser).mock.lastCall?.[2](new DataError(kind));
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(subscribeToUser).mockReturnValue(unsubscribe);
  vi.mocked(fetchAccount).mockResolvedValue(ranch);
  vi.mocked(updateSelectedAccount).mockResolvedValue(undefined);
  useAlertsStore.setState({ alerts: [] });
  setUnpublishedRide('upload', undefined);
});
afterEach(() => stop());

describe('the own profile', () => {
  test('[AUTH-10] applies changes without an alert', async () => {
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    await deliver({ ...own, bio: 'New' });
    expect(getState()).toMatchObject({ own: { bio: 'New' }, selected: { bio: 'New' } });
    expect(getAlerts()).toEqual([]);
  });

  test.each([
    [true, "info: You're now acting as Prairie Ranch. The draft of your ride is saved on this device."],
    [false, "warning: You're now acting as Prairie Ranch. The ride you were preparing was discarded."],
  ])('[SWT-01] leaves an upload on a switch in another tab and says so (kept: %s)', async (isKept, alert) => {
    const leave = vi.fn<() => void>();
    setUnpublishedRide('upload', { leave, isKept, isRunning: false });
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    await deliver(ownActingForRanch);
    expect(leave).toHaveBeenCalledOnce();
    expect(getAlerts()).toEqual([alert]);
  });

  test('[SWT-01] lets a form with unsaved changes be finished before a switch in another tab', async () => {
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    countGuard(1);
    await deliver(ownActingForRanch);
    expect(getState()).toMatchObject({ own: ownActingForRanch, selected: { id: 'june' } });
    // As its guard is renewed.
    countGuard(-1);
    countGuard(1);
    await flush();
    expect(getState()).toMatchObject({ selected: { id: 'june' } });
    expect(getAlerts()).toEqual([]);
    countGuard(-1);
    await vi.waitFor(() => expect(getState()).toMatchObject({ selected: ranch }));
    expect(getAlerts()).toEqual(["info: You're now acting as Prairie Ranch."]);
  });

  test('[SWT-01] leaves a form when access is lost', async () => {
    open(sessionStates.acting, subscribeToOwnProfile, 'june');
    countGuard(1);
    await deliver(alone);
    countGuard(-1);
    expect(getState()).toMatchObject({ selected: { id: 'june' } });
  });

  test('[SWT-01] shows no alert for a switch that this tab is storing', async () => {
    open({ ...sessionStates.signedIn, selecting: 'ranch' }, subscribeToOwnProfile, 'june');
    await deliver(ownActingForRanch);
    expect(getState()).toMatchObject({ selected: ranch });
    expect(getAlerts()).toEqual([]);
  });

  test('[SWT-01] keeps only the latest of two snapshots', async () => {
    const request = createDeferred<typeof ranch>();
    vi.mocked(fetchAccount).mockReturnValue(request.promise);
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    await deliver(ownActingForRanch);
    await deliver({ ...own, bio: 'Latest' });
    request.resolve(ranch);
    await flush();
    expect(getState()).toMatchObject({ own: { bio: 'Latest' }, selected: { id: 'june' } });
  });

  test('[AUTH-08] ignores a selected profile that arrives after the subscription ended', async () => {
    const request = createDeferred<typeof ranch>();
    vi.mocked(fetchAccount).mockReturnValue(request.promise);
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    await deliver(ownActingForRanch);
    stop();
    request.resolve(ranch);
    await flush();
    expect(getState()).toEqual(sessionStates.signedIn);
    expect(unsubscribe).toHaveBeenCalledOnce();
  });

  test('[SWT-01] returns to the own profile when it no longer lists the selected account', async () => {
    open(sessionStates.acting, subscribeToOwnProfile, 'june');
    await deliver(alone);
    expect(getState()).toMatchObject({ selected: { id: 'june' } });
    expect(getAlerts()).toEqual([
      "warning: You no longer have access to Prairie Ranch. You're back on your own account.",
    ]);
  });

  test.each([
    ['its document is deleted', undefined],
    ['it is set as deleted', deleted],
  ])('[AUTH-10] closes the session when %s', async (_reason, profile) => {
    open(sessionStates.acting, subscribeToOwnProfile, 'june');
    await deliver(profile);
    expect(getState()).toEqual(sessionStates.closed);
    expect(getAlerts()).toEqual([]);
  });

  test('[AUTH-10] does not close the session of another user', async () => {
    open(sessionStates.signedIn, subscribeToOwnProfile, 'omar');
    await deliver(undefined);
    expect(getState()).toEqual(sessionStates.signedIn);
  });

  test('shows an alert when the subscription fails', () => {
    open(sessionStates.signedIn, subscribeToOwnProfile, 'june');
    failSubscription('offline');
    expect(getState()).toEqual(sessionStates.signedIn);
    expect(getAlerts()).toEqual([
      "error: We couldn't get the latest changes to your profile. Reload the page.",
    ]);
  });
});

describe('the selected profile', () => {
  /** The subscription is refused; the server answers with this profile. */
  const refuse = async (selected: typeof ranch | undefined) => {
    vi.mocked(fetchAccount).mockImplementation((id) => Promise.resolve(id === 'ranch' ? selected : own));
    failSubscription('not-allowed');
    await flush();
  };
  beforeEach(() => open(sessionStates.acting, subscribeToSelectedProfile, 'ranch'));

  test('[AUTH-10] applies changes', async () => {
    await deliver({ ...ranch, bio: 'New' });
    expect(getState()).toMatchObject({ selected: { id: 'ranch', bio: 'New' } });
    expect(getAlerts()).toEqual([]);
  });

  test.each<[string, () => Promise<void> | void]>([
    ['access is revoked', () => deliver(revokedRanch)],
    ['the account is deleted', () => deliver(undefined)],
    ['the account can no longer be read', () => refuse(undefined)],
    ['a refusal is asked about and access was revoked', () => refuse(revokedRanch)],
  ])('[SWT-01] returns to the own profile when %s', async (_reason, lose) => {
    await lose();
    expect(getState()).toMatchObject({ status: 'signed-in', selected: own });
    expect(updateSelectedAccount).toHaveBeenCalledWith('june', 'june');
    expect(getAlerts()).toEqual([
      "warning: You no longer have access to Prairie Ranch. You're back on your own account.",
    ]);
  });

  test('[SWT-01] returns to the own profile even if the selection cannot be stored', async () => {
    vi.mocked(updateSelectedAccount).mockRejectedValue(new Error('Offline.'));
    await deliver(revokedRanch);
    await flush();
    expect(getState()).toMatchObject({ selected: own });
    expect(getAlerts()).toHaveLength(1);
  });

  test('[SWT-01] stays, and subscribes anew, when the server still grants what was refused', async () => {
    await refuse({ ...ranch, bio: 'Read' });
    expect(getState()).toMatchObject({ selected: { id: 'ranch', bio: 'Read' } });
    expect(subscribeToUser).toHaveBeenCalledTimes(2);
    await deliver({ ...ranch, bio: 'Later' });
    expect(getState()).toMatchObject({ selected: { id: 'ranch', bio: 'Later' } });
    expect(getAlerts()).toEqual([]);
  });

  test('[SWT-01] stays when the server refuses the own profile as well', async () => {
    vi.mocked(fetchAccount).mockResolvedValue(undefined);
    failSubscription('not-allowed');
    await flush();
    expect(getState()).toEqual(sessionStates.acting);
    expect(updateSelectedAccount).not.toHaveBeenCalled();
    expect(getAlerts()).toEqual([
      "error: We couldn't get the latest changes to your profile. Reload the page.",
    ]);
  });

  test('[SWT-01] ignores a late loss of an account that is no longer selected', async () => {
    dispatchSession({ type: 'selection-stored', userId: 'june', account: own });
    await refuse(undefined);
    expect(updateSelectedAccount).not.toHaveBeenCalled();
    expect(getAlerts()).toEqual([]);
  });

  test('shows an alert when the subscription fails for another reason', () => {
    failSubscription('offline');
    expect(getState()).toEqual(sessionStates.acting);
    expect(getAlerts()).toEqual([
      "error: We couldn't get the latest changes to your profile. Reload the page.",
    ]);
  });
});
