import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as authSession from '#src/data/auth/session.ts';
import { readStored } from '#src/data/device/local-storage.ts';
import { rememberTold } from '#src/data/device/told-device.ts';
import * as server from '#src/data/legacy-api/notify-logout.ts';
import { createDeferred, type Deferred } from '#tests/support/create-deferred.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { useAlertsStore } from './alerts-store.ts';
import { endRefusedSession, logOut, logOutWithAlert } from './log-out.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';

const getState = () => useSessionStore.getState();
const getAlerts = () => useAlertsStore.getState().alerts.map(({ message }) => message);
const storageFailure = new Error('The session could not be cleared.');

let notification: Deferred<void>;

beforeEach(() => {
  notification = createDeferred();
  vi.spyOn(server, 'notifyLogout').mockReset().mockReturnValue(notification.promise);
  vi.spyOn(authSession, 'signOut')
    .mockReset()
    .mockImplementation(() => {
      dispatchSession({ type: 'auth-changed', user: null });
      return Promise.resolve();
    });
  useAlertsStore.setState({ alerts: [] });
  useSessionStore.setState(sessionStates.signedIn, true);
});

describe('logOut', () => {
  test('[AUTH-08] notifies the server, signs out and returns the result', async () => {
    notification.resolve();
    expect(await logOut()).toEqual({ success: true, message: 'Logout successful!' });
    expect(server.notifyLogout).toHaveBeenCalledOnce();
    expect(getState()).toEqual(sessionStates.loggedOut);
  });

  test('[PUSH-07] forgets that this device was told: nothing is renewed for whoever logs in next', async () => {
    notification.resolve();
    rememberTold('https://fcm.googleapis.com/x');
    await logOut();
    expect(readStored('rodeo-reel.messages-told')).toBeUndefined();
  });

  test("[AUTH-08] returns the server's message", async () => {
    notification.reject(new Error('The session store is down.'));
    expect(await logOut()).toEqual({ success: false, error: 'The session store is down.' });
    expect(getState()).toEqual(sessionStates.loggedOut);
  });

  test('[AUTH-08] returns why the sign-out failed, whatever the server responds', async () => {
    vi.mocked(authSession.signOut).mockRejectedValue(storageFailure);
    notification.reject(new Error('The session store is down.'));
    expect(await logOut()).toEqual({ success: false, error: storageFailure.message });
    expect(getState()).toEqual(sessionStates.signedIn);
  });
});

describe('logOutWithAlert', () => {
  test('[AUTH-08] is signed out while the server has not responded', async () => {
    expect(await logOutWithAlert()).toBe(true);
    expect(getState()).toEqual(sessionStates.loggedOut);
    expect(getAlerts()).toEqual([]);
  });

  test("[AUTH-08] shows the server's message when it arrives", async () => {
    await logOutWithAlert();
    notification.reject(new Error('The session store is down.'));
    await expect.poll(getAlerts).toEqual(['The session store is down.']);
  });

  test.each([
    [undefined, storageFailure.message],
    ['Could not logout. Please try again.', 'Could not logout. Please try again.'],
  ])('[AUTH-08] shows only why the sign-out failed, given %j', async (failureMessage, shown) => {
    vi.mocked(authSession.signOut).mockRejectedValue(storageFailure);
    expect(await logOutWithAlert(failureMessage)).toBe(false);
    notification.reject(new Error('The session store is down.'));
    await expect(notification.promise).rejects.toThrow('The session store is down.');
    await Promise.resolve();
    expect(getAlerts()).toEqual([shown]);
    expect(getState()).toEqual(sessionStates.signedIn);
  });
});

describe('endRefusedSession', () => {
  test('[LGCY-01] logs out in this browser and says why', async () => {
    await endRefusedSession('Your session has expired. Log in again.');
    expect(getState()).toEqual(sessionStates.loggedOut);
    expect(getAlerts()).toEqual(['Your session has expired. Log in again.']);
    expect(server.notifyLogout).not.toHaveBeenCalled();
  });

  test('[LGCY-01] says why the sign-out failed', async () => {
    vi.mocked(authSession.signOut).mockRejectedValue(storageFailure);
    await endRefusedSession('Your session has expired. Log in again.');
    expect(getState()).toEqual(sessionStates.signedIn);
    expect(getAlerts()).toEqual([storageFailure.message]);
  });
});
