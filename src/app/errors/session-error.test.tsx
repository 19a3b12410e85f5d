import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeLastLists } from '#src/data/device/last-lists.ts';
import { parseScheduleItem } from '#src/domain/schedule.ts';
import { parseVideo } from '#src/domain/video.ts';
import type { SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { SessionError } from './session-error.tsx';

const videos = [parseVideo('ride', { title: 'Elko Fair', user_name: 'Cody Reyes' })];
const rodeos = [parseScheduleItem({ RodeoId: 7, Name: 'Buck Out' })!];

const open = (state: SessionState) => {
  useSessionStore.setState(state, true);
  render(<SessionError message="The server can't be reached." />);
};

beforeEach(() => storeLastLists('june', { videos, rodeos }));
afterEach(() => localStorage.clear());

test('offline, it shows the feed and the schedule that were loaded last', async () => {
  open(sessionStates.failed);
  expect(await screen.findByRole('heading', { name: "You're offline" })).toBeTruthy();
  expect(screen.getByText(/^This is what was loaded last\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Elko Fair' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Buck Out' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
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
