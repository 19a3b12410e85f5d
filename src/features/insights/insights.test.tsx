import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as rideGateway from '#src/data/firestore/ride-pages.ts';
import type * as viewGateway from '#src/data/public/view-counts.ts';
import { parseVideo } from '#src/domain/video.ts';
import type * as files from '#src/lib/save-file.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { Insights } from './insights.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase: {}, emulators: {} }));

const gateways = vi.hoisted(() => ({
  fetchRidePage: vi.fn<typeof rideGateway.fetchRidePage>(),
  fetchViewCount: vi.fn<typeof viewGateway.fetchViewCount>(),
}));
const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn<typeof files.saveFile>() }));
vi.mock('#src/data/firestore/ride-pages.ts', () => ({ fetchRidePage: gateways.fetchRidePage }));
vi.mock('#src/data/public/view-counts.ts', () => ({ fetchViewCount: gateways.fetchViewCount }));
vi.mock('#src/lib/save-file.ts', () => ({ saveFile }));

const { own } = sessionStates.signedIn;
const contractor = { ...own, account_type: 'contractor' as const, name: 'Rancho Peña & Söhne' };

const toSeconds = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;
const bull = {
  animal_id: 'bull',
  animal_name: 'Dust Devil',
  animal_brand: 'J7',
  tagged_animal_contractor_id: own.id,
};
const rides = [
  parseVideo('a', { ...bull, title: 'Elko Days', event_type: 1, event_date: toSeconds('2026-09-12') }),
  parseVideo('b', {
    ...bull,
    title: '=cmd|"x"',
    location: 'Reno, NV',
    event_type: 1,
    event_date: toSeconds('2026-07-04'),
    contestants_id: ['dell', 'ty'],
    contestants_names: ['Dell Ortega', 'Ty Benally'],
  }),
  parseVideo('c', { title: 'Cody Nights', event_type: 1, event_date: toSeconds('2025-06-01') }),
];
const counts: Readonly<Record<string, number>> = { a: 1200, b: 30, c: 5000 };

beforeEach(() => {
  useSessionStore.setState({ ...sessionStates.signedIn, own: contractor, selected: contractor }, true);
  gateways.fetchRidePage.mockReset().mockResolvedValue({ videos: rides, nextCursor: undefined });
  gateways.fetchViewCount.mockReset().mockImplementation((id) => Promise.resolve(counts[id] ?? 0));
  saveFile.mockReset();
});

function renderInsights(path = '/my-rodeo/insights') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <Insights />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
const readTable = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);
const readList = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows the latest season by month, animal and ride', async () => {
  renderInsights();
  await findHeading('1,230 views of 2 rides');
  expect(readTable()).toEqual(['WhenRidesViews', 'Jul1 ride30', 'Sep1 ride1,200']);
  expect(readList('Your animals')).toEqual([['Dust Devil2 rides1,230 views', '/animals/bull']]);
  expect(readList('Most watched rides')).toEqual([
    ['Elko DaysDust Devil · September 12, 20261,200 views', '/my-rodeo/insights?play=a'],
    ['=cmd|"x"Dust Devil · July 04, 202630 views', '/my-rodeo/insights?play=b'],
  ]);
  expect(screen.getByText(/^Views until now of the rides you posted/)).toBeTruthy();
});

test('shows another season, or all', async () => {
  renderInsights('/my-rodeo/insights?year=2025');
  await findHeading('5,000 views of 1 ride');
  expect(screen.getByText('No animal of yours is tagged in these rides.')).toBeTruthy();
  fireEvent.change(screen.getByRole('combobox', { name: 'Season' }), { target: { value: 'all' } });
  await findHeading('6,230 views of 3 rides');
  expect(readTable()).toEqual(['WhenRidesViews', '20251 ride5,000', '20262 rides1,230']);
});

test('saves all rides as CSV', async () => {
  renderInsights();
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, file] = saveFile.mock.lastCall ?? [];
  expect(name).toMatch(/^insights-rancho-peña-söhne-\d{4}-\d\d-\d\d\.csv$/);
  // text() would drop the mark at the start, by which spreadsheets know the encoding.
  const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer());
  expect(content).toBe(
    [
      '\uFEFFRide date,Month,Rodeo,Place,Event,Brand,Animal,Riders,Views until now,Link',
      `2025-06-01,2025-06,Cody Nights,,Bull Riding,,,,5000,${location.origin}/video/c`,
      `2026-09-12,2026-09,Elko Days,,Bull Riding,J7,Dust Devil,,1200,${location.origin}/video/a`,
      `2026-07-04,2026-07,"'=cmd|""x""","Reno, NV",Bull Riding,J7,Dust Devil,Dell Ortega; Ty Benally,30,${location.origin}/video/b`,
      '',
    ].join('\r\n'),
  );
});

test('reads at most 500 rides, and says so', async () => {
  gateways.fetchRidePage.mockImplementation((_filter, _size, after) => {
    const number = Number(after?.lastVideoId ?? 0) + 1;
    const videos = rides.map((ride) => ({ ...ride, id: `${ride.id}${number}` }));
    return Promise.resolve({ videos, nextCursor: { lastVideoId: String(number) } });
  });
  renderInsights();
  expect(await screen.findByText(/^Views until now of the latest 15 rides/)).toBeTruthy();
  expect(gateways.fetchRidePage).toHaveBeenCalledTimes(5);
  expect(gateways.fetchRidePage).toHaveBeenCalledWith(
    { kind: 'of-account', accountId: own.id },
    100,
    undefined,
  );
});

test('without rides nothing is counted', async () => {
  gateways.fetchRidePage.mockResolvedValue({ videos: [], nextCursor: undefined });
  renderInsights();
  expect(await screen.findByRole('link', { name: 'Upload a ride' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  expect(gateways.fetchViewCount).not.toHaveBeenCalled();
});

test.each([
  ['fetchRidePage', "We couldn't load your rides"],
  ['fetchViewCount', "We couldn't load the views"],
] as const)('a failure of %s is shown and retried', async (gateway, title) => {
  gateways[gateway].mockRejectedValueOnce(new DataError('offline'));
  renderInsights();
  await findHeading(title);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findHeading('1,230 views of 2 rides')).toBeTruthy();
  expect(gateways[gateway].mock.calls.length).toBeGreaterThan(1);
});
