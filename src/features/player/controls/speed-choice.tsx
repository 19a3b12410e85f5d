import { minRate, normalRate } from '#src/domain/playback-rate.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';
import { useRide } from './ride-context.ts';

const rates = [minRate, 0.25, 0.5, normalRate];

/** The speeds at which one sees most, each with one tap. */
export function SpeedChoice() {
  const { state, commands } = useRide().player;
  return (
    <div role="group" aria-label={copy.speed} className="flex shrink-0">
      {rates.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === state.rate}
          onClick={() => commands.setRate(choice)}
          className={classNames(
            'label min-h-11 min-w-11 rounded-md px-2 normal-case sm:px-3 hover:bg-current/10',
            choice === state.rate ? 'text-on-picture' : 'text-on-picture-2',
          )}
        >
          {copy.rate(choice)}
        </button>
      ))}
    </div>
  );
}
