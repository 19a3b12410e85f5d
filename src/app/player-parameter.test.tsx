import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { PlayerParameter } from './player-parameter.tsx';

vi.mock('./pages/video-page.tsx', () => ({
  PlayerOverlay: ({ videoId, onRemove }: { videoId: string; onRemove: () => void }) => (
    <button type="button" onClick={onRemove}>
      Close {videoId}
    </button>
  ),
}));

function CurrentUrl() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}

const getUrl = () => screen.getByRole('status').textContent;

function renderAt(url: string) {
  render(
    <MemoryRouter initialEntries={[url]}>
      <PlayerParameter />
      <CurrentUrl />
    </MemoryRouter>,
  );
}

beforeEach(() => useSessionStore.setState(sessionStates.visitor, true));

const settled: [string, SessionState][] = [
  ['signed-out', sessionStates.visitor],
  ['choosing-account', sessionStates.choosing],
  ['closed', sessionStates.closed],
  ['signed-in', sessionStates.signedIn],
];

test.each(settled)('[GRD-09] opens the video while %s, and closes to the page', async (_status, session) => {
  useSessionStore.setState(session, true);
  renderAt('/search?category=bull-riding&play=ride&t=4&end=9&speed=0.5');
  await userEvent.click(await screen.findByText('Close ride'));
  expect(getUrl()).toBe('/search?category=bull-riding');
  expect(screen.queryByText('Close ride')).toBeNull();
});

test('[GRD-09] waits until the session is restored', async () => {
  useSessionStore.setState(sessionStates.restoring, true);
  renderAt('/feed?play=ride');
  expect(screen.queryByText('Close ride')).toBeNull();
  act(() => useSessionStore.setState(sessionStates.signedIn, true));
  expect(await screen.findByText('Close ride')).toBeTruthy();
});

test('[GRD-09] goes to the page of the video instead of opening it over that of another', () => {
  renderAt('/video/other?play=some%20ride');
  expect(getUrl()).toBe('/video/some%20ride');
  expect(screen.queryByRole('button')).toBeNull();
});

test('[GRD-09] ignores an empty parameter', () => {
  renderAt('/video/other?play=');
  expect(getUrl()).toBe('/video/other?play=');
});
