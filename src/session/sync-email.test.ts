import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshIdToken } from '#src/data/auth/session.ts';
import { updateProfileEmail } from '#src/data/firestore-lite/users.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildFan } from '#tests/support/factories/build-user.ts';
import { useAlertsStore } from './alerts-store.ts';
import { syncEmail } from './sync-email.ts';

vi.mock('#src/data/auth/session.ts', () => ({ refreshIdToken: vi.fn<() => Promise<void>>() }));
vi.mock('#src/data/firestore-lite/users.ts', () => ({
  updateProfileEmail: vi.fn<() => Promise<void>>(),
}));

const own = parseUser('june', { ...buildFan({ id: 'june' }), email: 'before@example.com' });
const signedIn = { id: 'june', email: 'after@example.com', emailVerified: true };

beforeEach(() => {
  vi.mocked(updateProfileEmail).mockReset();
  vi.mocked(refreshIdToken).mockReset();
  useAlertsStore.setState({ alerts: [] });
});

describe('syncEmail', () => {
  test('stores the new address after refreshing the token', async () => {
    vi.mocked(updateProfileEmail).mockImplementation(async () => {
      await Promise.resolve();
      expect(refreshIdToken).toHaveBeenCalledOnce();
    });
    expect(await syncEmail(own, signedIn)).toEqual({ ...own, email: 'after@example.com' });
    expect(updateProfileEmail).toHaveBeenCalledWith(own, 'after@example.com');
  });

  test('says of an account from before that its email is verified', async () => {
    const before = { ...own, email_verified: false };
    expect(await syncEmail(before, { ...signedIn, email: own.email })).toEqual(own);
    expect(updateProfileEmail).toHaveBeenCalledWith(before, own.email);
  });

  test.each([
    ['the address is unchanged', own, { ...signedIn, email: 'before@example.com' }],
    ['the new address is not verified', own, { ...signedIn, emailVerified: false }],
    ['the account was deleted', { ...own, deleted: true }, signedIn],
  ])('keeps the profile when %s', async (_reason, profile, user) => {
    expect(await syncEmail(profile, user)).toBe(profile);
    expect(updateProfileEmail).not.toHaveBeenCalled();
  });

  test('keeps the profile and shows a warning when the write fails', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(updateProfileEmail).mockRejectedValue(new Error('Offline.'));
    expect(await syncEmail(own, signedIn)).toBe(own);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { tone: 'warning', message: expect.stringContaining('before@example.com') as string },
    ]);
  });

  test('says so when the profile has no address at all', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    vi.mocked(updateProfileEmail).mockRejectedValue(new Error('Offline.'));
    await syncEmail({ ...own, email: '' }, signedIn);
    expect(useAlertsStore.getState().alerts).toMatchObject([
      { message: expect.stringContaining('no one can invite you') as string },
    ]);
  });
});
