import { Link } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import type { VideoFilter } from '#src/domain/video-page.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { videoPageSizes } from './matching-videos.tsx';

export const getSavedFilter = (userId: string): VideoFilter => ({ kind: 'saved', userId });

/** The videos that the session user saved. */
export function SavedVideos({ userId }: { userId: string }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        {copy.saved.privacy}
        <Link to={paths.following} className="inline-flex min-h-11 items-center text-ink underline">
          {copy.saved.seeFollowing}
        </Link>
      </p>
      <VideoList filter={getSavedFilter(userId)} sizes={videoPageSizes} emptyState={<NothingSaved />} />
    </>
  );
}

function NothingSaved() {
  return (
    <StatePanel
      variant="empty"
      title={copy.saved.empty.title}
      action={
        <ButtonLink variant="primary" to={paths.feed}>
          {copy.saved.empty.goToFeed}
        </ButtonLink>
      }
    >
      {copy.saved.empty.text}
    </StatePanel>
  );
}
