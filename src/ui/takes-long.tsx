import type { ReactNode } from 'react';
import { useTakesLong } from '#src/lib/use-takes-long.ts';
import { copy } from './copy.ts';

/** Rendered while something is waited for: says after 30 seconds that it still goes on. */
export function TakesLong({ children = copy.takesLong }: { children?: ReactNode }) {
  if (!useTakesLong()) return null;
  return (
    <p role="status" className="max-w-[44ch] text-sm text-ink-2">
      {children}
    </p>
  );
}
