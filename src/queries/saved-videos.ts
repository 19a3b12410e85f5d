import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { applySavedChange, type SavedChange } from '#src/domain/saved-videos.ts';
import { queryKeys } from './query-keys.ts';

// Loaded after the cards have been rendered.
const importSavedVideos = () => import('#src/data/firestore/saved-videos.ts');

/** The ids of the videos that a member saved, newest first. */
export const savedVideoIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.savedVideoIds(userId),
    queryFn: async () => (await importSavedVideos()).fetchSavedVideoIds(userId),
    // Every card asks, also those that are scrolled to later.
    staleTime: Infinity,
  });

/** Saves a video or removes it; the cache changes at once, and back when that fails. */
export function savedVideoMutation(client: QueryClient, userId: string) {
  const { queryKey } = savedVideoIdsQuery(userId);
  const mutationKey = [...queryKey, 'change'];
  const apply = (change: SavedChange) =>
    client.setQueryData(queryKey, (ids) => ids && applySavedChange(ids, change));
  return mutationOptions({
    mutationKey,
    // One after the other, in the order of the clicks.
    scope: { id: mutationKey.join(' ') },
    mutationFn: async (change: SavedChange) => (await importSavedVideos()).changeSavedVideo(userId, change),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (_error, { videoId, isSaved }) => apply({ videoId, isSaved: !isSaved }),
    onSettled: () => {
      // An answer in between would undo the clicks that are still waiting.
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey });
      // What is removed stays in an open list until that is left, so that a slip can be undone.
      void client.invalidateQueries({ queryKey: queryKeys.savedVideoLists, refetchType: 'none' });
    },
  });
}
