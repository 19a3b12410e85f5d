import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { applyFollowChange, countFollows, type FollowChange } from '#src/domain/follow.ts';
import { getNow } from '#src/lib/clock.ts';
import { whenIdle } from '#src/lib/defer.ts';
import { optimisticMutation } from './optimistic-mutation.ts';
import { queryKeys } from './query-keys.ts';

/** Each count may cost some twenty reads. */
const newRidesStaleTimeMs = 300_000;

// Loaded when somebody looks: the feed does not need it.
const importFollows = () => import('#src/data/firestore-lite/follows.ts');
const importLastSeen = () => import('#src/data/device/last-seen.ts');

/** Whom a member follows. */
export const followsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.follows(userId),
    queryFn: () => withDataErrors(async () => (await importFollows()).fetchFollows(userId)),
  });

/** As many rides are counted; more are "9+". */
const maxNewRides = 10;

/** The device's last visit to the rides of those who are followed, in the store of last visits. */
export const lastFollowingVisitQuery = (userId: string) => {
  const id = `following/${userId}`;
  return queryOptions({
    queryKey: queryKeys.lastSeen(id),
    queryFn: () =>
      importLastSeen()
        .then(({ fetchLastSeen }) => fetchLastSeen(id))
        .catch(() => Infinity),
    staleTime: Infinity,
  });
};

/** How many rides those who are followed have since the last visit, but for one's own: ten at most, none before the first one. */
export const newFollowedRidesQuery = (client: QueryClient, userId: string, lastVisit: number) =>
  queryOptions({
    queryKey: queryKeys.newFollowedRides(userId, lastVisit),
    queryFn: async () => {
      await whenIdle();
      const follows = await client.fetchQuery(followsQuery(userId));
      if (countFollows(follows) === 0) return 0;
      const { countNewFollowedVideos } = await import('#src/data/firestore-lite/new-followed-videos.ts');
      return countNewFollowedVideos(follows, userId, lastVisit, maxNewRides);
    },
    enabled: lastVisit > 0 && lastVisit < Infinity,
    staleTime: newRidesStaleTimeMs,
  });

/** Marks the rides of those who are followed as seen until now. */
export function markFollowingVisit(client: QueryClient, userId: string): void {
  const now = getNow();
  client.setQueryData(newFollowedRidesQuery(client, userId, now).queryKey, 0);
  client.setQueryData(lastFollowingVisitQuery(userId).queryKey, now);
  // Where the browser denies storage, the visit is the last one until the page is closed.
  importLastSeen()
    .then(({ storeLastSeen }) => storeLastSeen(`following/${userId}`, now))
    .catch(() => undefined);
}

/** Follows or ends that. */
export const followMutation = (client: QueryClient, userId: string) =>
  optimisticMutation(client, {
    query: followsQuery(userId),
    send: async (change: FollowChange) => (await importFollows()).changeFollow(userId, change),
    apply: applyFollowChange,
    invert: ({ target, isFollowed }) => ({ target, isFollowed: !isFollowed }),
  });
