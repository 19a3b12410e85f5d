import { beforeEach, describe, expect, test } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import type { SessionState } from './session-state.ts';
import { onAccountLeave, useSessionStore } from './session-store.ts';

const user = { id: 'ada', email: '', emailVerified: true };
const own = parseUser('ada', {});
const base = { user, own, isLoggingOut: false, selecting: undefined };
const choosing: SessionState = { status: 'choosing-account', ...base };
const acting = (id: string): SessionState => ({ status: 'signed-in', ...base, selected: parseUser(id, {}) });

describe('[DATA-08, SWT-01] onAccountLeave', () => {
  let left: number;
  beforeEach(() => {
    useSessionStore.setState({ status: 'restoring' }, true);
    left = 0;
    return onAccountLeave(() => left++);
  });

  test.each<[string, SessionState, SessionState, number]>([
    ['is not called on sign-in', { status: 'restoring' }, acting('ada'), 0],
    ['is not called when the profile changes', acting('ada'), acting('ada'), 0],
    ['is called on an account switch', acting('ada'), acting('ben'), 1],
    ['is called on sign-out', acting('ada'), { status: 'signed-out', reason: 'ended-elsewhere' }, 1],
    [
      'is called for another user',
      acting('ada'),
      { status: 'loading', user, isLoggingOut: false, isUserInitiated: false },
      1,
    ],
    ['is called when an account is chosen', choosing, acting('ada'), 1],
    [
      'is called on logout from the account choice',
      choosing,
      { status: 'signed-out', reason: 'logged-out' },
      1,
    ],
  ])('%s', (_title, before, after, times) => {
    useSessionStore.setState(before, true);
    left = 0;
    useSessionStore.setState(after, true);
    expect(left).toBe(times);
  });
});
