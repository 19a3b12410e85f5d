import type { MouseEvent } from 'react';
import { formatDuration, formatTimecode } from '#src/lib/format.ts';
import { useMediaQuery } from '#src/lib/use-media-query.ts';
import { mediaQueries } from '#src/ui/media-queries.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { ControlButtons } from './control-buttons.tsx';
import { copy } from './copy.ts';
import { getFadingClass } from './get-fading-class.ts';
import { PlayerClock } from './player-clock.tsx';
import { usePlayerPage } from './player-context.ts';
import { useRide } from './ride-context.ts';
import { SpeedButton } from './speed-button.tsx';
import { SpeedSlider } from './speed-slider.tsx';
import { ViewCount } from './view-count.tsx';

/** A click on a button leaves the focus where it is, and so the space bar to the player. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}

/** Over the picture; on a phone held upright, below it. */
export function PlayerControls() {
  const { isUpright } = usePlayerPage();
  const { player, review } = useRide();
  const { state, isPlaying, commands } = player;
  const isShort = useMediaQuery(mediaQueries.short);
  return (
    <div
      data-controls
      role="presentation"
      onMouseDown={keepFocus}
      className={`player-controls ${isUpright ? '' : getFadingClass(player)}`}
    >
      <RangeSlider
        data-seeks
        aria-label={copy.position}
        aria-valuetext={copy.positionValue(formatDuration(state.time), formatDuration(state.duration))}
        max={state.duration || 1}
        step={0.01}
        value={state.time}
        onChange={commands.seekTo}
        className="block"
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
          {isUpright && <PlayerClock />}
          <p className="numeral">
            {isPlaying && !review.isOpen ? formatDuration(state.time) : formatTimecode(state.time)}
            <small> / {formatDuration(state.duration)}</small>
          </p>
        </div>
        {isUpright || isShort ? (
          <SpeedButton />
        ) : (
          <SpeedSlider rate={state.rate} onChange={commands.setRate} />
        )}
        <ViewCount />
        <ControlButtons />
      </div>
    </div>
  );
}
