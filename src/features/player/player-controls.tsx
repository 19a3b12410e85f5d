import DraftingCompass from 'lucide-react/icons/drafting-compass';
import Keyboard from 'lucide-react/icons/keyboard';
import ListVideo from 'lucide-react/icons/list-video';
import type { MouseEvent, ReactNode } from 'react';
import { formatDuration, formatTimecode } from '#src/lib/format.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { IconButton } from '#src/ui/button.tsx';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { copy } from './copy.ts';
import { ScreenButtons } from './screen-buttons.tsx';
import { SpeedButton } from './speed-button.tsx';
import { SpeedSlider } from './speed-slider.tsx';
import type { Player } from './use-player.ts';
import { ViewCount } from './view-count.tsx';
import { VolumeControl } from './volume-control.tsx';

interface PlayerControlsProps {
  player: Player;
  videoId: string;
  isFullscreen: boolean;
  /** Below the picture, and not over it. */
  isUpright: boolean;
  isPanelOpen: boolean;
  onTogglePanel: () => void;
  /** Save, share, what is given and the menu. */
  renderActions: (reviewButton: ReactNode) => ReactNode;
  /** On a phone held upright, beside the time of the clip. */
  rideClock: ReactNode;
  isReviewOpen: boolean;
  onToggleReview: () => void;
  className: string;
}

/** For what lies over the picture while the controls are visible. Lets clicks between its controls through to the picture. */
export const getFadingClass = ({ areControlsVisible }: { areControlsVisible: boolean }) =>
  `transition-opacity duration-240 ${areControlsVisible ? '[&_:is(a,button,input,dl)]:pointer-events-auto' : 'opacity-0'}`;

/** As `short` in theme.css. */
const shortQuery = '(height < 31rem)';

/** A click on a button leaves the focus where it is, and so the space bar to the player. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

export function PlayerControls(props: PlayerControlsProps) {
  const { isUpright } = props;
  const { state, isPlaying, commands } = props.player;
  const isShort = useMediaQuery(shortQuery);
  const Speed = isUpright || isShort ? SpeedButton : SpeedSlider;
  return (
    <div
      data-controls
      role="presentation"
      onMouseDown={keepFocus}
      className={`player-controls ${props.className}`}
    >
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
        className="player-position block"
      />
      <div className="player-bar">
        <div className="player-transport" style={{ gridArea: 'transport' }}>
          <TransportControls
            isPlaying={isPlaying}
            hasEnded={state.phase === 'ended'}
            onToggle={commands.toggle}
            onStep={commands.step}
          />
        </div>
        <div className="player-clock" style={{ gridArea: 'clock' }}>
          {isUpright && props.rideClock && <div className="player-timer">{props.rideClock}</div>}
          <p className="numeral">
            {isPlaying && !props.isReviewOpen ? formatDuration(state.time) : formatTimecode(state.time)}
            <small className="text-[0.6em] font-semibold text-on-picture-2">
              {' '}
              / {formatDuration(state.duration)}
            </small>
          </p>
        </div>
        <Speed rate={state.rate} onChange={commands.setRate} />
        <ViewCount videoId={props.videoId} />
        <ControlButtons {...props} />
      </div>
    </div>
  );
}

function ControlButtons({ player, isUpright, isFullscreen, renderActions, ...props }: PlayerControlsProps) {
  const reviewButton = (
    <IconButton
      label={copy.controls.review}
      aria-expanded={props.isReviewOpen}
      onClick={props.onToggleReview}
    >
      <DraftingCompass className="size-5.5" />
      {isUpright && <span>{copy.controls.reviewCaption}</span>}
    </IconButton>
  );
  return (
    <div
      role="group"
      aria-label={copy.controls.more}
      className={isUpright ? 'player-captions' : 'player-buttons'}
      style={{ gridArea: 'buttons' }}
    >
      {isUpright ? (
        renderActions(reviewButton)
      ) : (
        <>
          <VolumeControl sound={player.sound} />
          <IconButton
            label={copy.controls.panel}
            aria-expanded={props.isPanelOpen}
            onClick={props.onTogglePanel}
          >
            <ListVideo className="size-5.5" />
          </IconButton>
          <IconButton
            label={copy.controls.shortcuts}
            aria-keyshortcuts="?"
            onClick={player.commands.showShortcuts}
            className="player-shortcuts"
          >
            <Keyboard className="size-5.5" />
          </IconButton>
          {reviewButton}
          <ScreenButtons player={player} isFullscreen={isFullscreen} />
          {renderActions(null)}
        </>
      )}
    </div>
  );
}
