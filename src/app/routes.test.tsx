import { render, screen } from '@testing-library/react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { paths } from '#src/config/paths.ts';
import { parseUser } from '#src/domain/user.ts';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { june, sessionStates } from '#tests/support/factories/build-session.ts';
import { AppRoutes } from './routes.tsx';
import { storeHistoryPath } from '#src/session/history-path.ts';

vi.mock('#src/config/env.ts', () => ({ env: {} }));
// Every page is empty, but for the pages inside of it.
vi.mock('#src/lib/lazy-component.ts', () => ({ lazyComponent: () => EmptyPage }));
vi.mock('./redirect-to-landing.tsx', () => ({ RedirectToLanding: () => null }));

function EmptyPage() {
  return useSessionStore(({ status }) => status === 'signed-in') ? <Outlet /> : null;
}

const signIn = (accountType: number): SessionState => {
  const own = parseUser('june', { first_name: 'June', account_type: accountType });
  return { ...sessionStates.signedIn, own, selected: own };
};

const sessions: [name: string, SessionState][] = [
  ['a visitor', sessionStates.visitor],
  ['an unverified user', { ...signIn(3), user: { ...june, emailVerified: false } } as SessionState],
  ['a user who chooses an account', sessionStates.choosing],
  ['a fan', signIn(3)],
  ['a contestant', signIn(2)],
];

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

const routes = [...Object.values(paths), '/no/such/page'].map((path) => path.replace(/:\w+/, 'some-id'));

test.each(sessions)('[GRD-09] a video link stays open for %s on every route', (_name, session) => {
  useSessionStore.setState(session, true);
  const ends = routes.map((route) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={[`${route}?play=some%20ride`]}>
        <AppRoutes />
        <CurrentUrl />
      </MemoryRouter>,
    );
    const url = screen.getByRole('status').textContent;
    unmount();
    return { route, url };
  });
  expect(ends.filter(({ url }) => !/\?play=some(%20|\+)ride$/.test(url))).toEqual([]);
});

test('[GRD-09, GRD-04] a video link stays open on the way to the stored path', () => {
  storeHistoryPath('/search?category=bull-riding#top');
  useSessionStore.setState(signIn(3), true);
  render(
    <MemoryRouter initialEntries={['/login?play=ride']}>
      <AppRoutes />
      <CurrentUrl />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('/search?category=bull-riding&play=ride');
});
