import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import { afterFirstClip } from './load-player-interface.ts';
import type { PlayerActions } from './player-interface.tsx';
import { getAdjacentVideos } from './queue.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useVideo } from './use-video.ts';
import { VideoPlayer } from './video-player.tsx';
import {
  readPlayerSettings,
  storePlayerSettings,
  type PlayerSettings,
} from '#src/data/device/player-settings.ts';

function usePlayerSettings() {
  const [settings, setSettings] = useState(readPlayerSettings);
  const changeSettings = (changes: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    storePlayerSettings(next);
  };
  return { settings, changeSettings };
}

const RidePanel = lazyComponent(() => afterFirstClip(() => import('./ride-panel.tsx')), 'RidePanel');
const PlayerError = lazyComponent(() => import('./playback-notices.tsx'), 'PlayerError');
const VideoNotFoundDialog = lazyComponent(
  () => import('#src/ui/video-not-found-dialog.tsx'),
  'VideoNotFoundDialog',
);

export interface PlayerDialogProps {
  videoId: string;
  queue: string[];
  onClose: () => void;
  onNavigate: (videoId: string) => void;
  onNotFound: () => void;
  actions: PlayerActions;
}

/** With the panel open, the picture is still as wide as on most screens without it. */
const panelQuery = '(width >= 100rem)';

export function PlayerDialog({ videoId, queue, onClose, onNavigate, actions, ...props }: PlayerDialogProps) {
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
        <VideoNotFoundDialog onClose={props.onNotFound} />
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
            actions={actions}
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
        {video && isPanelOpen && (
          <Suspense>
            <RidePanel video={video} onClose={() => setIsPanelOpen(false)} onNavigate={handleNavigate} />
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
            <PlayerError title={copy.loadError} message={problem} onClose={onClose} onRetry={retry} />
          </Suspense>
        )}
      </div>
    </dialog>
  );
}
