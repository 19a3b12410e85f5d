import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';
import arena from './art/arena-empty.svg';
import hatAndRope from './art/hat-rope.svg';

interface StatePanelProps {
  variant: 'empty' | 'error';
  title: string;
  isFullPage?: boolean;
  children: ReactNode;
  action?: ReactNode;
}

export function StatePanel({ variant, title, isFullPage = false, children, action }: StatePanelProps) {
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
        <PageHeading title={title} className="text-display-md" />
      ) : (
        <h2 className="display text-display-md">{title}</h2>
      )}
      <p className="max-w-[44ch] text-ink-2">{children}</p>
      {action}
    </div>
  );
}
