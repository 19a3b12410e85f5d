import { useQueryClient } from '@tanstack/react-query';
import type { IndexedVideo } from '#src/domain/search.ts';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { removeVideoFromCache } from '#src/queries/video-queries.ts';

export default function CardVideoOptions({ video }: { video: IndexedVideo }) {
  const queryClient = useQueryClient();
  return (
    <VideoOptions
      video={video}
      onDeleted={() => removeVideoFromCache(queryClient, video)}
      className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3"
    />
  );
}
