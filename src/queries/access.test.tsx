import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { parseUser, type User } from '#src/domain/user.ts';
import { buildContractor, buildFan } from '#tests/support/factories/user.ts';
import { useAccessibleAccounts } from './access.ts';

const fetchVisibleUser = vi.hoisted(() => vi.fn<(id: string) => Promise<User | undefined>>());
vi.mock('#src/data/firestore/users.ts', () => ({ fetchVisibleUser }));
vi.mock('#src/data/firestore/access.ts', () => ({}));

const delegate = buildFan({ account_access: { grantor: true, revoked: true, deleted: true } });
const own = parseUser(delegate.id, delegate);
const accounts: Record<string, User> = {
  grantor: parseUser('grantor', buildContractor({ user_access: { [own.id]: true } })),
  revoked: parseUser('revoked', buildContractor()),
};

function renderAccounts() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useAccessibleAccounts(own), { wrapper }).result;
}

beforeEach(() => {
  fetchVisibleUser.mockReset();
  fetchVisibleUser.mockImplementation((id) => Promise.resolve(accounts[id]));
});

test('[SWT-01] lists the own account first, then those whose owners grant access', async () => {
  const result = renderAccounts();
  expect(result.current.accounts).toBeUndefined();
  await waitFor(() => expect(result.current.accounts?.map(({ id }) => id)).toEqual([own.id, 'grantor']));
  expect(result.current.error).toBeNull();
});

test('[LIST-01] reports an error instead of an incomplete list, and loads on retry', async () => {
  fetchVisibleUser.mockRejectedValueOnce(new Error('No answer.'));
  const result = renderAccounts();
  await waitFor(() => expect(result.current.error?.message).toBe('No answer.'));
  expect(result.current.accounts).toBeUndefined();
  act(() => result.current.refetch());
  await waitFor(() => expect(result.current.accounts).toHaveLength(2));
});
