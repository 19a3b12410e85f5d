import type { ReactNode } from 'react';
import type { VideoFilter } from '#src/domain/video-filter.ts';
import type { PageSizes } from '#src/queries/query-keys.ts';
import { videoMatchesText } from '#src/domain/text-search.ts';
import type { Video } from '#src/domain/video.ts';
import { VideoList } from '../video-list.tsx';
import { useFilterText } from '#src/lib/use-debounced-value.ts';
import { FilterField } from '#src/ui/filter-field.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';

/** The security rules limit visitors to 20 per query. */
export const videoPageSizes = { first: 10, next: 10 };

/** Below a record: with it, the animal and what the session reads, a member pays for twelve documents. */
const pageSizesBelowRecord = { first: 5, next: 10 };

interface MatchingVideosProps {
  filter: VideoFilter;
  sizes?: PageSizes;
  filterText: string;
  emptyState: ReactNode;
  /** Puts the current name of the page's person or animal on the videos (decision D28). */
  withCurrentNames: (video: Video) => Video;
}

/** With a field for the text. */
export function FilterableVideos(props: Omit<MatchingVideosProps, 'filterText' | 'sizes'>) {
  const { inputText, setInputText, filterText } = useFilterText();
  return (
    <section aria-label={copy.matching.title} className="grid gap-6">
      <h2 className="display flex items-center gap-3 text-display-lg">
        {copy.matching.title}
        <span className="stitch flex-1" />
      </h2>
      <FilterField label={copy.matching.filter} value={inputText} onChange={setInputText} />
      <MatchingVideos {...props} sizes={pageSizesBelowRecord} filterText={filterText} />
    </section>
  );
}

export function MatchingVideos({
  filter,
  sizes = videoPageSizes,
  filterText,
  emptyState,
  withCurrentNames,
}: MatchingVideosProps) {
  return (
    <VideoList
      filter={filter}
      sizes={sizes}
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
    <StatePanel
      copy={{ title: copy.matching.noMatches.title, text: copy.matching.noMatches.text(filterText) }}
    />
  );
}
