import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SessionState } from '#src/session/session-state.ts';
import { setSessionHint } from '#src/session/session-hint.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { Arrival } from './arrival.tsx';
import { RequireSession, RequireUnverified, RequireVerified } from './guards.tsx';
import { RequireVisitor } from './require-visitor.tsx';

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{pathname + search}</p>;
}

function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Suspense>
        <Arrival />
        <Routes>
          <Route element={<RequireVisitor />}>
            <Route path="/login" element={<CurrentPath />} />
          </Route>
          <Route element={<RequireSession />}>
            <Route element={<RequireUnverified />}>
              <Route path="/verify" element={<CurrentPath />} />
            </Route>
            <Route element={<RequireVerified />}>
              <Route path="/feed" element={<CurrentPath />} />
              <Route path="/search" element={<CurrentPath />} />
            </Route>
          </Route>
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
}

const getPath = () => screen.getByTestId('path').textContent;
const setSession = (session: SessionState) => act(() => useSessionStore.setState(session, true));

beforeEach(() => {
  localStorage.removeItem('historyPath');
  useSessionStore.setState(sessionStates.visitor, true);
});

describe('[GRD-11, GRD-07] while the session is restored', () => {
  test.each([
    [true, '/feed'],
    [false, undefined],
  ])('pages of public data are shown to probable members (verified: %s)', (isVerified, path) => {
    setSessionHint(true, isVerified);
    useSessionStore.setState(sessionStates.restoring, true);
    renderApp('/feed');
    expect(screen.queryByTestId('path')?.textContent).toBe(path);
    setSessionHint(false);
  });
});

describe('[GRD-03, GRD-04] the requested path', () => {
  test('is opened after the login, once', () => {
    renderApp('/search?category=2');
    expect(getPath()).toBe('/login');
    setSession(sessionStates.signedIn);
    expect(getPath()).toBe('/search?category=2');
    expect(localStorage.getItem('historyPath')).toBeNull();
  });
});
