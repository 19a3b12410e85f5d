import { useId, type ReactNode } from 'react';

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
