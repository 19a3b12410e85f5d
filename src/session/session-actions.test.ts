import { beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#src/data/auth/session.ts';
import { june, own, ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { applySavedProfile, endSession, logIn, withSuspendedSession } from './session-actions.ts';
import { dispatchSession, useSessionStore } from './session-store.ts';

vi.mock('#src/data/auth/session.ts', () => ({ signIn: vi.fn<typeof signIn>() }));

const getState = () => useSessionStore.getState();

beforeEach(() => {
  vi.mocked(signIn).mockReset();
  useSessionStore.setState(sessionStates.visitor, true);
});

describe('logIn', () => {
  test('[AUTH-05] loads the profile of a user-initiated login', async () => {
    vi.mocked(signIn).mockImplementation(() => {
      expect(getState()).toEqual(sessionStates.loggingIn);
      return Promise.resolve(june);
    });
    await logIn('june@example.com', 'secret');
    expect(signIn).toHaveBeenCalledWith('june@example.com', 'secret');
    expect(getState()).toEqual(sessionStates.loggedIn);
  });

  test('[AUTH-05] stays user-initiated when the auth change arrives before the result', async () => {
    vi.mocked(signIn).mockImplementation(() => {
      dispatchSession({ type: 'auth-changed', user: null });
      dispatchSession({ type: 'auth-changed', user: june });
      return Promise.resolve(june);
    });
    await logIn('june@example.com', 'secret');
    expect(getState()).toEqual(sessionStates.loggedIn);
  });

  test('[AUTH-04] throws the reason and stays signed out on wrong credentials', async () => {
    const wrongPassword = new Error('Wrong password.');
    vi.mocked(signIn).mockRejectedValue(wrongPassword);
    await expect(logIn('june@example.com', 'guess')).rejects.toBe(wrongPassword);
    expect(getState()).toEqual(sessionStates.visitor);
  });
});

describe('endSession', () => {
  beforeEach(() => useSessionStore.setState(sessionStates.signedIn, true));

  test('reports a sign-out of this tab as a logout', async () => {
    await endSession(() => {
      dispatchSession({ type: 'auth-changed', user: null });
      return Promise.resolve();
    });
    expect(getState()).toEqual(sessionStates.loggedOut);
  });

  test('restores the session and throws the reason on failure', async () => {
    const offline = new Error('Offline.');
    const ending = endSession(() => Promise.reject(offline));
    expect(getState()).toEqual(sessionStates.leaving);
    await expect(ending).rejects.toBe(offline);
    expect(getState()).toEqual(sessionStates.signedIn);
  });
});

describe('withSuspendedSession', () => {
  test.each([
    ['resolves', () => Promise.resolve()],
    ['rejects', () => Promise.reject(new Error('Taken.'))],
  ])('defers auth changes until the operation %s', async (_outcome, settle) => {
    const run = withSuspendedSession(() => {
      dispatchSession({ type: 'auth-changed', user: june });
      expect(getState().status).toBe('suspended');
      return settle();
    });
    await Promise.allSettled([run]);
    expect(getState()).toEqual(sessionStates.restored);
  });
});

describe('applySavedProfile', () => {
  test('changes only the saved profile', () => {
    useSessionStore.setState(sessionStates.acting, true);
    applySavedProfile(ranch.id, { bio: 'New' });
    expect(getState()).toMatchObject({ own, selected: { ...ranch, bio: 'New' } });
  });
});
