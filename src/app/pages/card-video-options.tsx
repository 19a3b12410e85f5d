import type { FoundVideo } from '#src/domain/search.ts';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { useForgetVideo } from './use-forget-video.ts';

function CardVideoOptions({ video }: { video: FoundVideo }) {
  const forget = useForgetVideo();
  return <VideoOptions video={video} onDeleted={() => forget(video)} className="-mr-3 text-ink-2" />;
}

/** The options of a video on its card. */
export const cardVideoOptions = (video: FoundVideo) => <CardVideoOptions video={video} />;
