import type { ReactNode } from 'react';

export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid text-sm">{children}</dl>;
}

export function FactListItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid min-h-[1.9rem] grid-cols-[3.75rem_1fr] items-center gap-2">
      <dt className="label pt-[0.1em] text-md leading-none text-ink-2">{label}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 font-[550]">{children}</dd>
    </div>
  );
}
