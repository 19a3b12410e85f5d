import MoveLeft from 'lucide-react/icons/move-left';
import { AdjacentVideoButtons } from '../controls/adjacent-video-buttons.tsx';
import { getFadingClass } from '../controls/get-fading-class.ts';
import { usePlayerPage } from '../controls/player-context.ts';
import { useRide } from '../controls/ride-context.ts';
import { ScreenButtons } from '../controls/screen-buttons.tsx';
import type { SeekFeedback } from '../controls/use-picture-gestures.ts';
import { VolumeControl } from '../controls/volume-control.tsx';
import { ZoomButtons } from '#src/ui/zoom-buttons.tsx';
import { LazyHardCover } from '#src/ui/lazy-hard-cover.tsx';
import { copy } from './copy.ts';
import { EndCard } from './end-card.tsx';
import { BufferingNotice, SeekNotice, SilencedNotice } from './playback-notices.tsx';

interface PictureLayerProps {
  seekFeedback: SeekFeedback | undefined;
  /** Whether the ride was watched to its end. */
  hasEnded: boolean;
}

/** Over the picture in every layout. */
export function PictureLayer({ seekFeedback, hasEnded }: PictureLayerProps) {
  const { isUpright, settings, onNext } = usePlayerPage();
  const { player, review, zoom } = useRide();
  const { state, sound } = player;
  return (
    <div className="player-over">
      {player.hold && <LazyHardCover onPlay={player.hold.release} />}
      <div className={getFadingClass(player)}>
        <AdjacentVideoButtons />
        {/* Nothing sounds or fills the screen before the ride plays. */}
        {isUpright && !player.hold && (
          <div className="player-corner">
            <VolumeControl />
            <ScreenButtons />
          </div>
        )}
        {isUpright && onNext && !settings.knowsSwipe && (
          <p className="player-hint">
            <MoveLeft aria-hidden="true" className="size-4.5" />
            {copy.swipe}
          </p>
        )}
      </div>
      {zoom.isZoomed && !review.isOpen && (
        <div className="player-zoom">
          <ZoomButtons zoom={zoom} />
        </div>
      )}
      {hasEnded && <EndCard />}
      {state.phase === 'buffering' && <BufferingNotice />}
      {sound.isSilenced && state.phase === 'playing' && <SilencedNotice onClick={sound.toggleMuted} />}
      {seekFeedback && <SeekNotice key={seekFeedback.count} seconds={seekFeedback.seconds} />}
    </div>
  );
}
