import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { listedRidesParameter } from '#src/config/reel-links.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { ranch, sessionStates } from '#tests/support/factories/build-session.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import RodeoPage from './rodeo-page.tsx';

let rides: ReturnType<typeof stubRides>;

const rodeoId = 'cheyenne-frontier-days_cheyenne-wy_2026';
function buildRide(id: string, rider: string, fields: object): Video {
  return parseVideo(id, {
    ...{ title: 'Cheyenne Frontier Days', location: 'Cheyenne, WY', event_type: 1 },
    ...{ contestants_id: [id], contestants_names: [rider] },
    ...fields,
  });
}

beforeEach(() => {
  useSessionStore.setState(sessionStates.visitor, true);
  rides = stubRides();
});

function renderPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/rodeos/${rodeoId}`]}>
        <Routes>
          <Route path="/rodeos/:rodeoId" element={<RodeoPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const getRows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('an event with many rides shows ten at first', async () => {
  const videos = Array.from({ length: 12 }, (_, index) =>
    buildRide(`r${index}`, `R${index}`, { score: 60 + index }),
  );
  rides.fetchVideoPage.mockResolvedValue({ videos, nextCursor: undefined });
  renderPage();
  const bulls = await screen.findByRole('region', { name: 'Bull Riding rides, best first' });
  expect(getRows(bulls)).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 rides' }));
  expect(getRows(bulls)).toHaveLength(12);
});

/** Pages of one ride each, without end. */
function createEndlessPages() {
  let pages = 0;
  return () => {
    const id = `ride-${++pages}`;
    const videos = [buildRide(id, 'June Tate', { score: 80 })];
    return Promise.resolve({ videos, nextCursor: { lastVideoId: id } });
  };
}

test('visitors read a bounded number of rides, and the page says so', async () => {
  rides.fetchVideoPage.mockImplementation(createEndlessPages());
  renderPage();
  expect(await screen.findByText(/log in to see more than the newest 5\./)).toBeTruthy();
  expect(screen.getByText('newest 5 rides')).toBeTruthy();
});

test('members read more pages', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  rides.fetchRidePage.mockImplementation(createEndlessPages());
  renderPage();
  expect(await screen.findByText(/only the newest 25 are here\./)).toBeTruthy();
  expect(rides.fetchRidePage).toHaveBeenCalledTimes(25);
  expect(rides.fetchRidePage).toHaveBeenLastCalledWith({ kind: 'of-rodeo', rodeoId }, 20, {
    lastVideoId: 'ride-24',
  });
});

test('[RES-06] of a rodeo of several days, each has a result list of its own rides, and there is one of all', async () => {
  const selected = { ...ranch, account_type: 'contractor' as const };
  useSessionStore.setState({ ...sessionStates.acting, selected }, true);
  const day = Date.UTC(2026, 6, 24) / 1000;
  const videos = [0, 1, 1].map((index, place) =>
    buildRide(`r${place}`, `R${place}`, {
      ...{ score: 80, event_date: day + index * 86_400 },
      created: new Date((day + place) * 1000),
    }),
  );
  rides.fetchRidePage.mockResolvedValue({ videos, nextCursor: undefined });
  renderPage();
  const links = await screen.findAllByRole('link', { name: /^Make a result list/ });
  expect(
    links.map((link) =>
      new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get(listedRidesParameter),
    ),
  ).toEqual(['r1,r2', 'r0', 'r0,r1,r2']);
});
