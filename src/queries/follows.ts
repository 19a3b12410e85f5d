import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { applyFollowChange, type FollowChange } from '#src/domain/follows.ts';
import { queryKeys } from './query-keys.ts';

// Loaded when somebody looks: the feed does not need it.
const importFollows = () => import('#src/data/firestore/follows.ts');

/** Whom a member follows. */
export const followsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.follows(userId),
    queryFn: async () => (await importFollows()).fetchFollows(userId),
  });

/** Follows or ends that; the cache changes at once, and back when that fails. */
export function followMutation(client: QueryClient, userId: string) {
  const { queryKey } = followsQuery(userId);
  const mutationKey = [...queryKey, 'change'];
  const apply = (change: FollowChange) =>
    client.setQueryData(queryKey, (follows) => follows && applyFollowChange(follows, change));
  return mutationOptions({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (change: FollowChange) => (await importFollows()).changeFollow(userId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (_error, { target, isFollowed }) => apply({ target, isFollowed: !isFollowed }),
    onSettled: () => {
      // An answer in between would undo the clicks that are still waiting.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey });
    },
  });
}
