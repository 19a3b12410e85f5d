import type { ReactNode } from 'react';
import arena from './art/arena-empty.svg';
import hat from './art/hat-rope.svg';

interface StatePanelProps {
  variant: 'empty' | 'error';
  title: string;
  /** Stands for the whole page, so that its title is the page's. */
  isFullPage?: boolean;
  /** What happened, or what to do. */
  children: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** What a list or a page shows instead of its content: nothing yet, or something went wrong. */
export function StatePanel({ variant, title, isFullPage = false, children, action }: StatePanelProps) {
  const Title = isFullPage ? 'h1' : 'h2';
  return (
    <div
      role={variant === 'error' ? 'alert' : undefined}
      className="grid justify-items-center gap-4 rounded-lg bg-surface px-6 py-12 text-center outline-2 -outline-offset-10 outline-stitch outline-dashed"
    >
      <img
        src={variant === 'error' ? hat : arena}
        alt=""
        className="aspect-video w-full max-w-80 rounded-md object-cover"
      />
      <Title className="display text-display-md">{title}</Title>
      <p className="max-w-[44ch] text-ink-2">{children}</p>
      {action}
    </div>
  );
}
