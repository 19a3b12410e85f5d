import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/data/firestore/videos.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { MatchingVideos, videoFilterLabel } from './matching-videos.tsx';
import { useFilterText } from './use-filter-text.ts';

interface FilterableVideosProps {
  filter: VideoFilter;
  /** What is shown when there are none at all. */
  emptyState: ReactNode;
}

/** The videos of something, under a heading, with a field that narrows them. */
export function FilterableVideos({ filter, emptyState }: FilterableVideosProps) {
  const { typed, setTyped, wanted } = useFilterText();
  return (
    <section aria-label="Videos" className="grid gap-6">
      <h2 className="display flex items-center gap-3 text-display-lg">
        Videos
        <span className="stitch flex-1" />
      </h2>
      <FilterField label={videoFilterLabel} value={typed} onChange={setTyped} />
      <MatchingVideos filter={filter} filterText={wanted} emptyState={emptyState} />
    </section>
  );
}
