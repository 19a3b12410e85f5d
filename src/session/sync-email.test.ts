import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as authSession from '#src/data/auth/session.ts';
import * as users from '#src/data/firestore-lite/users.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { useAlertsStore } from './alerts-store.ts';
import { syncEmail } from './sync-email.ts';

const own = parseUser('june', { ...buildFan({ id: 'june' }), email: 'before@example.com' });
const signedIn = { id: 'june', email: 'after@example.com', emailVerified: true };

beforeEach(() => {
  vi.spyOn(users, 'updateProfileEmail').mockReset().mockResolvedValue();
  vi.spyOn(authSession, 'refreshIdToken').mockReset().mockResolvedValue();
  useAlertsStore.setState({ alerts: [] });
});

describe('syncEmail', () => {
  test('stores the new address after refreshing the token', async () => {
    vi.mocked(users.updateProfileEmail).mockImplementation(async () => {
      await Promise.resolve();
      expect(authSession.refreshIdToken).toHaveBeenCalledOnce();
    });
    expect(await syncEmail(own, signedIn)).toEqual({ ...own, email: 'after@example.com' });
    expect(users.updateProfileEmail).toHaveBeenCalledWith(own, 'after@example.com');
  });

  test('says of an account from before that its email is verified', async () => {
    const before = { ...own, email_verified: false };
    expect(await syncEmail(before, { ...signedIn, email: own.email })).toEqual(own);
    expect(users.updateProfileEmail).toHaveBeenCalledWith(before, own.email);
  });

  test.each([
    ['the address is unchanged', own, { ...signedIn, email: 'before@example.com' }],
    ['the new address is not verified', own, { ...signedIn, emailVerified: false }],
    ['the account was deleted', { ...own, deleted: true }, signedIn],
  ])('keeps the profile when %s', async (_reason, profile, user) => {
    expect(await syncEmail(profile, user)).toBe(profile);
    expect(users.updateProfileEmail).not.toHaveBeenCalled();
  });

  test('keeps the profile and shows a warning when the write fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(users.updateProfileEmail).mockRejectedValue(new Error('Offline.'));
    expect(await syncEmail(own, signedIn)).toBe(own);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { tone: 'warning', message: expect.stringContaining('before@example.com') as string },
    ]);
  });

  test('says so when the profile has no address at all', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(users.updateProfileEmail).mockRejectedValue(new Error('Offline.'));
    await syncEmail({ ...own, email: '' }, signedIn);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { message: expect.stringContaining('no one can invite you') as string },
    ]);
  });
});
