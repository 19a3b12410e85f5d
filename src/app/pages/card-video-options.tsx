import type { FoundVideo } from '#src/domain/search.ts';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { useForgetVideo } from './use-forget-video.ts';

function CardVideoOptions({ video }: { video: FoundVideo }) {
  const forget = useForgetVideo();
  return (
    <VideoOptions
      video={video}
      onDeleted={() => forget(video)}
      className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3"
    />
  );
}

/** The options of a video on its card. */
export const cardVideoOptions = (video: FoundVideo) => <CardVideoOptions video={video} />;
