import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as animals from '#src/data/firestore-lite/animals.ts';
import * as pedigrees from '#src/data/firestore-rest/public-pedigrees.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { removeYoungMutation, saveParentsMutation } from './pedigree-changes.ts';
import { queryKeys } from './query-keys.ts';

test.each(['sire', 'dam'] as const)(
  '[PED-06] the animal is taken out of a pedigree as its %s, and both pages read again',
  async (role) => {
    const client = new QueryClient();
    const keys = [queryKeys.ancestry('son'), queryKeys.offspring('parent', true)];
    for (const key of keys) client.setQueryData(key, []);
    const removeParent = vi.spyOn(animals, 'removeParent').mockReset().mockResolvedValue();
    const mutation = client.getMutationCache().build(client, removeYoungMutation(client));
    await mutation.execute({ animal: parseAnimal('son', {}), role, rides: [] });
    expect(removeParent.mock.calls).toEqual([['son', role]]);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  },
);

test('[PED-02, PED-03] parents are stored as they are called and owned now, each by its own account, and both pages read again', async () => {
  const client = new QueryClient();
  const keys = [queryKeys.ancestry('son'), queryKeys.offspring('tin', true)];
  for (const key of keys) client.setQueryData(key, []);
  const stored = [
    parseAnimal('tin', { name: 'Tin Cup', contractor: 'cascade' }),
    parseAnimal('mare', { brand: 'J7', contractor: 'prairie' }),
  ];
  vi.spyOn(pedigrees, 'fetchAnimals').mockResolvedValue(new Map(stored.map((each) => [each.id, each])));
  vi.spyOn(pedigrees, 'fetchAncestorPedigrees').mockResolvedValue(new Map());
  const save = vi.spyOn(animals, 'savePedigree').mockResolvedValue();
  await client
    .getMutationCache()
    .build(client, saveParentsMutation(client))
    .execute({
      animal: parseAnimal('son', { contractor: 'lazy-j' }),
      parents: { sire: { id: 'tin', name: 'Whiskey Bend' }, dam: { id: 'mare', name: '' } },
    });
  expect(save.mock.lastCall).toEqual([
    {
      ...{ id: 'son', user_id: 'lazy-j' },
      sire: { id: 'tin', name: 'Tin Cup', ownerId: 'cascade' },
      dam: { id: 'mare', name: 'J7', ownerId: 'prairie' },
    },
  ]);
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
