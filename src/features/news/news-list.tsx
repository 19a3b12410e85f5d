import { getProxiedImageUrl, getStoryUrl } from '#src/domain/news.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { useNumberedPages } from '#src/lib/use-infinite-pages.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { mediaQueries } from '#src/ui/media-queries.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { newsQuery } from '#src/queries/content-queries.ts';
import { copy } from './copy.ts';
import { StoryCard, StoryCardSkeleton } from './story-card.tsx';

interface NewsListProps {
  baseUrl: string;
  associationUrl: string | undefined;
  imageProxyUrl: string | undefined;
}

export function NewsList({ baseUrl, associationUrl, imageProxyUrl }: NewsListProps) {
  const isMobile = useMediaQuery(mediaQueries.belowShell);
  const { sentinelRef, ...list } = useNumberedPages(
    useInfiniteQuery(newsQuery(baseUrl)),
    ({ story_id }) => story_id,
  );
  return (
    <InfiniteList
      list={list}
      sentinelRef={sentinelRef}
      name={copy.listName}
      skeleton={<StoryCardSkeletons count={6} />}
      nextPageSkeleton={<StoryCardSkeletons count={2} />}
      emptyState={<StatePanel copy={copy.empty} />}
    >
      <CardGrid>
        {list.items.map((story, index) => (
          <StoryCard
            key={story.story_id}
            story={story}
            pictureUrl={imageProxyUrl && getProxiedImageUrl(story.story_image, baseUrl, imageProxyUrl)}
            url={associationUrl && getStoryUrl(story.story_path, associationUrl)}
            isCompact={isMobile}
            eager={index < 2}
          />
        ))}
      </CardGrid>
    </InfiniteList>
  );
}

function StoryCardSkeletons({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <StoryCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
