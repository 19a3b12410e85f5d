import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataError } from '#src/data/data-error.ts';
import type * as animalGateway from '#src/data/firestore/animals.ts';
import type * as rideGateway from '#src/data/firestore/ride-pages.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/session.ts';
import { HerdSheet } from './herd-sheet.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase: {}, emulators: {} }));

const gateways = vi.hoisted(() => ({
  fetchAnimalsByOwner: vi.fn<typeof animalGateway.fetchAnimalsByOwner>(),
  fetchRidePage: vi.fn<typeof rideGateway.fetchRidePage>(),
}));
vi.mock('#src/data/firestore/animals.ts', () => ({
  fetchAnimalsByOwner: gateways.fetchAnimalsByOwner,
  maxAnimals: 200,
}));
vi.mock('#src/data/firestore/ride-pages.ts', () => ({ fetchRidePage: gateways.fetchRidePage }));

const animals = [
  parseAnimal('bull', { name: 'Dust Devil', brand: 'J7', animal_type: 1, contractor_name: 'Cedar Gap' }),
  parseAnimal('steer', { name: '', brand: 'J201', animal_type: 3, contractor_name: 'Cedar Gap' }),
  parseAnimal('new', { name: 'Yearling', animal_type: 1, contractor_name: 'Cedar Gap' }),
];
const scores = [88.5, 0, 81, null, 0, 79.25];
const rides = [
  ...scores.map((score, index) => parseVideo(`b${index}`, { animal_id: 'bull', event_type: 1, score })),
  parseVideo('run', { animal_id: 'steer', event_type: 6, time: 4.3 }),
];

beforeEach(() => {
  const own = { ...sessionStates.signedIn.own, account_type: 'contractor' as const, name: 'Cedar Gap' };
  useSessionStore.setState({ ...sessionStates.signedIn, own, selected: own }, true);
  gateways.fetchAnimalsByOwner.mockReset().mockResolvedValue(animals);
  gateways.fetchRidePage.mockReset().mockResolvedValue({ videos: rides, nextCursor: undefined });
});

function renderSheet() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <HerdSheet />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const readItems = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('lists the animals with the figures of their rides and codes of their pages', async () => {
  renderSheet();
  const paper = await screen.findByRole('article', { name: 'Herd sheet' });
  expect(readItems(paper)).toEqual([
    'J7Dust DevilBullOuts6Qualified60% 3 of 5Best score88.5',
    'J201UnnamedSteerRuns1Best time4.30 s',
    'YearlingBullOuts0Qualified–Best score–',
  ]);
  expect(within(paper).getByRole('heading', { level: 2 }).textContent).toBe('Cedar Gap');
  expect(within(paper).getByText(/^3 animals · Printed/)).toBeTruthy();
  expect(
    within(paper)
      .getAllByRole('img')
      .map((code) => code.getAttribute('aria-label')),
  ).toEqual(["QR code of Dust Devil's page", "QR code of Unnamed's page", "QR code of Yearling's page"]);
  expect(within(paper).getByText('From videos posted on Rodeo Reel, not an official record.')).toBeTruthy();
});

test('has a card for every animal in the other layout', async () => {
  renderSheet();
  fireEvent.click(await screen.findByRole('radio', { name: 'Pen cards' }));
  const cards = readItems(screen.getByRole('article', { name: 'Pen cards' }));
  expect(cards).toHaveLength(3);
  expect(cards[0]).toBe('J7Dust DevilBullScan for ridesOuts6Qualified60% 3 of 5Best score88.5Cedar Gap');
});

test('prints once the pictures are there', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  let finish = () => {};
  const decoding = new Promise<void>((resolve) => (finish = resolve));
  const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoding);
  renderSheet();
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(decode).toHaveBeenCalledTimes(animals.length);
  expect(print).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
});

test('reads at most 500 rides, and says so', async () => {
  const page = { videos: rides, nextCursor: { lastVideoId: 'run' } };
  gateways.fetchRidePage.mockResolvedValue(page);
  renderSheet();
  expect(await screen.findByText(/^From the latest 35 videos of this herd/)).toBeTruthy();
  expect(gateways.fetchRidePage).toHaveBeenCalledTimes(5);
  expect(gateways.fetchRidePage).toHaveBeenCalledWith({ kind: 'of-herd', ownerId: 'june' }, 100, undefined);
});

test('without animals there is nothing to print', async () => {
  gateways.fetchAnimalsByOwner.mockResolvedValue([]);
  renderSheet();
  expect(await screen.findByRole('link', { name: 'Add Animal' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
});

test.each(['fetchAnimalsByOwner', 'fetchRidePage'] as const)(
  'a failure of %s is retried',
  async (gateway) => {
    gateways[gateway].mockRejectedValueOnce(new DataError('offline'));
    renderSheet();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Herd sheet' })).toBeTruthy();
  },
);
