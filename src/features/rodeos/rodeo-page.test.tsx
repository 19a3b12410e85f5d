import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as memberRides from '#src/data/firestore/ride-pages.ts';
import type * as publicVideos from '#src/data/public/videos.ts';
import type { AccountType } from '#src/domain/account-type.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import RodeoPage from './rodeo-page.tsx';

const gateways = vi.hoisted(() => ({
  fetchVideoPage: vi.fn<typeof publicVideos.fetchVideoPage>(),
  fetchRidePage: vi.fn<typeof memberRides.fetchRidePage>(),
}));
vi.mock('#src/data/public/videos.ts', () => ({ fetchVideoPage: gateways.fetchVideoPage }));
vi.mock('#src/data/firestore/ride-pages.ts', () => ({ fetchRidePage: gateways.fetchRidePage }));

const rodeoId = 'cheyenne-frontier-days_cheyenne-wy_2026';
const july = (date: number) => Date.UTC(2026, 6, date) / 1000;

function buildRide(id: string, rider: string, fields: object): Video {
  return parseVideo(id, {
    ...{ title: 'Cheyenne Frontier Days', location: 'Cheyenne, WY', event_date: july(25), event_type: 1 },
    ...(rider && { contestants_id: [id], contestants_names: [rider] }),
    ...fields,
  });
}

const rides = [
  buildRide('off', 'Cody Latham', { score: 0, event_date: july(24) }),
  buildRide('win', 'June Tate', {
    score: 88.5,
    animal_id: 'bull',
    animal_name: 'Dust Devil',
    animal_brand: 'J7',
  }),
  buildRide('none', '', { score: null }),
  buildRide('second', 'Omar Reyes', { score: 86, event_date: july(27) }),
  buildRide('barrels', 'Ruth Ames', { event_type: 5, time: 13.9 }),
];

beforeEach(() => {
  useSessionStore.setState(sessionStates.visitor, true);
  gateways.fetchRidePage.mockReset();
  gateways.fetchVideoPage.mockReset().mockResolvedValue({ videos: rides, nextCursor: undefined });
});

function renderPage(id = rodeoId) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/rodeos/${id}`]}>
        <Routes>
          <Route path="/rodeos/:rodeoId" element={<RodeoPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function signInAs(account_type: AccountType) {
  const own = { ...sessionStates.signedIn.own, account_type };
  useSessionStore.setState({ ...sessionStates.signedIn, own, selected: own }, true);
}

const getRows = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

test('shows the rides by event, the best first, and where and when the rodeo was', async () => {
  renderPage();
  const bulls = await screen.findByRole('region', { name: 'Bull Riding rides, best first' });
  expect(getRows(bulls)).toEqual([
    'June TateBrand J7Dust DevilJuly 2588.5Score',
    'Omar ReyesJuly 27Score86',
    'Cody LathamJuly 24Bucked off',
    'Rider not taggedJuly 25No result yet',
  ]);
  expect(getRows(screen.getByRole('region', { name: 'Barrel Racing rides, best first' }))).toEqual([
    'Ruth AmesJuly 2513.90Time',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cheyenne Frontier Days 2026');
  expect(screen.getByText('Cheyenne, WY')).toBeTruthy();
  expect(screen.getByText('July 24 to July 27')).toBeTruthy();
  expect(screen.getByText('5 rides')).toBeTruthy();
  expect(gateways.fetchVideoPage).toHaveBeenCalledExactlyOnceWith(
    { kind: 'of-rodeo', rodeoId },
    20,
    undefined,
  );
});

test('a ride plays over the page, and the animal has a page', async () => {
  renderPage();
  const ride = await screen.findByRole('link', { name: 'June Tate' });
  expect(ride.getAttribute('href')).toBe(`/rodeos/${rodeoId}?play=win`);
  expect(screen.getByRole('link', { name: 'Dust Devil' }).getAttribute('href')).toBe('/animals/bull');
});

test('an event with many rides shows ten at first', async () => {
  const videos = Array.from({ length: 12 }, (_, index) =>
    buildRide(`r${index}`, `R${index}`, { score: 60 + index }),
  );
  gateways.fetchVideoPage.mockResolvedValue({ videos, nextCursor: undefined });
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
  gateways.fetchVideoPage.mockImplementation(createEndlessPages());
  renderPage();
  expect(await screen.findByText(/log in to see more than the newest 5\./)).toBeTruthy();
  expect(screen.getByText('newest 5 rides')).toBeTruthy();
});

test('members read larger pages', async () => {
  signInAs('fan');
  gateways.fetchRidePage.mockImplementation(createEndlessPages());
  renderPage();
  expect(await screen.findByText(/only the newest 5 are here\./)).toBeTruthy();
  expect(gateways.fetchRidePage).toHaveBeenCalledTimes(5);
  expect(gateways.fetchRidePage).toHaveBeenLastCalledWith({ kind: 'of-rodeo', rodeoId }, 100, {
    lastVideoId: 'ride-4',
  });
});

test.each([
  ['contestant', '/upload'],
  ['fan', undefined],
] as const)('without rides, a %s is offered %s', async (type, path) => {
  signInAs(type);
  gateways.fetchRidePage.mockResolvedValue({ videos: [], nextCursor: undefined });
  renderPage();
  expect(await screen.findByRole('heading', { name: 'No rides yet' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cheyenne Frontier Days 2026');
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(path);
});

test('reports a failure and tries again', async () => {
  gateways.fetchVideoPage.mockRejectedValueOnce(new DataError('offline'));
  renderPage();
  expect(await screen.findByRole('alert')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'June Tate' })).toBeTruthy();
});

test('an id that no rodeo can have is not found, without a request', () => {
  renderPage('Cheyenne');
  expect(screen.getByRole('heading', { name: 'Rodeo not found' })).toBeTruthy();
  expect(gateways.fetchVideoPage).not.toHaveBeenCalled();
});
