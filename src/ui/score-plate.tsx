import type { ReactNode } from 'react';
import type { PlateResult } from '#src/domain/plate-result.ts';
import { toDecimal } from '#src/languages/localize.ts';
import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

interface ScorePlateProps extends PlateResult {
  /** The large plate of the player, whose size follows its container. */
  large?: boolean;
  /** What the result is made of; by default whether it is a score or a time. */
  children?: ReactNode;
}

export function ScorePlate({ value, scoring, seconds, large = false, children }: ScorePlateProps) {
  const isBuckOff = scoring === 'score' && value === 0;
  return (
    <div
      className={classNames(
        'grain pins relative inline-grid justify-items-center rounded-[3px] bg-plate text-plate-ink shadow-2',
        large
          ? 'min-w-[1.68em] px-[max(0.21em,10px)] pt-[max(0.24em,14px)] pb-[max(0.13em,6px)] text-[clamp(36px,11cqw,4.75rem)] short:text-[36px]'
          : 'min-w-21 px-3.5 pt-3.5 pb-2',
      )}
    >
      {isBuckOff ? (
        <BuckOff large={large} />
      ) : (
        <b
          className={classNames(
            'numeral font-black tracking-[-0.02em]',
            large ? 'text-[1em]' : 'text-[min(2.875rem,18vw)]',
          )}
        >
          {toDecimal(scoring === 'score' ? value : value.toFixed(2))}
        </b>
      )}
      {(!isBuckOff || seconds !== undefined) && (
        <span
          className={classNames(
            'label text-plate-ink-2',
            isBuckOff ? 'normal-case tabular-nums' : 'tracking-[0.09em]',
            large ? 'text-[max(0.24em,14px)]' : 'text-[0.9375rem]',
          )}
        >
          {isBuckOff && seconds !== undefined
            ? copy.result.seconds(seconds)
            : (children ?? copy.result[scoring])}
        </span>
      )}
    </div>
  );
}

/** Words on two lines: a big 0 would shame. */
function BuckOff({ large }: { large: boolean }) {
  return (
    <b
      className={classNames(
        'display w-min wrap-normal pb-1 text-center leading-[0.9] font-black',
        large ? 'text-[0.5em]' : 'text-[1.6875rem]',
      )}
    >
      {copy.result.buckedOff}
    </b>
  );
}
