import type { ReactNode } from 'react';

/** Cards in one column on a phone and in two on a desktop. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))] gap-x-8 gap-y-12">
      {children}
    </div>
  );
}
