import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { IndexedVideo } from '#src/domain/search.ts';
import { WindowedCardGrid } from '#src/ui/windowed-card-grid.tsx';
import { copy } from './copy.ts';
import { ListedVideoCard } from './listed-video-card.tsx';
import { buildPlaySearch, playParameter } from '#src/config/paths.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';

export function VideoCardGrid({ videos }: { videos: readonly IndexedVideo[] }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pageSearch = buildPlaySearch(search);
  const restoreKey = `${pathname}?${pageSearch}`;
  // The list has the queue: a link of a card that held it would change whenever the list grows.
  const handleClick = (event: MouseEvent) => {
    const playSearch = findClickedPlaySearch(event);
    if (playSearch === undefined) return;
    event.preventDefault();
    void navigate({ search: playSearch }, { state: { queue: videos.map((video) => video.video_id) } });
  };
  return (
    <WindowedCardGrid
      key={restoreKey}
      restoreKey={restoreKey}
      role="feed"
      aria-label={copy.list}
      items={videos}
      renderCard={(video, index) => (
        <ListedVideoCard key={video.id} video={video} index={index} search={pageSearch} />
      )}
      // Captured before the link's own click handler, which ignores a prevented click.
      onClickCapture={handleClick}
    />
  );
}

/** @returns the query of the link that a click follows within the app, if the link opens a video */
function findClickedPlaySearch(event: MouseEvent): string | undefined {
  if (opensElsewhere(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link && new URLSearchParams(link.search).has(playParameter) ? link.search : undefined;
}
