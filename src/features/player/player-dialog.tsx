import { Suspense, useCallback, useRef, useState, type SyntheticEvent } from 'react';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { showModalRef } from '#src/ui/dialog.tsx';
import { copy } from './copy.ts';
import { afterFirstClip } from './load-player-interface.ts';
import type { PlayerActions } from './player-interface.tsx';
import { useQueue } from './use-queue.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useLayout } from './use-layout.ts';
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

const RideLists = lazyComponent(() => afterFirstClip(() => import('./ride-lists.tsx')), 'RideLists');
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

export function PlayerDialog({ videoId, queue, onClose, onNavigate, actions, ...props }: PlayerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openDialog = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    const close = showModalRef(element);
    // Otherwise the first control has the focus, and takes the space bar.
    element?.focus();
    return close;
  }, []);
  const [openedId] = useState(videoId);
  const { previous, next, choose } = useQueue(queue, videoId);
  const { video, problem, next: nextVideo, isPending, retry } = useVideo(videoId, next);
  const [fullscreenArea, fullscreen] = useFullscreen();
  const { settings, changeSettings } = usePlayerSettings();
  const layout = useLayout(fullscreen.isFullscreen);
  if (video === null)
    return (
      <Suspense>
        <VideoNotFoundDialog onClose={props.onNotFound} />
      </Suspense>
    );
  const handleNavigate = (id: string) => {
    layout.closeCoveringPanel();
    // The focused control goes with its video.
    dialog.current?.focus();
    onNavigate(id);
  };
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // In React it bubbles, from the dialogs inside of this one.
    if (event.target !== event.currentTarget) return;
    // The browser closes the dialog all the same if nobody has done anything since the last time.
    const isKept = event.cancelable && layout.closeOpenPanel();
    event.preventDefault();
    if (!isKept) onClose();
  };
  const lists = video && (
    <Suspense>
      <RideLists
        video={video}
        next={nextVideo}
        playsNext={settings.playsNext}
        onPlaysNextChange={(playsNext) => changeSettings({ playsNext })}
        onNavigate={(id, list) => {
          if (list) choose(list);
          handleNavigate(id);
        }}
      />
    </Suspense>
  );
  return (
    <dialog
      ref={openDialog}
      tabIndex={-1}
      aria-label={video?.title ?? copy.dialog}
      onCancel={handleCancel}
      className="on-dark fixed inset-0 m-0 size-full overflow-hidden bg-player text-on-picture outline-none [--spacing:4px]"
    >
      <div ref={fullscreenArea} className="relative flex size-full bg-player">
        {problem === undefined && (
          <VideoPlayer
            key={videoId}
            videoId={videoId}
            video={video}
            nextVideo={nextVideo}
            actions={actions}
            settings={settings}
            onSettingsChange={changeSettings}
            fullscreen={fullscreen}
            isUpright={layout.isUpright}
            lists={layout.isUpright && lists}
            isPanelOpen={layout.isPanelOpen}
            onTogglePanel={layout.togglePanel}
            onClose={onClose}
            onPrevious={previous ? () => handleNavigate(previous) : undefined}
            onNext={next ? () => handleNavigate(next) : undefined}
          />
        )}
        {video && layout.isPanelOpen && (
          <Suspense>
            <RidePanel video={video} {...layout.panel}>
              {lists}
            </RidePanel>
          </Suspense>
        )}
        {isPending && (
          <p
            role="status"
            className="player-loading label grid animate-pulse place-items-center text-on-picture-2"
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
      <p role="status" className="sr-only">
        {videoId !== openedId && <span key={videoId}>{video?.title}</span>}
      </p>
    </dialog>
  );
}
