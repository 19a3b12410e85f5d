import { beforeEach, describe, expect, test } from 'vitest';
import { readUser } from '#src/domain/user.ts';
import { byHand, wasByHand } from './by-hand.ts';
import { forgetMissed, unlessHeld, whileSessionIsHeld } from './hold-session.ts';
import { onLeavingAccount, setSession, type Session } from './session-store.ts';

const user = { id: 'ada', email: '', emailVerified: true };
const own = readUser('ada', {});
const acting = (id: string): Session => ({ status: 'signed-in', user, own, selected: readUser(id, {}) });

describe('what a tab has done itself', () => {
  test('[AUTH-05] is noted for one answer of the provider', async () => {
    await byHand('login', () => Promise.resolve());
    expect(wasByHand('login')).toBe(true);
    expect(wasByHand('login')).toBe(false);
  });

  test('[AUTH-05] is not noted when it failed, nor taken for something else', async () => {
    await expect(byHand('login', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(wasByHand('login')).toBe(false);
    await byHand('logout', () => Promise.resolve());
    expect(wasByHand('login')).toBe(false);
  });
});

describe('a session that is held', () => {
  test('[REG-03] hears afterwards of whoever is still signed in', async () => {
    const heard: string[] = [];
    await whileSessionIsHeld(() => {
      unlessHeld(() => heard.push('ada'));
      expect(heard).toEqual([]);
      return Promise.resolve();
    });
    expect(heard).toEqual(['ada']);
  });

  test('[SIGN-07] never hears of whoever has signed out meanwhile', async () => {
    const heard: string[] = [];
    const failing = whileSessionIsHeld(() => {
      unlessHeld(() => heard.push('ada'));
      forgetMissed();
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    unlessHeld(() => heard.push('ben'));
    expect(heard).toEqual(['ben']);
  });
});

describe('[DATA-08, SWT-01] what belongs to an account is forgotten', () => {
  let forgotten: number;
  beforeEach(() => {
    setSession({ status: 'restoring' });
    forgotten = 0;
    return onLeavingAccount(() => forgotten++);
  });

  test.each<[string, Session, Session, number]>([
    ['on entering', { status: 'restoring' }, acting('ada'), 0],
    ['on a change of the profile', acting('ada'), acting('ada'), 0],
    ['on switching', acting('ada'), acting('ben'), 1],
    ['on signing out', acting('ada'), { status: 'signed-out', reason: 'left elsewhere' }, 1],
    ['when the choice is made', { status: 'choosing', user, own }, acting('ada'), 1],
    [
      'when the choice is left',
      { status: 'choosing', user, own },
      { status: 'signed-out', reason: 'left here' },
      1,
    ],
  ])('%s', (_when, before, after, times) => {
    setSession(before);
    forgotten = 0;
    setSession(after);
    expect(forgotten).toBe(times);
  });
});
