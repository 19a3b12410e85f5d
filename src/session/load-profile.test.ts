import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAccount, fetchOwnAccount } from '#src/data/firestore-lite/users.ts';
import { parseUser } from '#src/domain/user.ts';
import { june, own, ranch } from '#tests/support/factories/build-session.ts';
import { loadProfile } from './load-profile.ts';
import * as emails from './sync-email.ts';

vi.mock('#src/data/firestore-lite/users.ts', () => ({
  fetchAccount: vi.fn<() => void>(),
  fetchOwnAccount: vi.fn<() => void>(),
}));
vi.spyOn(emails, 'syncEmail').mockImplementation((stored) => Promise.resolve(stored));

const acting = { ...own, current_accessed_account: 'ranch' };

beforeEach(() => void vi.mocked(fetchOwnAccount).mockResolvedValue(acting));

test('[AUTH-05, SWT-01] a login acts for the account of the last visit', async () => {
  vi.mocked(fetchAccount).mockResolvedValue(ranch);
  expect(await loadProfile(june)).toEqual({ own: acting, selected: ranch });
});

test.each([
  ['has withdrawn access', () => Promise.resolve(parseUser('ranch', { name: 'Ranch', user_access: {} }))],
  ['lets somebody else act', () => Promise.resolve(parseUser('ranch', { user_access: { omar: true } }))],
  ['is gone', () => Promise.resolve(undefined)],
  ['cannot be read', () => Promise.reject(new Error('Offline.'))],
])('[AUTH-05, SWT-01] a login does not act for an account that %s', async (_reason, answer) => {
  vi.mocked(fetchAccount).mockImplementation(answer);
  expect(await loadProfile(june)).toEqual({ own: acting, selected: acting });
});

test('[AUTH-05] a login acts for nobody else when the own profile lists nobody', async () => {
  const alone = { ...acting, account_access: {} };
  vi.mocked(fetchOwnAccount).mockResolvedValue(alone);
  vi.mocked(fetchAccount).mockResolvedValue(ranch);
  expect(await loadProfile(june)).toEqual({ own: alone, selected: alone });
});
