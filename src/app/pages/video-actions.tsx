import type { IndexedVideo } from '#src/domain/search.ts';
import type { Video } from '#src/domain/video.ts';
import type { CardActions } from '#src/features/feed/card-actions-context.ts';
import { SaveButton } from '#src/features/options/save-button.tsx';
import { ShareButton } from '#src/features/options/share-button.tsx';
import { VideoOptions } from '#src/features/options/video-options.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { removeVideoFromCache } from '#src/queries/videos.ts';

function CardVideoOptions({ video }: { video: IndexedVideo }) {
  const queryClient = useQueryClient();
  return (
    <VideoOptions
      video={video}
      onDeleted={() => removeVideoFromCache(queryClient, video)}
      className="text-ink-2 focus-visible:-outline-offset-3 max-sm:-mr-3"
    />
  );
}

export const cardActions: CardActions = {
  renderSaveButton: ({ id }) => <SaveButton videoId={id} isOverImage className="absolute top-2 right-2" />,
  renderOptions: (video) => <CardVideoOptions video={video} />,
};

export function PlayerVideoActions({ video, onClose }: { video: Video; onClose: () => void }) {
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
