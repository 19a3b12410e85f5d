import { Suspense, type ReactNode } from 'react';
import type { PlayerSettings } from '#src/data/device/player-settings.ts';
import type { Video } from '#src/domain/video.ts';
import { classNames } from '#src/lib/class-names.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { Clip } from './clip.tsx';
import { showFirstStage } from './first-ride.ts';
import { loadPlayerInterface } from './load-player-interface.ts';
import type { PlayerActions } from './player-interface.tsx';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePlayer } from './use-player.ts';
import { usePictureRatio } from './use-picture-ratio.ts';
import './player.css';

const PlayerInterface = lazyComponent(loadPlayerInterface, 'PlayerInterface');

interface VideoPlayerProps {
  /** The id in the URL. For older videos it may be the id of the document instead of the clip's. */
  videoId: string;
  /** Undefined until it is loaded; the clip does not wait for it. */
  video: Video | undefined;
  nextVideo: Video | undefined;
  actions: PlayerActions;
  settings: PlayerSettings;
  onSettingsChange: (changes: Partial<PlayerSettings>) => void;
  fullscreen: Fullscreen;
  /** On a phone held upright, the picture is at the top of a page. */
  isUpright: boolean;
  lists: ReactNode;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function VideoPlayer({ videoId, video, ...props }: VideoPlayerProps) {
  const { isUpright, onPrevious, onNext } = props;
  const clipId = video?.video_id ?? videoId;
  const player = usePlayer({ ...props, clipId });
  usePictureRatio(player.element, video?.thumbnail_url);
  const start = <div ref={showFirstStage} className="player-start" />;
  return (
    <div
      className={classNames(
        'player relative min-w-0 flex-1',
        isUpright && 'player-upright',
        !player.areControlsVisible && 'cursor-none',
      )}
      {...player.stageProps}
    >
      <Clip player={player} poster={video?.thumbnail_url} hasOthers={Boolean(onPrevious ?? onNext)} />
      {video ? (
        <Suspense fallback={start}>
          <PlayerInterface
            player={player}
            video={video}
            nextVideo={props.nextVideo}
            actions={props.actions}
            settings={props.settings}
            onSettingsChange={props.onSettingsChange}
            isFullscreen={props.fullscreen.isFullscreen}
            isUpright={isUpright}
            lists={props.lists}
            isPanelOpen={props.isPanelOpen}
            onTogglePanel={props.onTogglePanel}
            onClose={props.onClose}
          />
        </Suspense>
      ) : (
        start
      )}
    </div>
  );
}
