import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { DataError } from '#src/data/data-error.ts';
import type { LegacyUser } from '#src/domain/legacy-user.ts';
import { endRefusedSession } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { Portal } from './portal.tsx';

const server = vi.hoisted(() => ({
  baseUrl: '',
  fetchUsers: vi.fn<() => Promise<LegacyUser[]>>(),
  onLoginRequired: (_reason: string): void => undefined,
}));
vi.mock('#src/session/log-out.ts', () => ({ endRefusedSession: vi.fn<typeof endRefusedSession>() }));
vi.mock('#src/data/legacy-api/legacy-api.ts', () => ({
  createLegacyApi: (options: Pick<typeof server, 'baseUrl' | 'onLoginRequired'>) =>
    Object.assign(server, options),
}));

beforeEach(() => {
  env.legacyUrl = 'https://legacy.example:3080';
  server.fetchUsers.mockReset();
  useSessionStore.setState(sessionStates.signedIn, true);
});

function renderPortal(path = '/portal/home?section=users') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Portal LogoutDialog={() => null} ReportQueue={() => null} RidesOfTheWeek={() => null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const createUsers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `User ${index}`,
    email: `user-${index}@example.com`,
  }));

test('[LGCY-01] says that there are no users yet', async () => {
  server.fetchUsers.mockResolvedValue([]);
  renderPortal();
  expect(await screen.findByRole('heading', { name: 'No users yet' })).toBeTruthy();
});

test('[LGCY-01] shows a failure, and loads again', async () => {
  server.fetchUsers.mockRejectedValueOnce(new DataError('too-slow'));
  renderPortal();
  expect((await screen.findByRole('alert')).textContent).toContain('That took too long.');
  server.fetchUsers.mockResolvedValue(createUsers(1));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('User 0')).toBeTruthy();
});

test('[LGCY-01] ends a session that the legacy API refuses, so that the login opens', async () => {
  server.fetchUsers.mockRejectedValue(new DataError('login-expired'));
  renderPortal();
  await screen.findByRole('alert');
  server.onLoginRequired('Log in again.');
  expect(endRefusedSession).toHaveBeenCalledExactlyOnceWith('Log in again.');
});

test.each([
  ['without a legacy API', () => delete env.legacyUrl, '/portal/home?section=users', 'No users yet'],
  ['on the other pages', () => undefined, '/portal/home?section=orders', 'No orders yet'],
])('[LGCY-01] requests no users %s', (_condition, setUp, path, title) => {
  setUp();
  renderPortal(path);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(server.fetchUsers).not.toHaveBeenCalled();
});
