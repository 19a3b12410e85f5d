import { toDecimal } from '#src/languages/localize.ts';
import type { ReactNode } from 'react';
import { copy } from '../copy.ts';

interface ClipRowProps {
  picture: ReactNode;
  /** Seconds. */
  duration: number;
  /** Below the length. */
  children: ReactNode;
  action?: ReactNode;
}

/** The clip of a ride beside its length. */
export function ClipRow({ picture, duration, children, action }: ClipRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {picture}
      <div className="grid flex-[1_1_8rem] gap-1">
        <p>
          <span className="numeral text-[2.25rem]">{toDecimal(duration.toFixed(2))}</span>{' '}
          <span className="label text-ink-2">{copy.seconds}</span>
        </p>
        {children}
      </div>
      {action}
    </div>
  );
}
