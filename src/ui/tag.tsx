import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

const variantClasses = {
  paper: 'bg-sunk text-ink',
  brass: 'bg-brass text-on-brass',
  picture: 'bg-veil text-on-picture tabular-nums',
};

/** Tells something: an event, a kind of account, a length. Never clickable; brass is for ride of the week. */
export function Tag({
  look = 'paper',
  children,
}: {
  look?: keyof typeof variantClasses;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'label inline-flex items-center gap-[0.35em] rounded-sm px-[0.5em] pt-[0.22em] pb-[0.14em] text-display-2xs leading-none whitespace-nowrap',
        variantClasses[look],
      )}
    >
      {children}
    </span>
  );
}
