import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import { getDisplayName, parseUser, type User } from '#src/domain/user.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { useAnimalChoices, useContestantChoices } from './use-tag-choices.ts';

const fetchAnimalsByOwner = vi.hoisted(() => vi.fn<() => Promise<Animal[]>>());
const fetchUsersByType = vi.hoisted(() => vi.fn<() => Promise<User[]>>());
const searchOwnedAnimals = vi.hoisted(() => vi.fn<() => Promise<Animal[]>>());
const searchContestants = vi.hoisted(() => vi.fn<() => Promise<User[]>>());
vi.mock('#src/data/firestore-lite/animals.ts', () => ({ fetchAnimalsByOwner, maxAnimals: 200 }));
vi.mock('#src/data/firestore-lite/users.ts', () => ({ fetchUsersByType }));
vi.mock('#src/data/search/search-request.ts', () => ({ searchContestants, searchOwnedAnimals }));

const owner = buildContractor({ id: 'owner' });
const [bull, horse, unlisted] = [
  buildBull(owner, { name: 'Dust Devil' }),
  buildHorse(owner, { name: 'Windmill' }),
  buildBull(owner, { name: 'Dusty Boots' }),
].map((animal) => parseAnimal(animal.id, animal)) as [Animal, Animal, Animal];

type AnimalChoicesInput = Parameters<typeof useAnimalChoices>[0];

function renderChoices<Input, Choices>(useChoices: (input: Input) => Choices, initialProps: Input) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(useChoices, { initialProps, wrapper });
}

const own: AnimalChoicesInput = { accountId: 'owner', owner: 'own', type: undefined, text: '' };
const getNames = ({ current }: { current: { tags: readonly { name: string }[] } }) =>
  current.tags.map(({ name }) => name);

beforeEach(() => {
  env.search = { url: 'http://search.example', key: 'k' };
  vi.resetAllMocks();
  fetchAnimalsByOwner.mockResolvedValue([bull, horse]);
  searchOwnedAnimals.mockResolvedValue([bull, unlisted]);
});

test('[UPL-11] own animals match by type and text at once', async () => {
  const { result, rerender } = renderChoices(useAnimalChoices, own);
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(getNames(result)).toEqual(['Dust Devil', 'Windmill']));
  rerender({ ...own, type: 'horse' });
  expect(getNames(result)).toEqual(['Windmill']);
  rerender({ ...own, text: ' wind ' });
  expect(getNames(result)).toEqual(['Windmill']);
  expect(result.current.status).toBe('ready');
  expect(searchOwnedAnimals).not.toHaveBeenCalled();
});

test('[UPL-11] own animals beyond the list are found, without duplicates', async () => {
  const { result, rerender } = renderChoices(useAnimalChoices, own);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ ...own, text: 'dust' });
  await waitFor(() => expect(getNames(result)).toEqual(['Dust Devil', 'Dusty Boots']));
});

test("[UPL-11] two letters offer others' animals where no own one matches", async () => {
  const { result, rerender } = renderChoices(useAnimalChoices, own);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  searchOwnedAnimals.mockImplementation((...args: unknown[]) => {
    const { owner: asked } = args[1] as AnimalChoicesInput;
    return Promise.resolve(asked === 'other' ? [unlisted] : []);
  });
  rerender({ ...own, text: 'b' });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', tags: [] }));
  rerender({ ...own, text: 'bo' });
  await waitFor(() => expect(getNames(result)).toEqual(['Dusty Boots']));
  rerender({ ...own, text: 'wind' });
  await waitFor(() => expect(getNames(result)).toEqual(['Windmill']));
});

test('an own animal that only the search may find is awaited', async () => {
  const { result, rerender } = renderChoices(useAnimalChoices, own);
  await waitFor(() => expect(result.current.status).toBe('ready'));
  rerender({ ...own, text: 'boots' });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(getNames(result)).toContain('Dusty Boots'));
});

test('[LIST-01] animals that do not load are an error that can be retried', async () => {
  fetchAnimalsByOwner.mockRejectedValueOnce(new Error('Offline.'));
  const { result } = renderChoices(useAnimalChoices, own);
  await waitFor(() => expect(result.current.status).toBe('error'));
  result.current.retry();
  await waitFor(() => expect(getNames(result)).toEqual(['Dust Devil', 'Windmill']));
});

test('[SRCH-08] contestants are listed before anything is typed, and stale until those of a text are found', async () => {
  const [ana, bo] = [buildContestant({ first_name: 'Ana' }), buildContestant({ first_name: 'Bo' })].map(
    (user) => parseUser(user.id, user),
  ) as [User, User];
  fetchUsersByType.mockResolvedValue([ana, bo]);
  searchContestants.mockResolvedValue([bo]);
  const { result, rerender } = renderChoices<string, ReturnType<typeof useContestantChoices>>(
    useContestantChoices,
    '',
  );
  await waitFor(() => expect(getNames(result)).toEqual([ana, bo].map(getDisplayName)));
  expect(searchContestants).not.toHaveBeenCalled();
  rerender('bo');
  expect(result.current).toMatchObject({ status: 'stale', tags: [{ id: ana.id }, { id: bo.id }] });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', tags: [{ id: bo.id }] }));
});
