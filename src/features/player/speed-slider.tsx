import { useId } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { findNearestRateIndex, normalRate, playbackRates } from './speed.ts';

/** Playback speed; the labelled steps are the only stops. */
export function SpeedSlider({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  const label = useId();
  const stop = findNearestRateIndex(rate);
  return (
    <div className="grid items-center gap-x-4 md:grid-cols-[auto_minmax(0,25rem)] md:justify-center">
      <span id={label} className="label text-on-picture-2">
        Speed
      </span>
      <div>
        <input
          type="range"
          aria-labelledby={label}
          aria-valuetext={`${rate}x`}
          min={0}
          max={playbackRates.length - 1}
          value={stop}
          onChange={(event) => onChange(playbackRates[event.currentTarget.valueAsNumber] ?? normalRate)}
          className="block h-11 w-full cursor-pointer accent-red"
        />
        <div
          aria-hidden="true"
          className="-mt-2 flex justify-between font-display text-display-2xs leading-none"
        >
          {playbackRates.map((speed, index) => (
            <span
              key={speed}
              className={classNames(
                'grid w-6 justify-items-center whitespace-nowrap',
                index === stop ? 'font-extrabold text-on-picture' : 'font-semibold text-on-picture-2',
              )}
            >
              {speed}x
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
