import Film from 'lucide-react/icons/film';
import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

/** Shows that files can be dropped on the page. */
export function DropZone({ isDragging, children }: { isDragging: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid min-h-80 content-center justify-items-center gap-4 rounded-lg px-6 py-14 text-center -outline-offset-10 transition-colors',
        isDragging
          ? 'bg-red-wash outline-3 outline-red-text outline-solid'
          : 'bg-surface outline-2 outline-stitch outline-dashed',
      )}
    >
      <Film aria-hidden="true" className="size-12 text-ink-2" strokeWidth={1.5} />
      {children}
    </div>
  );
}
