import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import VideoPage, { PlayerOverlay } from './video-page.tsx';

const player = vi.hoisted(() => ({ close: () => {}, next: (_id: string) => {}, reportMissing: () => {} }));
interface PlayerDialogProps {
  onNavigate: (videoId: string) => void;
  onClose: () => void;
  onNotFound: () => void;
}
vi.mock('#src/features/player/player-dialog.tsx', () => ({
  PlayerDialog: ({ onClose, onNavigate, onNotFound }: PlayerDialogProps) => {
    Object.assign(player, { close: onClose, next: onNavigate, reportMissing: onNotFound });
    return null;
  },
}));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(
  session: keyof typeof sessionStates,
  entries: (string | { pathname: string; state: object })[],
) {
  useSessionStore.setState(sessionStates[session], true);
  // As React Router counts the entries of a browser.
  history.replaceState({ idx: entries.length - 1 }, '');
  render(
    <MemoryRouter initialEntries={entries}>
      <Routes>
        <Route path="/video/:videoId" element={<VideoPage />} />
        <Route path="/feed" element={<PlayerOverlay videoId="ride" onRemove={() => undefined} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
}

const getAddress = () => screen.getByRole('status').textContent;

afterEach(() => history.replaceState(null, ''));

describe('[PLY-03] closing the player', () => {
  test.each([
    ['goes back to the page before', 'signedIn', ['/top-rides?event=1', '/video/ride'], '/top-rides?event=1'],
    ['goes to the landing page when opened by its URL', 'signedIn', ['/video/ride'], '/'],
    ['goes to the login page when signed out', 'visitor', ['/animals/bull', '/video/ride'], '/login'],
    ['over a page goes to the login page when signed out', 'visitor', ['/feed?play=ride'], '/login'],
  ] as const)('%s', (_title, session, entries, address) => {
    open(session, [...entries]);
    act(() => player.close());
    expect(getAddress()).toBe(address);
  });
});

test.each([
  ['/feed?event=4&play=ride&t=4&speed=0.5', '/feed?event=4&play=other'],
  ['/video/ride?t=4&end=8', '/video/other'],
])('[PLY-02] the next ride has no moment of the one before: %s', (before, after) => {
  open('signedIn', [before]);
  act(() => player.next('other'));
  expect(getAddress()).toBe(after);
});

test('[GRD-08] a missing video leads to the landing page', () => {
  open('signedIn', ['/top-rides', '/video/ride']);
  act(() => player.reportMissing());
  expect(getAddress()).toBe('/');
});
