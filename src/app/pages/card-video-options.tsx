import type { IndexedVideo } from '#src/domain/search.ts';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { useRemoveVideoFromCache } from './use-remove-video-from-cache.ts';

function CardVideoOptions({ video }: { video: IndexedVideo }) {
  const forget = useRemoveVideoFromCache();
  return (
    <VideoOptions
      video={video}
      onDeleted={() => forget(video)}
      className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3"
    />
  );
}

/** The options of a video on its card. */
export const renderCardVideoOptions = (video: IndexedVideo) => <CardVideoOptions video={video} />;
