import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import type { Video } from '#src/domain/video.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { copy } from './copy.ts';
import { MatchingVideos } from './matching-videos.tsx';
import { useFilterText } from './use-filter-text.ts';

interface FilterableVideosProps {
  filter: VideoFilter;
  emptyState: ReactNode;
  withCurrentNames: (video: Video) => Video;
}

export function FilterableVideos({ filter, emptyState, withCurrentNames }: FilterableVideosProps) {
  const { inputText, setInputText, filterText } = useFilterText();
  return (
    <section aria-label={copy.videos.title} className="grid gap-6">
      <h2 className="display flex items-center gap-3 text-display-lg">
        {copy.videos.title}
        <span className="stitch flex-1" />
      </h2>
      <FilterField label={copy.videos.filter} value={inputText} onChange={setInputText} />
      <MatchingVideos {...{ filter, filterText, emptyState, withCurrentNames }} />
    </section>
  );
}
