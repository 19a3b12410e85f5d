import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  text: string;
  /** What the signs of the chart stand for, or where they are from. */
  legend: string;
  children: ReactNode;
}

/** One chart with what it says. */
export function Panel({ title, text, legend, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="bordered-soft grid content-start gap-6 rounded-lg bg-surface p-4 sm:p-6"
    >
      <div className="grid gap-1">
        <h3 id={id} className="display text-display-sm">
          {title}
        </h3>
        <p className="text-ink-2">{text}</p>
      </div>
      {children}
      <p className="text-sm text-ink-2">{legend}</p>
    </section>
  );
}
