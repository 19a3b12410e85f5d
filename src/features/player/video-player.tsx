import { Suspense } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Clip } from './clip.tsx';
import { loadPlayerInterface } from './load-player-interface.ts';
import type { PlayerActions } from './player-interface.tsx';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayer } from './use-player.ts';
import './player.css';

const PlayerInterface = lazyComponent(loadPlayerInterface, 'PlayerInterface');

interface VideoPlayerProps {
  /** As in the URL; of older videos it may be that of the document, not that of the clip. */
  videoId: string;
  /** Undefined until it is loaded; the clip does not wait for it. */
  video: Video | undefined;
  actions: PlayerActions;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function VideoPlayer({ videoId, video, ...props }: VideoPlayerProps) {
  const clipId = video?.video_id ?? videoId;
  const player = usePlayer({ ...props, clipId, video });
  return (
    <div
      className={classNames('player relative min-w-0 flex-1', !player.areControlsVisible && 'cursor-none')}
      {...player.stageProps}
    >
      <Clip player={player} poster={video?.thumbnail_url} />
      {video && (
        <Suspense>
          <PlayerInterface
            player={player}
            video={video}
            actions={props.actions}
            isFullscreen={props.fullscreen.isFullscreen}
            isPanelOpen={props.isPanelOpen}
            onTogglePanel={props.onTogglePanel}
            hasShortcuts={props.settings.hasShortcuts}
            onShortcutsChange={(hasShortcuts) => props.onSettingsChange({ hasShortcuts })}
            onClose={props.onClose}
            onPrevious={props.onPrevious}
            onNext={props.onNext}
          />
        </Suspense>
      )}
    </div>
  );
}
