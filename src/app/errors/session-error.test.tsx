import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeLastLists } from '#src/data/device/last-lists.ts';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { parseVideo } from '#src/domain/video.ts';
import { queryClient } from '#src/session/query-provider.tsx';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { FakeCaches } from '#tests/support/fake-caches.ts';
import { SessionError } from './session-error.tsx';

const videos = [parseVideo('ride', { title: 'Elko Fair', user_name: 'Cody Reyes' })];
const rodeos = [parseScheduleItem({ RodeoId: 7, Name: 'Buck Out' })!];

const open = (state: SessionState) => {
  useSessionStore.setState(state, true);
  render(<SessionError message="The server can't be reached." />);
};

// Its code takes longer to load than a test waits.
beforeAll(() => import('../offline/offline-page.tsx'));
beforeEach(() => storeLastLists('june', { videos, rodeos }));
afterEach(() => {
  localStorage.clear();
  queryClient.clear();
});

test('offline, it shows the feed and the schedule that were loaded last', async () => {
  open(sessionStates.failed);
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeTruthy();
  expect(screen.getByText(/^This is what was loaded last\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Elko Fair' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Buck Out' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('[KEEP-02] offline, it shows what is kept on this device, even if nothing was loaded before', async () => {
  localStorage.clear();
  const caches = new FakeCaches();
  vi.stubGlobal('caches', caches);
  const set = { kind: 'reel', id: 'best', title: 'Best of 2026', videos, bytes: 2_340_000 };
  await (await caches.open('kept-rides')).put(`${location.origin}/kept-sets/reel-best`, Response.json(set));
  open(sessionStates.failed);
  const kept = await screen.findByRole('region', { name: 'Kept on this device' });
  expect(kept.textContent).toContain('Reel · 1 ride · 2.3 MB');
  expect(within(kept).getByRole('button', { name: 'Play Best of 2026' })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('offline, it loads the profile once there is a connection', async () => {
  open(sessionStates.failed);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(useSessionStore.getState()).toEqual(sessionStates.loggedIn));
});

test('of any other failure, and with nothing of this user, it shows only the reason', async () => {
  open({ ...sessionStates.failed, isOffline: false });
  expect(screen.getByRole('heading', { name: "We couldn't load your profile" })).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(useSessionStore.getState().status).toBe('failed');
  expect(screen.queryByRole('heading', { name: 'Elko Fair' })).toBeNull();
});

test("never shows another user's lists", async () => {
  storeLastLists('omar', { videos });
  open(sessionStates.failed);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('heading', { name: "We couldn't load your profile" })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Elko Fair' })).toBeNull();
});
