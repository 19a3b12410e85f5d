import { useId, type ReactNode } from 'react';

/** A part of a long page, under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <div className="flex items-center gap-3">
        <h2 id={id} className="display text-display-md">
          {title}
        </h2>
        <span className="stitch flex-1" />
      </div>
      {children}
    </section>
  );
}
