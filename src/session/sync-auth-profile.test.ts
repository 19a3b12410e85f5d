import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import * as authUser from '#src/data/auth/auth-user.ts';
import { own, ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { applySavedProfile } from './session-actions.ts';
import type { SessionState } from './session-state.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';
import { syncAuthProfile } from './sync-auth-profile.ts';

let stop: () => void;

function start(state: SessionState) {
  useSessionStore.setState(state, true);
  stop = syncAuthProfile();
}

let updateAuthProfile: MockInstance<typeof authUser.updateAuthProfile>;
beforeEach(() => {
  updateAuthProfile = vi.spyOn(authUser, 'updateAuthProfile').mockReset().mockResolvedValue();
});
afterEach(() => stop());

describe('the name and photo of the login (decision D59)', () => {
  test.each([
    [{ first_name: 'Juna' }, 'Juna', ''],
    [{ photo_url: 'https://photos.example/june.jpg' }, 'June', 'https://photos.example/june.jpg'],
    [{ account_type: 'contractor', name: 'June Bucking Stock' } as const, 'June Bucking Stock', ''],
  ])('follow the own profile: %j', async (changes, name, photoUrl) => {
    start(sessionStates.acting);
    applySavedProfile('june', changes);
    await vi.waitFor(() => expect(updateAuthProfile).toHaveBeenCalledWith(name, photoUrl));
  });

  test('follow what a delegate or another tab has saved', async () => {
    start(sessionStates.signedIn);
    const renamed = { ...own, first_name: 'Juna' };
    dispatchSession({ type: 'own-changed', own: renamed, selected: renamed });
    await vi.waitFor(() => expect(updateAuthProfile).toHaveBeenCalledWith('Juna', ''));
  });

  test('follow at a login, since a delegate may have changed them before', async () => {
    start(sessionStates.loggedIn);
    dispatchSession({ type: 'loaded', userId: 'june', own, selected: own });
    await vi.waitFor(() => expect(updateAuthProfile).toHaveBeenCalledWith('June', ''));
  });

  test('do not follow other accounts, other fields, and a restored session', async () => {
    start(sessionStates.restored);
    dispatchSession({ type: 'loaded', userId: 'june', own, selected: ranch });
    applySavedProfile('ranch', { first_name: 'Prairie', photo_url: 'https://photos.example/ranch.jpg' });
    applySavedProfile('june', { bio: 'Grew up behind the chutes.' });
    await vi.dynamicImportSettled();
    expect(updateAuthProfile).not.toHaveBeenCalled();
  });

  test('a failure is only logged: the profile is saved', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue(undefined);
    updateAuthProfile.mockRejectedValue(new Error('Offline.'));
    start(sessionStates.signedIn);
    applySavedProfile('june', { first_name: 'Juna' });
    await vi.waitFor(() => expect(logError).toHaveBeenCalledOnce());
  });
});
