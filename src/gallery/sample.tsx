import { useId, type ReactNode } from 'react';

/** One screenshot of the visual test. */
export function SampleGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="gallery-group">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface SampleProps {
  title: string;
  isRow?: boolean;
  isDark?: boolean;
  children: ReactNode;
}

export function Sample({ title, isRow = false, isDark = false, children }: SampleProps) {
  const content = isRow ? <div className="gallery-row">{children}</div> : children;
  return (
    <div className="gallery-sample">
      <h3>{title}</h3>
      {isDark ? <div className="on-dark gallery-dark">{content}</div> : content}
    </div>
  );
}
