import { Suspense, useCallback, useRef, useState, type SyntheticEvent } from 'react';
import {
  readPlayerSettings,
  storePlayerSettings,
  type PlayerSettings,
} from '#src/data/device/player-settings.ts';
import { paths } from '#src/config/paths.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { showModalRef } from '#src/ui/dialog.tsx';
import { PlayerPageContext, type PlayerActions, type PlayerPage } from './controls/player-context.ts';
import { useFullscreen } from './controls/use-fullscreen.ts';
import { copy } from './page/copy.ts';
import { afterFirstClip } from './page/load-player-interface.ts';
import { useLayout } from './page/use-layout.ts';
import { useQueue, useRelatedQueue } from './page/use-queue.ts';
import { useVideo } from './page/use-video.ts';
import { VideoPlayer } from './page/video-player.tsx';

function usePlayerSettings() {
  const [settings, setSettings] = useState(readPlayerSettings);
  const changeSettings = (changes: Partial<PlayerSettings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    storePlayerSettings(next);
  };
  return { settings, changeSettings };
}

const RidePanel = lazyComponent(() => afterFirstClip(() => import('./page/ride-panel.tsx')), 'RidePanel');
const PlayerError = lazyComponent(() => import('./page/playback-notices.tsx'), 'PlayerError');
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
  const clipRef = useRef<HTMLVideoElement>(null);
  const [openedId] = useState(videoId);
  const { previous, next, choose, ...shown } = useQueue(queue, videoId);
  const { video, problem, next: nextVideo, isPending, retry } = useVideo(videoId, next);
  useRelatedQueue(videoId, video, { isWanted: shown.hasNone, onFound: shown.setRelated });
  const [fullscreenArea, fullscreen] = useFullscreen();
  const layout = useLayout(fullscreen.isFullscreen);
  const settings = usePlayerSettings();
  if (video === null)
    return (
      <Suspense>
        <VideoNotFoundDialog othersPath={paths.watch} onClose={props.onNotFound} />
      </Suspense>
    );
  const handleNavigate = (id: string, list?: readonly string[]) => {
    if (list) choose(list);
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
  const page: PlayerPage = {
    ...settings,
    actions,
    fullscreen,
    isUpright: layout.isUpright,
    clipRef,
    isPanelOpen: layout.isPanelOpen,
    togglePanel: layout.togglePanel,
    onPrevious: previous ? () => handleNavigate(previous) : undefined,
    onNext: next ? () => handleNavigate(next) : undefined,
    nextVideo,
    isListChosen: shown.isChosen,
    onNavigate: handleNavigate,
    onClose,
  };
  return (
    <PlayerPageContext value={page}>
      <dialog
        ref={openDialog}
        tabIndex={-1}
        aria-label={video?.title ?? copy.dialog}
        onCancel={handleCancel}
        className="on-dark fixed inset-0 m-0 size-full overflow-hidden bg-player text-on-picture outline-none [--spacing:4px]"
      >
        <div ref={fullscreenArea} className="relative flex size-full bg-player">
          {problem === undefined && <VideoPlayer key={videoId} videoId={videoId} video={video} />}
          {video && layout.isPanelOpen && (
            <Suspense>
              <RidePanel video={video} {...layout.panel} />
            </Suspense>
          )}
          {isPending && (
            <p role="status" className="player-loading label">
              {copy.loading}
            </p>
          )}
          {problem !== undefined && (
            <Suspense>
              <PlayerError title={copy.loadError} message={problem} onRetry={retry} />
            </Suspense>
          )}
        </div>
        <p role="status" className="sr-only">
          {videoId !== openedId && <span key={videoId}>{video?.title}</span>}
        </p>
      </dialog>
    </PlayerPageContext>
  );
}
