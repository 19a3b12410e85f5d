import type { ReactNode } from 'react';
import { Brand } from '#src/ui/brand.tsx';

const examples: { criterion: string; example: ReactNode }[] = [
  {
    criterion: 'Brand',
    example: (
      <span className="origin-left scale-140">
        <Brand>J7</Brand>
      </span>
    ),
  },
  { criterion: 'Name', example: 'Dust Devil' },
  { criterion: 'Stock contractor', example: 'Rafter J Rodeo' },
  { criterion: 'Rider', example: 'Cody Latham' },
];

export function FindAnyRide() {
  return (
    <section
      aria-label="Search by"
      className="grain on-dark relative bg-leather px-(--gutter) py-10 md:py-12"
    >
      <div className="stitch absolute inset-x-0 top-2" />
      <div className="mx-auto grid max-w-[78rem] gap-x-12 gap-y-6 md:grid-cols-[auto_1fr] md:items-center">
        <h2 className="display text-display-lg">Find any ride by</h2>
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
