import { useQueryClient } from '@tanstack/react-query';
import type { Video } from '#src/domain/video.ts';
import { SaveButton } from '#src/features/options/save-button.tsx';
import { ShareButton } from '#src/features/options/share-button.tsx';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { removeVideoFromCache } from '#src/queries/video-queries.ts';

export default function PlayerVideoActions({ video, onClose }: { video: Video; onClose: () => void }) {
  const queryClient = useQueryClient();
  const handleDeleted = () => {
    onClose();
    removeVideoFromCache(queryClient, video);
  };
  return (
    <>
      <SaveButton videoId={video.id} />
      <ShareButton video={video} />
      <VideoOptions video={video} onDeleted={handleDeleted} />
    </>
  );
}
