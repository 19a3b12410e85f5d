import { useState, type ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { videoMatches } from '#src/domain/video.ts';
import { VideoList } from '#src/features/feed/video-list.tsx';
import { useDebounced } from '#src/lib/use-debounced.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';

/** Few enough that visitors may list them (the security rules refuse more than 20). */
const sizes = { first: 10, later: 10 };

/** In milliseconds. */
const filterDelay = 500;

interface FilteredVideosProps {
  filter: VideoFilter;
  /** What is shown when there are none at all. */
  empty: ReactNode;
}

/** The videos of somebody or something, under a heading, with a field that narrows them. */
export function FilteredVideos({ filter, empty }: FilteredVideosProps) {
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed, filterDelay);
  return (
    <section aria-label="Videos" className="grid gap-6">
      <h2 className="display flex items-center gap-3 text-display-lg">
        Videos
        <span className="stitch flex-1" />
      </h2>
      <FilterField label="Filter by title, place or animal" value={typed} onChange={setTyped} />
      <VideoList
        filter={filter}
        sizes={sizes}
        empty={empty}
        only={
          wanted.trim() === ''
            ? undefined
            : { matches: (video) => videoMatches(video, wanted), none: <NoMatch wanted={wanted} /> }
        }
      />
    </section>
  );
}

function NoMatch({ wanted }: { wanted: string }) {
  return (
    <StatePanel kind="empty" title="No such ride">
      No ride here has “{wanted.trim()}” in its title, its place or its animal.
    </StatePanel>
  );
}
