import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/domain/video-page.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { copy } from './copy.ts';
import { MatchingVideos } from './matching-videos.tsx';
import { useFilterText } from './use-filter-text.ts';

interface FilterableVideosProps {
  filter: VideoFilter;
  emptyState: ReactNode;
}

export function FilterableVideos({ filter, emptyState }: FilterableVideosProps) {
  const { inputText, setInputText, filterText } = useFilterText();
  return (
    <section aria-label={copy.videos.title} className="grid gap-6">
      <h2 className="display flex items-center gap-3 text-display-lg">
        {copy.videos.title}
        <span className="stitch flex-1" />
      </h2>
      <FilterField label={copy.videos.filter} value={inputText} onChange={setInputText} />
      <MatchingVideos filter={filter} filterText={filterText} emptyState={emptyState} />
    </section>
  );
}
