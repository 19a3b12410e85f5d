import DraftingCompass from 'lucide-react/icons/drafting-compass';
import Keyboard from 'lucide-react/icons/keyboard';
import ListVideo from 'lucide-react/icons/list-video';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import type { ReactNode } from 'react';
import { formatDuration } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { copy } from './copy.ts';
import { canShowPictureInPicture } from './picture-in-picture.ts';
import { SpeedSlider } from './speed-slider.tsx';
import type { Player } from './use-player.ts';
import { ViewCount } from './view-count.tsx';
import { VolumeControl } from './volume-control.tsx';

interface PlayerControlsProps {
  player: Player;
  videoId: string;
  isFullscreen: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  videoActions: ReactNode;
  isReviewOpen: boolean;
  onToggleReview: () => void;
  className: string;
}

/** For what lies over the picture while the controls are visible. Lets clicks between its controls through to the picture. */
export const getFadingClass = ({ areControlsVisible }: { areControlsVisible: boolean }) =>
  `transition-opacity duration-240 ${areControlsVisible ? '[&_:is(a,button,input,dl)]:pointer-events-auto' : 'opacity-0'}`;

export function PlayerControls(props: PlayerControlsProps) {
  const { state, isPlaying, commands } = props.player;
  return (
    <div data-controls className={`player-controls ${props.className}`} style={{ gridRow: 3 }}>
      <RangeSlider
        data-seeks
        aria-label={copy.controls.position}
        aria-valuetext={copy.controls.positionValue(
          formatDuration(state.time),
          formatDuration(state.duration),
        )}
        max={state.duration || 1}
        step={0.01}
        value={state.time}
        onChange={commands.seekTo}
        className="block"
      />
      <div className="player-bar">
        <div style={{ gridArea: 'transport' }}>
          <TransportControls
            isPlaying={isPlaying}
            hasEnded={state.phase === 'ended'}
            onToggle={commands.toggle}
            onStep={commands.step}
          />
        </div>
        <Clock time={state.time} duration={state.duration} />
        <SpeedSlider rate={state.rate} onChange={commands.setRate} />
        <ViewCount videoId={props.videoId} />
        <ControlButtons {...props} />
      </div>
    </div>
  );
}

function Clock({ time, duration }: { time: number; duration: number }) {
  return (
    <p className="player-clock numeral" style={{ gridArea: 'clock' }}>
      {time.toFixed(2)}
      <small className="text-[0.6em] font-semibold text-on-picture-2"> / {duration.toFixed(2)}</small>
    </p>
  );
}

function ControlButtons({
  player,
  videoActions,
  isPanelOpen,
  isFullscreen,
  onTogglePanel,
  isReviewOpen,
  onToggleReview,
}: PlayerControlsProps) {
  const { commands, sound } = player;
  return (
    <div
      role="group"
      aria-label={copy.controls.more}
      className="flex flex-wrap items-center justify-between"
      // The icons, not their buttons, end where the sliders end.
      style={{ gridArea: 'buttons', marginInline: '-11px' }}
    >
      <VolumeControl sound={sound} />
      <IconButton label={copy.controls.panel} aria-expanded={isPanelOpen} onClick={onTogglePanel}>
        <ListVideo className="size-5.5" />
      </IconButton>
      <IconButton
        label={copy.controls.shortcuts}
        aria-keyshortcuts="?"
        onClick={commands.showShortcuts}
        className="player-shortcuts"
      >
        <Keyboard className="size-5.5" />
      </IconButton>
      <IconButton label={copy.controls.review} aria-expanded={isReviewOpen} onClick={onToggleReview}>
        <DraftingCompass className="size-5.5" />
      </IconButton>
      {canShowPictureInPicture() && (
        <IconButton
          label={copy.controls.pictureInPicture}
          aria-keyshortcuts="P"
          onClick={commands.togglePictureInPicture}
          className="player-extra"
        >
          <PictureInPicture2 className="size-5.5" />
        </IconButton>
      )}
      <IconButton
        label={isFullscreen ? copy.controls.exitFullscreen : copy.controls.fullscreen}
        aria-keyshortcuts="F"
        onClick={commands.toggleFullscreen}
      >
        {isFullscreen ? <Minimize className="size-5.5" /> : <Maximize className="size-5.5" />}
      </IconButton>
      {videoActions}
    </div>
  );
}
