import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse bg-sunken [:where(&)]:rounded-sm', className)}
    />
  );
}

interface LoadingProps {
  /** What is loading, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** Shown in place of content that is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}
