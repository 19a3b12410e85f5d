import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import * as users from '#src/data/firestore-lite/users.ts';
import * as publicAnimals from '#src/data/firestore-rest/public-animals.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { toAnimalTag, toContestantTag, type RideTags } from '#src/domain/tags.ts';
import { parseUser } from '#src/domain/user.ts';
import { buildBull } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { useCurrentTags } from './use-current-tags.ts';

const fetchAnimal = vi.spyOn(publicAnimals, 'fetchAnimal');
const fetchVisibleUser = vi.spyOn(users, 'fetchVisibleUser');

const bull = buildBull(buildContractor(), { name: 'Old Name', picture_url: '' });
const rider = buildContestant({ first_name: 'Ty' });
const chosen: RideTags = {
  animal: toAnimalTag(parseAnimal(bull.id, bull)),
  contestant: toContestantTag(parseUser(rider.id, rider)),
  partner: null,
};
const renamed = parseAnimal(bull.id, { ...bull, name: 'New Name', picture_url: '/new.jpg' });

function renderTags(published?: RideTags) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useCurrentTags(chosen, published), { wrapper }).result;
}

test('[DATA-03] tags have the names as they are stored now', async () => {
  fetchAnimal.mockResolvedValue(renamed);
  fetchVisibleUser.mockResolvedValue(parseUser(rider.id, { ...rider, first_name: 'Tyler' }));
  const result = renderTags();
  expect(result.current.animal).toEqual({ tag: chosen.animal, isDeleted: false });
  await waitFor(() => expect(result.current.animal.tag?.name).toBe('New Name'));
  await waitFor(() => expect(result.current.contestant.tag?.name).toBe('Tyler Pruitt'));
});

test('[UPL-08] reports tags that were deleted since they were chosen', async () => {
  fetchAnimal.mockResolvedValue(undefined);
  fetchVisibleUser.mockResolvedValue(undefined);
  const result = renderTags();
  await waitFor(() => expect(result.current.animal.isDeleted).toBe(true));
  await waitFor(() => expect(result.current.contestant.isDeleted).toBe(true));
});

test('keeps the chosen tags while nothing can be loaded', async () => {
  fetchAnimal.mockRejectedValue(new Error('Offline.'));
  fetchVisibleUser.mockRejectedValue(new Error('Offline.'));
  const result = renderTags();
  await waitFor(() => expect(fetchVisibleUser).toHaveBeenCalled());
  expect(result.current.animal).toEqual({ tag: chosen.animal, isDeleted: false });
  expect(result.current.contestant).toEqual({ tag: chosen.contestant, isDeleted: false });
});

test('[EDV-01] published tags keep their names, and the animal is shown with its current picture', async () => {
  fetchAnimal.mockResolvedValue(renamed);
  const result = renderTags(chosen);
  await waitFor(() => expect(result.current.shownAnimal?.picture_url).toBe('/new.jpg'));
  expect(result.current.shownAnimal?.name).toBe('Old Name');
  expect(result.current.animal).toEqual({ tag: chosen.animal, isDeleted: false });
});
