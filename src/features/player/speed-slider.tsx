import { useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { findNearestRateIndex, normalRate, playbackRates } from './speed.ts';

export function SpeedSlider({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const labelId = useId();
  const selectedIndex = findNearestRateIndex(rate);
  return (
    <div className="grid items-center gap-x-4 md:grid-cols-[auto_minmax(0,25rem)] md:justify-center">
      <span id={labelId} className="label text-on-picture-2">
        Speed
      </span>
      <div>
        <input
          type="range"
          aria-labelledby={labelId}
          aria-valuetext={`${rate}x`}
          min={0}
          max={playbackRates.length - 1}
          value={selectedIndex}
          onChange={(event) => onChange(playbackRates[event.currentTarget.valueAsNumber] ?? normalRate)}
          className="block h-11 w-full cursor-pointer accent-red"
        />
        <div
          aria-hidden="true"
          className="-mt-2 flex justify-between font-display text-display-2xs leading-none"
        >
          {playbackRates.map((labeledRate, index) => (
            <span
              key={labeledRate}
              className={classNames(
                'grid w-6 justify-items-center whitespace-nowrap',
                index === selectedIndex
                  ? 'font-extrabold text-on-picture'
                  : 'font-semibold text-on-picture-2',
              )}
            >
              {labeledRate}x
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
