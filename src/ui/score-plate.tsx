import type { Scoring } from '#src/domain/rodeo-event.ts';
import { classNames } from '#src/lib/class-names.ts';

interface ScorePlateProps {
  value: number;
  scoring: Scoring;
  large?: boolean;
}

export function ScorePlate({ value, scoring, large = false }: ScorePlateProps) {
  return (
    <div
      className={classNames(
        'grain pins relative inline-grid justify-items-center rounded-[3px] bg-plate text-plate-ink shadow-2',
        large
          ? 'min-w-24 px-3 pt-3 pb-2 md:min-w-32 md:px-4 md:pt-4.5 md:pb-2.5'
          : 'min-w-21 px-3.5 pt-3.5 pb-2',
      )}
    >
      <b
        className={classNames(
          'numeral font-black tracking-[-0.02em]',
          large ? 'text-[3.25rem] md:text-[4.75rem]' : 'text-[2.875rem]',
        )}
      >
        {scoring === 'score' ? value : value.toFixed(2)}
      </b>
      <span
        className={classNames(
          'label tracking-[0.09em] text-plate-ink-2',
          large ? 'text-lg' : 'text-[0.9375rem]',
        )}
      >
        {scoring}
      </span>
    </div>
  );
}
