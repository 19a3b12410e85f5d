import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { subscribeWhile } from './session-subscriptions.ts';

const setSession = (state: SessionState) => useSessionStore.setState(state, true);

const signedIn = (id: string): SessionState => {
  const own = parseUser(id, {});
  const user = { id, email: '', emailVerified: true };
  return { status: 'signed-in', user, own, selected: own, isLoggingOut: false, selecting: undefined };
};
const visitor: SessionState = { status: 'signed-out', reason: 'visitor' };
const getOwnId = (session: SessionState) => (session.status === 'signed-in' ? session.own.id : undefined);

describe('subscribeWhile', () => {
  let calls: string[];
  const subscribe = (id: string) => {
    calls.push(`+${id}`);
    return Promise.resolve(() => void calls.push(`-${id}`));
  };
  const firstPaint = () => vi.advanceTimersByTimeAsync(2000);
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    calls = [];
    setSession(visitor);
    stop = subscribeWhile(getOwnId, subscribe);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test('[AUTH-10] starts after the first paint and ends with the session', async () => {
    setSession(signedIn('ada'));
    expect(calls).toEqual([]);
    await firstPaint();
    setSession(signedIn('ada'));
    await firstPaint();
    expect(calls).toEqual(['+ada']);
    setSession(visitor);
    expect(calls).toEqual(['+ada', '-ada']);
  });

  test('[AUTH-10] does not subscribe for a user who left before the first paint', async () => {
    setSession(signedIn('ada'));
    setSession(signedIn('ben'));
    await firstPaint();
    expect(calls).toEqual(['+ben']);
  });

  test('[AUTH-08] ends a subscription whose code loads after the session ended', async () => {
    stop();
    let finishImport = () => {};
    stop = subscribeWhile(getOwnId, async (id) => {
      await new Promise<void>((resolve) => (finishImport = resolve));
      return subscribe(id);
    });
    setSession(signedIn('ada'));
    await firstPaint();
    setSession(visitor);
    finishImport();
    await firstPaint();
    expect(calls).toEqual(['+ada', '-ada']);
  });
});
