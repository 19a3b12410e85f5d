import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import * as firstFilms from '#src/data/firestore-rest/first-films.ts';
import * as publicReels from '#src/data/firestore-rest/public-reels.ts';
import { parseReel } from '#src/domain/reel.ts';
import { parseVideo } from '#src/domain/video.ts';
import { queryKeys } from '#src/queries/query-keys.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useAlertsStore } from '#src/session/alerts-store.ts';
import { own, sessionStates } from '#tests/support/factories/build-session.ts';
import { saveForm } from '#tests/support/save-form.ts';
import EditReelPage from './edit-reel-page.tsx';

const [updateReel, deleteReel] = vi.hoisted(() => [
  vi.fn<() => Promise<void>>(),
  vi.fn<() => Promise<void>>(),
]);
vi.mock('#src/data/firestore-lite/reels.ts', () => ({ updateReel, deleteReel, createReel: undefined }));

const rides = ['Elko Fair', 'Reno Fair', 'Ely Fair'].map((title) => parseVideo(title, { title }));
const build = (title: string) =>
  parseReel('best', { title, user_id: 'june', videos: rides.map(({ id }) => id) });

let client: QueryClient;
const fetchReel = vi.spyOn(publicReels, 'fetchReel');
/** What is stored on the server. */
const store = (title: string) => fetchReel.mockResolvedValue(build(title));

beforeEach(() => {
  client = new QueryClient();
  updateReel.mockReset().mockResolvedValue();
  vi.spyOn(publicReels, 'fetchReelRides').mockResolvedValue(rides);
  vi.spyOn(firstFilms, 'withFirstFilms').mockResolvedValue(rides);
  useSessionStore.setState(sessionStates.signedIn, true);
  store('Best of 2026');
});

async function open() {
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/reels/edit/best']}>
        <Routes>
          <Route path="/reels/edit/:id" element={<EditReelPage />} />
          <Route path="/reels/:id" element={<h1>The reel</h1>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.findByLabelText<HTMLInputElement>('Title');
}

test('[REEL-01] the form starts from what is stored, also after another visit, and saves what has changed since', async () => {
  client.setQueryData(queryKeys.reel('best'), { reel: build('An earlier visit'), rides });
  const title = await open();
  expect(title.value).toBe('Best of 2026');
  store('Named on another device');
  await act(() => client.refetchQueries());
  expect(title.value).toBe('Best of 2026');
  await saveForm();
  await screen.findByText('The reel');
  const videos = rides.map(({ id }) => id);
  expect(updateReel).toHaveBeenCalledExactlyOnceWith(
    'best',
    {
      values: { title: 'Best of 2026', videos, is_result_list: false },
      opened: build('Best of 2026'),
    },
    own,
  );
});

test('[REEL-02] where a ride is moved to is said, and the page asks before that is lost', async () => {
  await open();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  fireEvent.click(screen.getByLabelText('Move Ely Fair up'));
  expect(screen.getByText('Ely Fair: 2 of 3')).toBeTruthy();
  expect(leave()).toBe(true);
  updateReel.mockRejectedValueOnce(new DataError('offline'));
  await saveForm();
  await screen.findByText("We couldn't save the reel");
  expect(leave()).toBe(true);
  await saveForm();
  await screen.findByText('The reel');
  expect(leave()).toBe(false);
});

test('[REEL-01] what cannot be deleted is said with its reason, and can be tried again', async () => {
  await open();
  deleteReel.mockReset().mockRejectedValueOnce(new DataError('offline')).mockResolvedValue();
  const ask = () => fireEvent.click(screen.getByText('Delete reel', { selector: 'button' }));
  ask();
  fireEvent.click(screen.getByText('Delete'));
  await waitFor(() => expect(screen.queryByText('Delete')).toBeNull());
  expect(useAlertsStore.getState().alerts.at(-1)).toMatchObject({
    ...{ tone: 'error', title: "We couldn't delete the reel" },
  });
  ask();
  fireEvent.click(screen.getByText('Delete'));
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  expect(deleteReel).toHaveBeenCalledTimes(2);
});

test('[REEL-01] what is wrong with the rides is said until they are right', async () => {
  const many = Array.from({ length: 31 }, (_, index) => parseVideo(`${index}`, { title: `Ride ${index}` }));
  vi.spyOn(firstFilms, 'withFirstFilms').mockResolvedValue(many);
  await open();
  await saveForm();
  expect(await screen.findByText('A reel can have 30 rides')).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Remove Ride 30'));
  await waitFor(() => expect(screen.queryByText('A reel can have 30 rides')).toBeNull());
  expect(updateReel).not.toHaveBeenCalled();
});
