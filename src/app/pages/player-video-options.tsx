import type { Video } from '#src/domain/video.ts';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { useRemoveVideoFromCache } from './use-remove-video-from-cache.ts';

/** The options of the video that plays; once it is deleted, the player closes. */
export function PlayerVideoOptions({ video, onClose }: { video: Video; onClose: () => void }) {
  const forget = useRemoveVideoFromCache();
  const leave = () => {
    onClose();
    forget(video);
  };
  return <VideoOptions video={video} onDeleted={leave} className="-mr-3" />;
}
