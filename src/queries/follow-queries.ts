import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { applyFollowChange, type FollowChange } from '#src/domain/follow.ts';
import { optimisticMutation } from './optimistic-mutation.ts';
import { queryKeys } from './query-keys.ts';

// Loaded when somebody looks: the feed does not need it.
const importFollows = () => import('#src/data/firestore-lite/follows.ts');

/** Whom a member follows. */
export const followsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.follows(userId),
    queryFn: () => withDataErrors(async () => (await importFollows()).fetchFollows(userId)),
  });

/** Follows or ends that. */
export const followMutation = (client: QueryClient, userId: string) =>
  optimisticMutation(client, {
    query: followsQuery(userId),
    send: async (change: FollowChange) => (await importFollows()).changeFollow(userId, change),
    apply: applyFollowChange,
    invert: ({ target, isFollowed }) => ({ target, isFollowed: !isFollowed }),
  });
