import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

const variantClasses = {
  default: 'bg-sunken text-ink',
  brass: 'bg-brass text-on-brass',
  success: 'bg-green-wash text-green-text',
  warning: 'bg-brass-wash text-brass-text',
  overlay: 'bg-overlay text-on-picture tabular-nums',
};

export function Tag({
  variant = 'default',
  children,
}: {
  variant?: keyof typeof variantClasses;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        'label inline-flex items-center gap-[0.35em] rounded-sm px-[0.5em] pt-[0.22em] pb-[0.14em] text-display-2xs leading-none whitespace-nowrap',
        variantClasses[variant],
      )}
    >
      {children}
    </span>
  );
}
