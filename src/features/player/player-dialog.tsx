import { Suspense, useCallback, useRef, useState, type ComponentType } from 'react';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import type { PlayerErrorProps } from './playback-notices.tsx';
import type { PlayerInterfaceProps } from './player-interface.tsx';
import { getAdjacentVideos } from './queue.ts';
import type { RidePanelProps } from './ride-panel.tsx';
import { useFullscreen } from './use-fullscreen.ts';
import { usePlayerSettings } from './use-player-settings.ts';
import { useVideo } from './use-video.ts';
import { VideoPlayer } from './video-player.tsx';

/** Whatever is not the clip, so that its code can follow. */
export interface PlayerParts {
  Interface: ComponentType<PlayerInterfaceProps>;
  Panel: ComponentType<RidePanelProps>;
  LoadError: ComponentType<PlayerErrorProps>;
  NotFoundDialog: ComponentType<{ onClose: () => void }>;
}

interface PlayerDialogProps {
  videoId: string;
  queue: string[];
  onClose: () => void;
  onNavigate: (videoId: string) => void;
  onNotFound: () => void;
  onFirstPlay: (clipId: string) => void;
  parts: PlayerParts;
}

/** With the panel open, the picture is still as wide as on most screens without it. */
const panelQuery = '(width >= 100rem)';

export function PlayerDialog({ videoId, queue, onClose, onNavigate, parts, ...props }: PlayerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openDialog = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    const close = showModalRef(element);
    // Otherwise the first control has the focus, and takes the space bar.
    element?.focus();
    return close;
  }, []);
  const { video, problem, isPending, retry } = useVideo(videoId);
  const [fullscreenArea, fullscreen] = useFullscreen();
  const { settings, changeSettings } = usePlayerSettings();
  const [isPanelOpen, setIsPanelOpen] = useState(() => matchMedia(panelQuery).matches);
  if (video === null)
    return (
      <Suspense>
        <parts.NotFoundDialog onClose={props.onNotFound} />
      </Suspense>
    );
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
      aria-label={video?.title ?? copy.dialog}
      onCancel={(event) => {
        // In React it bubbles, from the dialogs inside of this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className="on-dark fixed inset-0 m-0 size-full overflow-hidden bg-player text-on-picture outline-none [--spacing:4px]"
    >
      <div ref={fullscreenArea} className="relative flex size-full bg-player">
        {problem === undefined && (
          <VideoPlayer
            key={videoId}
            videoId={videoId}
            video={video}
            Interface={parts.Interface}
            settings={settings}
            onSettingsChange={changeSettings}
            fullscreen={fullscreen}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
            onFirstPlay={props.onFirstPlay}
            onClose={onClose}
            onPrevious={previous ? () => handleNavigate(previous) : undefined}
            onNext={next ? () => handleNavigate(next) : undefined}
          />
        )}
        {video && isPanelOpen && (
          <Suspense>
            <parts.Panel video={video} onClose={() => setIsPanelOpen(false)} onNavigate={handleNavigate} />
          </Suspense>
        )}
        {isPending && (
          <p
            role="status"
            className="label absolute inset-0 grid animate-pulse place-items-center text-on-picture-2"
          >
            {copy.loading}
          </p>
        )}
        {problem !== undefined && (
          <Suspense>
            <parts.LoadError title={copy.loadError} message={problem} onClose={onClose} onRetry={retry} />
          </Suspense>
        )}
      </div>
    </dialog>
  );
}
