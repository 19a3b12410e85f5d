import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '#src/config/env.ts';
import { parseAnimal, type Animal } from '#src/domain/animal.ts';
import { parseUser, type User } from '#src/domain/user.ts';
import { setReportSink } from '#src/lib/log.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { animalChoicesQuery, contestantChoicesQuery } from './tag-choice-queries.ts';

const fetchUsersByType = vi.hoisted(() => vi.fn<(type: string, firstName: string) => Promise<User[]>>());
const fetchAnimalsByBrand = vi.hoisted(() => vi.fn<(brand: string) => Promise<Animal[]>>());
vi.mock('#src/data/firestore-lite/users.ts', () => ({ fetchUsersByType }));
vi.mock('#src/data/firestore-lite/animals.ts', () => ({ fetchAnimalsByBrand }));
const searchContestants = vi.hoisted(() => vi.fn<() => Promise<User[]>>());
const searchOwnedAnimals = vi.hoisted(() => vi.fn<(config: unknown, search: object) => Promise<Animal[]>>());
vi.mock('#src/data/search/search-request.ts', () => ({ searchContestants, searchOwnedAnimals }));

const ana = buildContestant({ first_name: 'Ana', last_name: 'Ortiz' });
const bo = buildContestant({ first_name: 'Ana', last_name: 'Tate' });
const listed = [ana, bo].map((user) => parseUser(user.id, user));
const [owner, neighbor] = [buildContractor({ id: 'owner' }), buildContractor({ id: 'neighbor' })];
const animals = [buildBull(neighbor), buildHorse(neighbor), buildBull(owner)].map((animal) =>
  parseAnimal(animal.id, animal),
);

const fetchContestants = (text: string) => new QueryClient().fetchQuery(contestantChoicesQuery(text));
const fetchOthers = (text: string) =>
  new QueryClient().fetchQuery(
    animalChoicesQuery({ accountId: 'owner', owner: 'other', type: 'bull', text }),
  );

beforeEach(() => {
  setReportSink(() => undefined);
  vi.resetAllMocks();
  env.search = { url: 'http://search.example', key: 'search-only' };
  fetchUsersByType.mockResolvedValue(listed);
  fetchAnimalsByBrand.mockResolvedValue(animals);
});

describe('contestants to tag', () => {
  test('[SRCH-08] are listed by first name before anything is typed', async () => {
    const { tags, isFallback } = await fetchContestants('');
    expect(tags.map(({ name }) => name)).toEqual(['Ana Ortiz', 'Ana Tate']);
    expect(isFallback).toBe(false);
    expect(fetchUsersByType).toHaveBeenCalledWith('contestant', '');
    expect(searchContestants).not.toHaveBeenCalled();
  });

  test('[UPL-08] are searched once something is typed', async () => {
    searchContestants.mockResolvedValue(listed.slice(1));
    const { tags, isFallback } = await fetchContestants('tate');
    expect(tags).toEqual([{ id: bo.id, name: 'Ana Tate', location: bo.location, photo_url: '' }]);
    expect(isFallback).toBe(false);
  });

  test.each(['fails', 'is not configured'])(
    '[SRCH-08] are listed by the beginning of the first name if the search %s',
    async (problem) => {
      if (problem === 'fails') searchContestants.mockRejectedValue(new Error('Down.'));
      else delete env.search;
      const { tags, isFallback } = await fetchContestants('ana tat');
      expect(fetchUsersByType).toHaveBeenCalledWith('contestant', 'Ana');
      expect(tags.map(({ id }) => id)).toEqual([bo.id]);
      expect(isFallback).toBe(true);
    },
  );

  test('fail if neither the search nor the list answers', async () => {
    searchContestants.mockRejectedValue(new Error('Down.'));
    fetchUsersByType.mockRejectedValue(new Error('Offline.'));
    await expect(fetchContestants('ana')).rejects.toThrow('Offline.');
  });
});

describe("[UPL-08] others' animals to tag", () => {
  test('are searched by type', async () => {
    searchOwnedAnimals.mockResolvedValue(animals.slice(0, 1));
    const { tags } = await fetchOthers('dust');
    expect(tags.map(({ id }) => id)).toEqual([animals[0]?.id]);
    expect(searchOwnedAnimals).toHaveBeenCalledWith(
      env.search,
      expect.objectContaining({ accountId: 'owner', owner: 'other', type: 'bull', text: 'dust' }),
    );
  });

  test('are listed by brand, without other types and own animals, if the search fails', async () => {
    searchOwnedAnimals.mockRejectedValue(new Error('Down.'));
    const { tags, isFallback } = await fetchOthers('j7');
    expect(fetchAnimalsByBrand).toHaveBeenCalledWith('J7');
    expect(tags.map(({ id }) => id)).toEqual([animals[0]?.id]);
    expect(isFallback).toBe(true);
  });

  test('the own animals have no fallback, because the form lists them', async () => {
    delete env.search;
    const own = animalChoicesQuery({ accountId: 'owner', owner: 'own', type: undefined, text: 'dust' });
    expect(await new QueryClient().fetchQuery(own)).toEqual({ tags: [], isFallback: true });
    expect(fetchAnimalsByBrand).not.toHaveBeenCalled();
  });
});
