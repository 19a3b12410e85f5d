import type { ComponentType } from 'react';
import { getCommonRange } from '#src/domain/compare-timeline.ts';
import { TransportControls } from '#src/ui/transport-controls.tsx';
import { CompareTracks, type CompareTrack } from './compare-tracks.tsx';
import { copy } from './copy.ts';
import type { SyncedPlayback } from './synced-playback.ts';
import { useSyncedState } from './use-synced-playback.ts';

export type SpeedSliderComponent = ComponentType<{ rate: number; onChange: (rate: number) => void }>;

interface CompareControlsProps {
  playback: SyncedPlayback;
  tracks: readonly CompareTrack[];
  onStep: (frames: 1 | -1) => void;
  SpeedSlider: SpeedSliderComponent;
}

/** One time, one speed and one button for both clips. */
export function CompareControls({ playback, tracks, onStep, SpeedSlider }: CompareControlsProps) {
  const { time, isPlaying, rate } = useSyncedState(playback);
  const { end } = getCommonRange(tracks.map(({ clip }) => clip));
  return (
    <div role="group" aria-label={copy.controls.label} className="compare-controls">
      <div style={{ gridArea: 'position' }}>
        <CompareTracks tracks={tracks} time={time} onSeek={playback.seekTo} />
      </div>
      <div style={{ gridArea: 'transport' }}>
        <TransportControls
          isPlaying={isPlaying}
          hasEnded={time >= end}
          onToggle={playback.toggle}
          onStep={onStep}
        />
      </div>
      <SpeedSlider rate={rate} onChange={playback.setRate} />
    </div>
  );
}
