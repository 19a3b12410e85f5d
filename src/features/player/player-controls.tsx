import { Volume2, VolumeX } from 'lucide-react';
import { formatCount, formatDuration } from '#src/lib/format.ts';
import { IconButton } from '#src/ui/button.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { SpeedSlider } from './speed-slider.tsx';
import type { PlaybackControls } from './use-playback.ts';

export function PlayerControls({ state, actions, views }: PlaybackControls & { views: number | undefined }) {
  return (
    <div className="grid gap-2 bg-linear-to-t from-player via-player/80 to-transparent px-(--gutter) pt-18 pb-4">
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={`${formatDuration(state.time)} of ${formatDuration(state.duration)}`}
        min={0}
        max={state.duration || 1}
        step={0.01}
        value={state.time}
        onChange={(event) => actions.seek(event.currentTarget.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-red"
      />
      <div className="grid items-center gap-x-6 gap-y-2 md:grid-cols-[auto_1fr_auto]">
        <div className="flex items-center gap-2">
          <TransportControls isPlaying={state.isPlaying} onToggle={actions.toggle} onStep={actions.step} />
          <p className="numeral ml-auto text-[2.5rem] md:ml-3 md:text-[2.75rem]">
            {state.time.toFixed(2)}
            <small className="text-display-sm font-semibold text-on-picture-2">
              {' '}
              / {state.duration.toFixed(2)}
            </small>
          </p>
        </div>
        <SpeedSlider rate={state.rate} onChange={actions.setRate} />
        <div className="flex items-center gap-3 md:justify-self-end">
          {views !== undefined && (
            <p className="flex flex-1 items-baseline gap-[0.3em] text-sm text-on-picture-2">
              <b className="label text-[1.625rem] leading-none text-on-picture tabular-nums">
                {formatCount(views)}
              </b>
              {views === 1 ? 'view' : 'views'}
            </p>
          )}
          <IconButton
            label={state.isMuted ? 'Sound on' : 'Mute'}
            aria-pressed={state.isMuted}
            onClick={actions.toggleMuted}
          >
            {state.isMuted ? <VolumeX className="size-5.5" /> : <Volume2 className="size-5.5" />}
          </IconButton>
        </div>
      </div>
    </div>
  );
}
