import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export function CardGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={classNames(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-8 gap-y-12',
        'short:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
        className,
      )}
    />
  );
}

export function SmallCardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] sm:gap-x-6 sm:gap-y-8">
      {children}
    </div>
  );
}
