import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import LoggedOutPage from './logged-out-page.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', logoutUrl: '/server/logout' }));
const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock('#src/data/auth/session.ts', () => ({ signOut }));

afterEach(() => vi.unstubAllGlobals());

test('[AUTH-09] calls the logout endpoint once, without a body, and signs out', async () => {
  const server = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', server);
  render(
    <StrictMode>
      <MemoryRouter>
        <LoggedOutPage />
      </MemoryRouter>
    </StrictMode>,
  );
  expect(screen.getByRole('heading').textContent).toBe('You have successfully logged out.');
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(server).toHaveBeenCalledExactlyOnceWith(
    '/server/logout',
    expect.objectContaining({ method: 'POST' }),
  );
  expect(server.mock.lastCall?.[1]).not.toHaveProperty('body');
});
