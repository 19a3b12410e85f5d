import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowChange } from '#src/domain/follow.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { followMutation, followsQuery } from './follow-queries.ts';

const gateway = vi.hoisted(() => ({
  changeFollow: vi.fn<(userId: string, change: FollowChange) => Promise<void>>(),
}));
vi.mock('#src/data/firestore-lite/follows.ts', () => gateway);

const { queryKey } = followsQuery('june');
const stored = { user_ids: ['rider'], animal_ids: ['bull'] };
let client: QueryClient;
beforeEach(() => {
  vi.resetAllMocks();
  client = new QueryClient();
  client.setQueryData(queryKey, stored);
});

const follow = (id: string, isFollowed: boolean) =>
  new MutationObserver(client, followMutation(client, 'june')).mutate({
    target: { kind: 'animal', id },
    isFollowed,
  });

test('a follow is in the cache at once', async () => {
  const request = createDeferred<void>();
  gateway.changeFollow.mockReturnValue(request.promise);
  const following = follow('horse', true);
  await expect
    .poll(() => client.getQueryData(queryKey))
    .toEqual({ user_ids: ['rider'], animal_ids: ['bull', 'horse'] });
  request.resolve();
  await following;
});

test.each([
  ['horse', true],
  ['bull', false],
])('a failed change of %s to %s is taken back', async (id, isFollowed) => {
  gateway.changeFollow.mockRejectedValue(new Error("The server can't be reached."));
  await expect(follow(id, isFollowed)).rejects.toThrow("The server can't be reached.");
  expect(client.getQueryData(queryKey)).toEqual(stored);
});
