import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renewToken } from '#src/data/auth/renew-token.ts';
import { followEmail } from '#src/data/firestore/account.ts';
import { readUser } from '#src/domain/user.ts';
import { fan } from '#tests/support/factories/user.ts';
import { useAlertsStore } from './alerts-store.ts';
import { syncEmail } from './sync-email.ts';

vi.mock('#src/data/auth/renew-token.ts', () => ({ renewToken: vi.fn<() => Promise<void>>() }));
vi.mock('#src/data/firestore/account.ts', () => ({ followEmail: vi.fn<() => Promise<void>>() }));

const own = readUser('june', fan({ id: 'june', email: 'before@example.com' }));
const signedIn = { id: 'june', email: 'after@example.com', emailVerified: true };

beforeEach(() => {
  vi.mocked(followEmail).mockReset();
  vi.mocked(renewToken).mockReset();
  useAlertsStore.setState({ alerts: [] });
});

describe('the address on the profile', () => {
  test('follows that of the sign-in, by a token that knows it', async () => {
    vi.mocked(followEmail).mockImplementation(async () => {
      await Promise.resolve();
      expect(renewToken).toHaveBeenCalledOnce();
    });
    expect(await syncEmail(own, signedIn)).toEqual({ ...own, email: 'after@example.com' });
    expect(followEmail).toHaveBeenCalledWith('june', 'after@example.com');
  });

  test.each([
    ['it is the same', own, { ...signedIn, email: 'before@example.com' }],
    ['the new one is not verified', own, { ...signedIn, emailVerified: false }],
    ['the account was deleted', { ...own, deleted: true }, signedIn],
  ])('stays when %s', async (_why, profile, user) => {
    expect(await syncEmail(profile, user)).toBe(profile);
    expect(followEmail).not.toHaveBeenCalled();
  });

  test('stays when it cannot be written, which is told and keeps nobody out', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(followEmail).mockRejectedValue(new Error('Offline.'));
    expect(await syncEmail(own, signedIn)).toBe(own);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { tone: 'warning', message: expect.stringContaining('before@example.com') as string },
    ]);
  });
});
