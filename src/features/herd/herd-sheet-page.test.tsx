import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type * as animalGateway from '#src/data/firestore-lite/animals.ts';
import type * as rideGateway from '#src/data/firestore-lite/ride-pages.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import HerdSheetPage from './herd-sheet-page.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel', firebase: {}, emulators: {} }));

const gateways = vi.hoisted(() => ({
  fetchAnimalsByOwner: vi.fn<typeof animalGateway.fetchAnimalsByOwner>(),
  fetchRidePage: vi.fn<typeof rideGateway.fetchRidePage>(),
}));
vi.mock('#src/data/firestore-lite/animals.ts', () => ({
  fetchAnimalsByOwner: gateways.fetchAnimalsByOwner,
  maxAnimals: 200,
}));
vi.mock('#src/data/firestore-rest/ride-records.ts', () => ({
  fetchRecordedHerd: () => Promise.resolve(undefined),
}));
vi.mock('#src/data/firestore-lite/ride-pages.ts', () => ({ fetchRidePage: gateways.fetchRidePage }));

test('reads at most 500 rides, and says so', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  gateways.fetchAnimalsByOwner.mockResolvedValue([parseAnimal('bull', { name: 'Dust Devil' })]);
  const videos = Array.from({ length: 7 }, (_, index) =>
    parseVideo(`b${index}`, { animal_id: 'bull', event_type: 1, score: 80 }),
  );
  gateways.fetchRidePage.mockResolvedValue({ videos, nextCursor: { lastVideoId: 'b6' } });
  render(
    <MemoryRouter>
      <HerdSheetPage />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/^From the latest 175 videos of this herd/)).toBeTruthy();
  expect(gateways.fetchRidePage).toHaveBeenCalledTimes(25);
  expect(gateways.fetchRidePage).toHaveBeenCalledWith({ kind: 'of-herd', ownerId: 'june' }, 20, undefined);
});
