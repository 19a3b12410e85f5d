import { fetchNewsPage } from '#src/data/content/news.ts';
import { getProxiedImageUrl, getStoryUrl } from '#src/domain/news.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { useNumberedPages } from '#src/lib/use-numbered-pages.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { InfiniteList } from '#src/ui/infinite-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { StoryCard, StoryCardSkeleton } from './story-card.tsx';

interface NewsListProps {
  /** The content service's address. */
  host: string;
  association: string | undefined;
  imageProxy: string | undefined;
}

/** Narrower than what the theme calls `sm`. */
const phoneQuery = '(width < 35.0625rem)';

/** The association's stories, which load on as the page is scrolled down. */
export function NewsList({ host, association, imageProxy }: NewsListProps) {
  const short = useMediaQuery(phoneQuery);
  const { bottom, ...list } = useNumberedPages(
    ['news'],
    (index) => fetchNewsPage(host, index),
    ({ story_id }) => story_id,
  );
  return (
    <InfiniteList
      list={list}
      sentinelRef={bottom}
      name="news"
      skeleton={<StoryCardSkeletons count={6} />}
      nextPageSkeleton={<StoryCardSkeletons count={2} />}
      emptyState={
        <StatePanel variant="empty" title="No news yet">
          As soon as there is a story, it shows up here.
        </StatePanel>
      }
    >
      <CardGrid>
        {list.items.map((story, index) => (
          <StoryCard
            key={story.story_id}
            story={story}
            pictureUrl={imageProxy && getProxiedImageUrl(story.story_image, host, imageProxy)}
            url={association && getStoryUrl(story.story_path, association)}
            isCompact={short}
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
