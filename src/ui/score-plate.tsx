import type { Scoring } from '#src/domain/rodeo-event.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

interface ScorePlateProps {
  value: number;
  scoring: Scoring;
  /** For the player, by the size of its container. */
  large?: boolean;
}

export function ScorePlate({ value, scoring, large = false }: ScorePlateProps) {
  return (
    <div
      className={classNames(
        'grain pins relative inline-grid justify-items-center rounded-[3px] bg-plate text-plate-ink shadow-2',
        large
          ? 'min-w-[1.68em] px-[max(0.21em,10px)] pt-[max(0.24em,14px)] pb-[max(0.13em,6px)] text-[clamp(36px,11cqw,4.75rem)] short:text-[36px]'
          : 'min-w-21 px-3.5 pt-3.5 pb-2',
      )}
    >
      <b
        className={classNames(
          'numeral font-black tracking-[-0.02em]',
          large ? 'text-[1em]' : 'text-[2.875rem]',
        )}
      >
        {scoring === 'score' ? value : value.toFixed(2)}
      </b>
      <span
        className={classNames(
          'label tracking-[0.09em] text-plate-ink-2',
          large ? 'text-[max(0.24em,14px)]' : 'text-[0.9375rem]',
        )}
      >
        {copy.result[scoring]}
      </span>
    </div>
  );
}
