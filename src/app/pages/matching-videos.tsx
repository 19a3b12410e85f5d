import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { videoMatchesText } from '#src/domain/video.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Few enough that visitors may list them (the security rules refuse more than 20). */
export const videoPageSizes = { first: 10, next: 10 };

/** What the field above the videos looks for. */
export const videoFilterLabel = 'Filter by title, place or animal';

interface MatchingVideosProps {
  filter: VideoFilter;
  /** What was typed to narrow the list. */
  filterText: string;
  /** What is shown when there are none at all. */
  emptyState: ReactNode;
}

/** The videos of somebody or something, as far as they fit what was typed. */
export function MatchingVideos({ filter, filterText, emptyState }: MatchingVideosProps) {
  return (
    <VideoList
      filter={filter}
      sizes={videoPageSizes}
      emptyState={emptyState}
      clientFilter={
        filterText === ''
          ? undefined
          : {
              matches: (video) => videoMatchesText(video, filterText),
              none: <NoMatchingRides wanted={filterText} />,
            }
      }
    />
  );
}

function NoMatchingRides({ wanted }: { wanted: string }) {
  return (
    <StatePanel variant="empty" title="No such ride">
      No ride here has “{wanted}” in its title, its place or its animal.
    </StatePanel>
  );
}
