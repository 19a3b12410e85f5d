import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Video } from '#src/domain/video.ts';
import { videoQuery } from '#src/queries/videos.ts';
import { Button } from '#src/ui/button.tsx';
import { showModalRef } from '#src/ui/dialog.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { getAdjacentVideos } from './queue.ts';
import { VideoPlayer } from './video-player.tsx';

interface PlayerDialogProps {
  videoId: string;
  /** The video ids of the list it was opened from. */
  queue: string[];
  onClose: () => void;
  onNavigate: (videoId: string) => void;
  onNotFound: () => void;
  Options: ComponentType<{ video: Video; onClose: () => void }>;
}

export function PlayerDialog({
  videoId,
  queue,
  onClose,
  onNavigate,
  onNotFound,
  Options,
}: PlayerDialogProps) {
  const video = useQuery(videoQuery(videoId));
  if (video.data === null) return <VideoNotFoundDialog onClose={onNotFound} />;
  const { previous, next } = getAdjacentVideos(queue, videoId);
  return (
    <dialog
      ref={showModalRef}
      aria-label={video.data?.title ?? 'Video'}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="on-dark fixed inset-0 m-0 size-full overflow-hidden bg-player text-on-picture"
    >
      {video.data && (
        <VideoPlayer
          key={videoId}
          video={video.data}
          options={<Options video={video.data} onClose={onClose} />}
          onClose={onClose}
          onPrevious={previous ? () => onNavigate(previous) : undefined}
          onNext={next ? () => onNavigate(next) : undefined}
        />
      )}
      {video.isPending && (
        <p role="status" className="label grid size-full animate-pulse place-items-center text-on-picture-2">
          Loading
        </p>
      )}
      {video.error && (
        <div className="mx-auto grid size-full max-w-upload place-items-center p-4 text-ink">
          <StatePanel
            variant="error"
            title="The video did not load"
            action={
              <div className="flex gap-3">
                <Button onClick={onClose}>Close</Button>
                <Button variant="primary" onClick={() => void video.refetch()}>
                  Try again
                </Button>
              </div>
            }
          >
            {video.error.message}
          </StatePanel>
        </div>
      )}
    </dialog>
  );
}
