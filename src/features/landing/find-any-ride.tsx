import type { ReactNode } from 'react';
import { Brand } from '#src/ui/brand.tsx';

const examples: { by: string; entry: ReactNode }[] = [
  {
    by: 'Brand',
    entry: (
      <span className="origin-left scale-140">
        <Brand>J7</Brand>
      </span>
    ),
  },
  { by: 'Name', entry: 'Dust Devil' },
  { by: 'Stock contractor', entry: 'Rafter J Rodeo' },
  { by: 'Rider', entry: 'Cody Latham' },
];

/** The four ways to a ride, each with what somebody would type. */
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
          {examples.map(({ by, entry }) => (
            <div key={by} className="grid content-start gap-2">
              <dt className="label text-leather-ink-2">{by}</dt>
              <dd className="display flex min-h-9 items-center text-display-md">{entry}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stitch absolute inset-x-0 bottom-2" />
    </section>
  );
}
