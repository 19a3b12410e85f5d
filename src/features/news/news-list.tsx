import { fetchNewsPage } from '#src/data/content/news.ts';
import { proxiedPicture, storyAddress } from '#src/domain/news.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { useNumberedPages } from '#src/lib/use-numbered-pages.ts';
import { CardGrid } from '#src/ui/card-grid.tsx';
import { EndlessList } from '#src/ui/endless-list.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { StoryCard, StoryCardSkeleton } from './story-card.tsx';

interface NewsListProps {
  /** The content service's address. */
  host: string;
  association: string | undefined;
  imageProxy: string | undefined;
}

/** Narrower than what the theme calls `sm`. */
const phone = '(width < 35.0625rem)';

/** The association's stories, which load on as the page is scrolled down. */
export function NewsList({ host, association, imageProxy }: NewsListProps) {
  const short = useMediaQuery(phone);
  const { bottom, ...list } = useNumberedPages(
    ['news'],
    (index) => fetchNewsPage(host, index),
    ({ story_id }) => story_id,
  );
  return (
    <EndlessList
      list={list}
      bottom={bottom}
      name="news"
      skeleton={<Skeletons count={6} />}
      skeletonOfMore={<Skeletons count={2} />}
      empty={
        <StatePanel kind="empty" title="No news yet">
          As soon as there is a story, it shows up here.
        </StatePanel>
      }
    >
      <CardGrid>
        {list.items.map((story, index) => (
          <StoryCard
            key={story.story_id}
            story={story}
            picture={imageProxy && proxiedPicture(story.story_image, host, imageProxy)}
            address={association && storyAddress(story.story_path, association)}
            short={short}
            eager={index < 2}
          />
        ))}
      </CardGrid>
    </EndlessList>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <StoryCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
