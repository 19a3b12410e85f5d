import type { ReactNode } from 'react';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';

const examples: { criterion: string; example: ReactNode }[] = [
  {
    criterion: copy.search.brand.name,
    example: (
      <span className="origin-left scale-140">
        <Brand>{copy.search.brand.example}</Brand>
      </span>
    ),
  },
  { criterion: copy.search.name.name, example: copy.search.name.example },
  { criterion: copy.search.contractor.name, example: copy.search.contractor.example },
  { criterion: copy.search.rider.name, example: copy.search.rider.example },
];

export function FindAnyRide() {
  return (
    <section
      aria-label={copy.search.label}
      className="grain on-dark relative bg-leather px-(--gutter) py-10 md:py-12"
    >
      <div className="stitch absolute inset-x-0 top-2" />
      <div className="mx-auto grid max-w-[78rem] gap-x-12 gap-y-6 md:grid-cols-[auto_1fr] md:items-center">
        <h2 className="display text-display-lg">{copy.search.title}</h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-6 md:grid-cols-4">
          {examples.map(({ criterion, example }) => (
            <div key={criterion} className="grid content-start gap-2">
              <dt className="label text-leather-ink-2">{criterion}</dt>
              <dd className="display flex min-h-9 items-center text-display-md">{example}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stitch absolute inset-x-0 bottom-2" />
    </section>
  );
}
