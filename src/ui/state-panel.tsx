import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import arena from './art/arena-empty.svg';
import hatAndRope from './art/hat-rope.svg';

/** What a panel says, as the catalogs have it. */
export interface StateCopy {
  title: string;
  text: ReactNode;
}

interface StatePanelProps {
  copy: StateCopy;
  variant?: 'empty' | 'error';
  isFullPage?: boolean | undefined;
  action?: ReactNode;
}

export function StatePanel({ copy, variant = 'empty', isFullPage = false, action }: StatePanelProps) {
  return (
    <div
      role={variant === 'error' ? 'alert' : undefined}
      className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-12 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed"
    >
      <img
        src={variant === 'error' ? hatAndRope : arena}
        alt=""
        className="aspect-video w-full max-w-80 rounded-md object-cover short:hidden"
      />
      {isFullPage ? (
        <PageHeading title={copy.title} className="text-display-md" />
      ) : (
        <h2 className="display text-display-md">{copy.title}</h2>
      )}
      <p className="max-w-[44ch] text-ink-2">{copy.text}</p>
      {action}
    </div>
  );
}
