import { useId } from 'react';
import { findNearestRateIndex, normalRate, playbackRates } from '#src/domain/playback-rate.ts';
import { classNames } from '#src/lib/class-names.ts';
import { RangeSlider } from '#src/ui/range-slider.tsx';
import { copy } from './copy.ts';
import './speed-slider.css';

/** Label and slider are cells of the controls' grid. */
export function SpeedSlider({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const labelId = useId();
  const selectedIndex = findNearestRateIndex(rate);
  const hasLabel = playbackRates[selectedIndex] === rate;
  return (
    <>
      <p className="player-label label" style={{ gridArea: 'speed' }}>
        <span id={labelId}>{copy.speed}</span>
        <span aria-hidden="true" data-labeled={hasLabel} className="player-rate">
          {copy.rate(rate)}
        </span>
      </p>
      <div className="min-w-0" style={{ gridArea: 'slider' }}>
        <RangeSlider
          aria-labelledby={labelId}
          aria-valuetext={copy.rate(rate)}
          aria-keyshortcuts="Shift+, Shift+."
          max={playbackRates.length - 1}
          value={selectedIndex}
          onChange={(index) => onChange(playbackRates[index] ?? normalRate)}
          className="range-stops block"
        />
        <div aria-hidden="true" className="player-rates">
          {playbackRates.map((labeledRate, index) => (
            <span
              key={labeledRate}
              className={classNames(
                'grid w-5.5 justify-items-center whitespace-nowrap',
                hasLabel && index === selectedIndex
                  ? 'font-extrabold text-on-picture'
                  : 'font-semibold text-on-picture-2',
              )}
            >
              {copy.rate(labeledRate)}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
