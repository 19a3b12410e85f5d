import MoveLeft from 'lucide-react/icons/move-left';
import type { Video } from '#src/domain/video.ts';
import { AdjacentVideoButtons } from './adjacent-video-buttons.tsx';
import { copy } from './copy.ts';
import { BufferingNotice, SeekNotice, SilencedNotice } from './playback-notices.tsx';
import { getFadingClass } from './player-controls.tsx';
import { ScreenButtons } from './screen-buttons.tsx';
import { UpNextNotice } from './up-next-notice.tsx';
import type { SeekFeedback } from './use-picture-gestures.ts';
import type { Player } from './use-player.ts';
import { VolumeControl } from './volume-control.tsx';

interface PictureLayerProps {
  player: Player;
  seekFeedback: SeekFeedback | undefined;
  /** What starts by itself after this one. */
  comingRide: Video | undefined;
  isUpright: boolean;
  isFullscreen: boolean;
  knowsSwipe: boolean;
}

/** Over the picture in every layout. */
export function PictureLayer({ player, comingRide, seekFeedback, isUpright, ...props }: PictureLayerProps) {
  const { state, commands, sound } = player;
  if (comingRide && commands.next)
    return (
      <div className="player-over">
        <UpNextNotice ride={comingRide} onPlay={commands.next} onReplay={commands.toggle} />
      </div>
    );
  return (
    <div className="player-over">
      <div className={getFadingClass(player)}>
        <AdjacentVideoButtons onPrevious={commands.previous} onNext={commands.next} />
        {isUpright && (
          <div className="player-corner">
            <VolumeControl sound={sound} />
            <ScreenButtons player={player} isFullscreen={props.isFullscreen} />
          </div>
        )}
        {isUpright && commands.next && !props.knowsSwipe && (
          <p className="player-hint">
            <MoveLeft aria-hidden="true" className="size-4.5" />
            {copy.controls.swipe}
          </p>
        )}
      </div>
      {state.phase === 'buffering' && <BufferingNotice />}
      {sound.isSilenced && state.phase === 'playing' && <SilencedNotice onClick={sound.toggleMuted} />}
      {seekFeedback && <SeekNotice key={seekFeedback.count} seconds={seekFeedback.seconds} />}
    </div>
  );
}
