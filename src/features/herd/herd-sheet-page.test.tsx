import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as animals from '#src/data/firestore-lite/animals.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { parseVideo } from '#src/domain/video.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { sessionStates } from '#tests/support/factories/build-session.ts';
import { stubRides } from '#tests/support/stub-rides.ts';
import HerdSheetPage from './herd-sheet-page.tsx';

test('reads at most 500 rides, and says so', async () => {
  useSessionStore.setState(sessionStates.signedIn, true);
  const { fetchRidePage } = stubRides();
  vi.spyOn(animals, 'fetchAnimalsByOwner').mockResolvedValue([parseAnimal('bull', { name: 'Dust Devil' })]);
  const videos = Array.from({ length: 7 }, (_, index) =>
    parseVideo(`b${index}`, { animal_id: 'bull', event_type: 1, score: 80 }),
  );
  fetchRidePage.mockResolvedValue({ videos, nextCursor: { lastVideoId: 'b6' } });
  render(
    <MemoryRouter>
      <HerdSheetPage />
    </MemoryRouter>,
  );
  expect(await screen.findByText(/^From the latest 175 videos of this herd/)).toBeTruthy();
  expect(fetchRidePage).toHaveBeenCalledTimes(25);
  expect(fetchRidePage).toHaveBeenCalledWith({ kind: 'of-animals', animalIds: ['bull'] }, 20, undefined);
});
