import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { videoMatches } from '#src/domain/video.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Few enough that visitors may list them (the security rules refuse more than 20). */
export const videoPageSizes = { first: 10, later: 10 };

/** What the field above the videos looks for. */
export const videoFilterLabel = 'Filter by title, place or animal';

interface MatchingVideosProps {
  filter: VideoFilter;
  /** What was typed to narrow the list. */
  wanted: string;
  /** What is shown when there are none at all. */
  empty: ReactNode;
}

/** The videos of somebody or something, as far as they fit what was typed. */
export function MatchingVideos({ filter, wanted, empty }: MatchingVideosProps) {
  return (
    <VideoList
      filter={filter}
      sizes={videoPageSizes}
      empty={empty}
      only={
        wanted === ''
          ? undefined
          : { matches: (video) => videoMatches(video, wanted), none: <NoMatch wanted={wanted} /> }
      }
    />
  );
}

function NoMatch({ wanted }: { wanted: string }) {
  return (
    <StatePanel kind="empty" title="No such ride">
      No ride here has “{wanted}” in its title, its place or its animal.
    </StatePanel>
  );
}
