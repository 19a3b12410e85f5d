import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { parseUser } from '#src/domain/user.ts';
import { queryKeys } from './query-keys.ts';
import { deleteReelMutation } from './reel-queries.ts';

vi.mock('#src/data/firestore-lite/reels.ts', () => ({ deleteReel: () => Promise.resolve() }));

test('[REEL-01, RES-06] after one is deleted, the lists of reels are read again', async () => {
  const client = new QueryClient();
  const keys = [queryKeys.reelList('owner'), queryKeys.reel('list')];
  for (const key of keys) client.setQueryData(key, []);
  const mutation = client.getMutationCache().build(client, deleteReelMutation(client));
  await mutation.execute({ id: 'list', actor: parseUser('owner', {}) });
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});
