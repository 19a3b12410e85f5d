import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import * as follows from '#src/data/firestore-lite/follows.ts';
import { parseFollows } from '#src/domain/follow.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { followMutation, followsQuery } from './follow-queries.ts';

const { queryKey } = followsQuery('june');
const stored = parseFollows({ user_ids: ['rider'], animal_ids: ['bull'] });
let client: QueryClient;
let changeFollow: MockInstance<typeof follows.changeFollow>;
beforeEach(() => {
  vi.spyOn(follows, 'fetchFollows').mockReturnValue(new Promise(() => undefined));
  changeFollow = vi.spyOn(follows, 'changeFollow').mockReset().mockResolvedValue();
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
  changeFollow.mockReturnValue(request.promise);
  const following = follow('horse', true);
  await expect
    .poll(() => client.getQueryData(queryKey))
    .toEqual({ ...stored, animal_ids: ['bull', 'horse'] });
  request.resolve();
  await following;
});

test.each([
  ['horse', true],
  ['bull', false],
])('a failed change of %s to %s is taken back', async (id, isFollowed) => {
  changeFollow.mockRejectedValue(new Error("The server can't be reached."));
  await expect(follow(id, isFollowed)).rejects.toThrow("The server can't be reached.");
  expect(client.getQueryData(queryKey)).toEqual(stored);
});
