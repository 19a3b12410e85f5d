import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as links from '#src/data/firestore-lite/ride-links.ts';
import * as firstFilms from '#src/data/firestore-rest/first-films.ts';
import * as videos from '#src/data/firestore-rest/public-videos.ts';
import { parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { SameRideQuestion } from './same-ride-question.tsx';

const { selected, own } = sessionStates.acting;
const build = (id: string, minute: number, user_id: string, user_name: string) =>
  parseVideo(id, {
    ...{ event_type: 1, event_date: 1_785_000_000, animal_id: 'bull', score: 80, video_id: id },
    ...{ user_id, user_name, created: new Date(minute * 60_000) },
  });
const published = build('published', 5, selected.id, 'Ranch');
const films = [build('z', 9, 'june', 'June'), build('a', 1, 'cody', 'Cody'), build('m', 2, 'wade', 'Wade')];

const linkFilms = vi.spyOn(links, 'linkFilms');
const fetchVideo = vi.spyOn(videos, 'fetchVideo');
let stored: RideLink[] = [];

beforeEach(() => {
  stored = [];
  useSessionStore.setState(sessionStates.acting, true);
  linkFilms.mockReset().mockResolvedValue();
  fetchVideo.mockReset().mockResolvedValue(published);
  vi.spyOn(firstFilms, 'fetchPossibleFilms').mockResolvedValue(films);
  vi.spyOn(firstFilms, 'fetchFilmsOfRide').mockImplementation(() =>
    Promise.resolve({ links: stored, films: [] }),
  );
});

const show = (sameFilm: string, otherFilms: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SameRideQuestion videoId="published" sameFilm={sameFilm} otherFilms={otherFilms} />
    </QueryClientProvider>,
  );
const note = /isn't linked/;

test('[LINK-05] asks of one film after the other, but for those that were declined, and links to the earlier one', async () => {
  show('', ['a']);
  await screen.findByText('Posted by June');
  expect(screen.queryByText(note)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await vi.waitFor(() => expect(linkFilms).toHaveBeenCalledOnce());
  expect(linkFilms).toHaveBeenCalledWith(
    { first: published, later: films[0] },
    { account: selected, actor: own },
  );
});

test('[LINK-05] where the answer does not hold, says so and asks again', async () => {
  show('gone', ['z']);
  await screen.findByText('Posted by Cody');
  expect(screen.getByText(note)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByText('Posted by Wade');
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await vi.waitFor(() => expect(linkFilms.mock.calls[0]?.[0]).toEqual({ first: films[2], later: published }));
});

test('[LINK-05] where the answer does not hold and no film is left, says so alone', async () => {
  show('gone', ['z', 'a', 'm']);
  await screen.findByText(note);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[LINK-05] of a ride of another account only says that the answer does not hold', async () => {
  fetchVideo.mockResolvedValue({ ...published, user_id: 'another' });
  show('gone', []);
  await screen.findByText(note);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[LINK-05] says and asks nothing where the answer is stored', async () => {
  stored = [parseRideLink('published', { first_video_id: 'a', state: 'accepted' })];
  show('a', []);
  await vi.waitFor(() => expect(firstFilms.fetchFilmsOfRide).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.body.textContent).toBe('');
});
