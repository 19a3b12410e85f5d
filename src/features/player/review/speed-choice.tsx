import { minRate, normalRate } from '#src/domain/playback-rate.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

const rates = [minRate, 0.25, 0.5, normalRate];

export function SpeedChoice({ rate, onChange }: { rate: number; onChange: (rate: number) => void }) {
  return (
    <div role="group" aria-label={copy.speed.label} className="flex shrink-0">
      {rates.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === rate}
          onClick={() => onChange(choice)}
          className={classNames(
            'label min-h-11 min-w-11 rounded-md px-2 normal-case sm:px-3 hover:bg-current/10',
            choice === rate ? 'text-on-picture' : 'text-on-picture-2',
          )}
        >
          {copy.speed.rate(choice)}
        </button>
      ))}
    </div>
  );
}
