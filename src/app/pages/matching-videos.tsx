import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import { videoMatchesText, type Video } from '#src/domain/video.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** The security rules limit visitors to 20 per query. */
export const videoPageSizes = { first: 10, next: 10 };

interface MatchingVideosProps {
  filter: VideoFilter;
  filterText: string;
  emptyState: ReactNode;
  /** Puts the current name of the page's person or animal on the videos (decision D28). */
  withCurrentNames: (video: Video) => Video;
}

export function MatchingVideos({ filter, filterText, emptyState, withCurrentNames }: MatchingVideosProps) {
  return (
    <VideoList
      filter={filter}
      sizes={videoPageSizes}
      emptyState={emptyState}
      toShown={withCurrentNames}
      clientFilter={
        filterText === ''
          ? undefined
          : {
              matches: (video) => videoMatchesText(video, filterText),
              emptyState: <NoMatchingRides filterText={filterText} />,
            }
      }
    />
  );
}

function NoMatchingRides({ filterText }: { filterText: string }) {
  return (
    <StatePanel variant="empty" title={copy.videos.noMatches.title}>
      {copy.videos.noMatches.text(filterText)}
    </StatePanel>
  );
}
