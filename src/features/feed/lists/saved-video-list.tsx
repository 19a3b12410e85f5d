import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import { VideoCardSkeletons, VideoList } from '../video-list.tsx';
import { savedVideoMutation } from '#src/queries/saved-video-queries.ts';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { copy } from './copy.ts';
import { videoPageSizes } from './matching-videos.tsx';

export const getSavedFilter = (userId: string): VideoFilter => ({ kind: 'saved', userId });

/** Becomes true once nothing is being saved or removed, for a list that then shows the outcome. */
function useIsSettled(userId: string): boolean {
  const { mutationKey } = savedVideoMutation(useQueryClient(), userId);
  const isChanging = useIsMutating({ mutationKey }) > 0;
  const [isSettled, setIsSettled] = useState(!isChanging);
  if (!isSettled && !isChanging) setIsSettled(true);
  return isSettled;
}

/** The videos that the session user saved. */
export function SavedVideos({ userId }: { userId: string }) {
  const isSettled = useIsSettled(userId);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        {copy.saved.privacy}
        <Link to={paths.following} className="inline-flex min-h-11 items-center text-ink underline">
          {copy.saved.seeFollowing}
        </Link>
      </p>
      {isSettled ? (
        <VideoList
          filter={getSavedFilter(userId)}
          sizes={videoPageSizes}
          emptyState={
            <EmptyPanel copy={copy.saved.empty} to={paths.feed} linkText={copy.saved.empty.goToFeed} />
          }
        />
      ) : (
        <VideoCardSkeletons count={videoPageSizes.first} />
      )}
    </>
  );
}
