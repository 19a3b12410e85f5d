import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import * as animals from '#src/data/firestore-lite/animals.ts';
import { parseAnimal } from '#src/domain/animal.ts';
import { removeYoungMutation } from './pedigree-changes.ts';
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
