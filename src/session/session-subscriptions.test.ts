import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import type { SessionState } from './session-state.ts';
import { useSessionStore } from './session-store.ts';
import { subscribeWhile } from './session-subscriptions.ts';

const setSession = (state: SessionState) => useSessionStore.setState(state, true);

const signedIn = (id: string): SessionState => {
  const own = parseUser(id, {});
  const user = { id, email: '', emailVerified: true };
  return { status: 'signed-in', user, own, selected: own, loggingOut: false, selecting: undefined };
};
const visitor: SessionState = { status: 'signed-out', reason: 'visitor' };
const ownId = (session: SessionState) => (session.status === 'signed-in' ? session.own.id : undefined);

describe('following what the session names', () => {
  let watched: string[];
  const watch = (id: string) => {
    watched.push(`+${id}`);
    return Promise.resolve(() => void watched.push(`-${id}`));
  };
  const firstPaint = () => vi.advanceTimersByTimeAsync(2000);
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    watched = [];
    setSession(visitor);
    stop = subscribeWhile(ownId, watch);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  test('[AUTH-10] starts after the first paint and ends with the session', async () => {
    setSession(signedIn('ada'));
    expect(watched).toEqual([]);
    await firstPaint();
    setSession(signedIn('ada'));
    await firstPaint();
    expect(watched).toEqual(['+ada']);
    setSession(visitor);
    expect(watched).toEqual(['+ada', '-ada']);
  });

  test('[AUTH-10] never watches for somebody who has left before the first paint', async () => {
    setSession(signedIn('ada'));
    setSession(signedIn('ben'));
    await firstPaint();
    expect(watched).toEqual(['+ben']);
  });

  test('[AUTH-08] ends a subscription whose code arrives after the person has left', async () => {
    stop();
    let arrive = () => {};
    stop = subscribeWhile(ownId, async (id) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return watch(id);
    });
    setSession(signedIn('ada'));
    await firstPaint();
    setSession(visitor);
    arrive();
    await firstPaint();
    expect(watched).toEqual(['+ada', '-ada']);
  });
});
