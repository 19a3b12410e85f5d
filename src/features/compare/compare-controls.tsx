import type { ComponentType } from 'react';
import { getCommonRange, type ComparedClip } from '#src/domain/compare-timeline.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { copy } from './copy.ts';
import type { SyncedPlayback } from './synced-playback.ts';
import { useSyncedState } from './use-synced-playback.ts';

export type SpeedSliderComponent = ComponentType<{ rate: number; onChange: (rate: number) => void }>;

interface CompareControlsProps {
  playback: SyncedPlayback;
  clips: readonly ComparedClip[];
  onStep: (frames: 1 | -1) => void;
  SpeedSlider: SpeedSliderComponent;
}

/** One time, one speed and one button for both clips. */
export function CompareControls({ playback, clips, onStep, SpeedSlider }: CompareControlsProps) {
  const { time, isPlaying, rate } = useSyncedState(playback);
  const { start, end } = getCommonRange(clips);
  return (
    <div role="group" aria-label={copy.controls.label} className="compare-controls">
      <div style={{ gridArea: 'position' }}>
        <RangeSlider
          aria-label={copy.controls.position}
          aria-valuetext={copy.controls.timeOf(time, end)}
          data-seeks=""
          max={end - start}
          step="any"
          value={time - start}
          onChange={(value) => playback.seekTo(start + value)}
          className="block"
        />
      </div>
      <div style={{ gridArea: 'transport' }}>
        <TransportControls
          isPlaying={isPlaying}
          hasEnded={time >= end}
          onToggle={playback.toggle}
          onStep={onStep}
        />
      </div>
      <p className="numeral text-display-md" style={{ gridArea: 'clock' }}>
        {copy.controls.time(time)}
      </p>
      <SpeedSlider rate={rate} onChange={playback.setRate} />
    </div>
  );
}
