import { useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useRef, useState, type ComponentType } from 'react';
import type { Video } from '#src/domain/video.ts';
import { videoQuery } from '#src/queries/videos.ts';
import { showModalRef } from '#src/ui/dialog.tsx';
import { VideoNotFoundDialog } from '#src/ui/video-not-found-dialog.tsx';
import { copy } from './copy.ts';
import { PlayerError } from './playback-notices.tsx';
import { getAdjacentVideos } from './queue.ts';
import { RidePanel } from './ride-panel.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayerSettings } from './use-player-settings.ts';
import { VideoPlayer } from './video-player.tsx';

interface PlayerDialogProps {
  videoId: string;
  /** The video ids of the list it was opened from. */
  queue: string[];
  onClose: () => void;
  onNavigate: (videoId: string) => void;
  onNotFound: () => void;
  VideoActions: ComponentType<{ video: Video; onClose: () => void }>;
}

/** With the panel open, the picture is still as wide as on most screens without it. */
const panelQuery = '(width >= 100rem)';

export function PlayerDialog({ videoId, queue, onClose, onNavigate, ...props }: PlayerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openDialog = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    const close = showModalRef(element);
    // Otherwise the first control has the focus, and takes the space bar.
    element?.focus();
    return close;
  }, []);
  const video = useQuery(videoQuery(videoId));
  const [fullscreenArea, fullscreen] = useFullscreen();
  const { settings, changeSettings } = usePlayerSettings();
  const [isPanelOpen, setIsPanelOpen] = useState(() => matchMedia(panelQuery).matches);
  if (video.data === null) return <VideoNotFoundDialog onClose={props.onNotFound} />;
  const { previous, next } = getAdjacentVideos(queue, videoId);
  const handleNavigate = (id: string) => {
    // The focused control goes with its video.
    dialog.current?.focus();
    onNavigate(id);
  };
  return (
    <dialog
      ref={openDialog}
      tabIndex={-1}
      aria-label={video.data?.title ?? copy.dialog}
      onCancel={(event) => {
        // In React it bubbles, from the dialogs inside of this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className="on-dark fixed inset-0 m-0 size-full overflow-hidden bg-player text-on-picture outline-none [--spacing:4px]"
    >
      <div ref={fullscreenArea} className="relative flex size-full bg-player">
        {!video.error && (
          <VideoPlayer
            key={videoId}
            videoId={videoId}
            video={video.data}
            videoActions={
              video.data && (
                <Suspense fallback={<span className="h-11 w-33" />}>
                  <props.VideoActions video={video.data} onClose={onClose} />
                </Suspense>
              )
            }
            settings={settings}
            onSettingsChange={changeSettings}
            fullscreen={fullscreen}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
            onClose={onClose}
            onPrevious={previous ? () => handleNavigate(previous) : undefined}
            onNext={next ? () => handleNavigate(next) : undefined}
          />
        )}
        {video.data && isPanelOpen && (
          <RidePanel video={video.data} onClose={() => setIsPanelOpen(false)} onNavigate={handleNavigate} />
        )}
        {video.isPending && (
          <p
            role="status"
            className="label absolute inset-0 grid animate-pulse place-items-center text-on-picture-2"
          >
            {copy.loading}
          </p>
        )}
        {video.error && (
          <PlayerError
            title={copy.loadError}
            message={video.error.message}
            onClose={onClose}
            onRetry={() => void video.refetch()}
          />
        )}
      </div>
    </dialog>
  );
}
