import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { withDataErrors } from '#src/data/data-error.ts';
import { applySavedChange, type SavedChange } from '#src/domain/saved-video.ts';
import { optimisticMutation } from './optimistic-mutation.ts';
import { queryKeys } from './query-keys.ts';

// Loaded after the cards have been rendered.
const importSavedVideos = () => import('#src/data/firestore-lite/saved-videos.ts');

/** The ids of the videos that a member saved, newest first. */
export const savedVideoIdsQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKeys.savedVideoIds(userId),
    queryFn: () => withDataErrors(async () => (await importSavedVideos()).fetchSavedVideoIds(userId)),
    // Every card asks, also those that are scrolled to later.
    staleTime: Infinity,
  });

/** Saves a video or removes it. */
export const savedVideoMutation = (client: QueryClient, userId: string) =>
  optimisticMutation(client, {
    query: savedVideoIdsQuery(userId),
    send: async (change: SavedChange) => (await importSavedVideos()).changeSavedVideo(userId, change),
    apply: applySavedChange,
    invert: ({ videoId, isSaved }) => ({ videoId, isSaved: !isSaved }),
    // What is removed stays in an open list until that is left, so that a slip can be undone.
    onSettled: () =>
      void client.invalidateQueries({ queryKey: queryKeys.savedVideoLists, refetchType: 'none' }),
  });
