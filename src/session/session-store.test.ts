import { beforeEach, describe, expect, test } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import type { SessionState } from './session-state.ts';
import { onAccountLeave, useSessionStore } from './session-store.ts';

const user = { id: 'ada', email: '', emailVerified: true };
const own = parseUser('ada', {});
const base = { user, own, loggingOut: false, selecting: undefined };
const choosing: SessionState = { status: 'choosing-account', ...base };
const acting = (id: string): SessionState => ({ status: 'signed-in', ...base, selected: parseUser(id, {}) });

describe('[DATA-08, SWT-01] leaving an account is reported', () => {
  let left: number;
  beforeEach(() => {
    useSessionStore.setState({ status: 'restoring' }, true);
    left = 0;
    return onAccountLeave(() => left++);
  });

  test.each<[string, SessionState, SessionState, number]>([
    ['not on entering', { status: 'restoring' }, acting('ada'), 0],
    ['not on a change of the profile', acting('ada'), acting('ada'), 0],
    ['on switching', acting('ada'), acting('ben'), 1],
    ['on signing out', acting('ada'), { status: 'signed-out', reason: 'ended-elsewhere' }, 1],
    [
      'on another user',
      acting('ada'),
      { status: 'loading', user, loggingOut: false, userInitiated: false },
      1,
    ],
    ['on the choice of an account', choosing, acting('ada'), 1],
    ['on logging out of the choice', choosing, { status: 'signed-out', reason: 'logged-out' }, 1],
  ])('%s', (_when, before, after, times) => {
    useSessionStore.setState(before, true);
    left = 0;
    useSessionStore.setState(after, true);
    expect(left).toBe(times);
  });
});
