import { paths } from '#src/config/paths.ts';
import { Brand } from '#src/ui/brand.tsx';
import { copy } from './copy.ts';

const { brand, name, contractor, rider } = copy.search;

const examples = [brand, name, contractor, rider].map((criterion) => ({
  ...criterion,
  href: `${paths.search}?${new URLSearchParams({ search: criterion.example }).toString()}`,
}));

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
          {examples.map(({ name: criterion, example, href }) => (
            <div key={criterion} className="grid content-start gap-2">
              <dt className="label text-leather-ink-2">{criterion}</dt>
              <dd className="display text-display-md">
                <a
                  href={href}
                  aria-label={example}
                  className="flex min-h-11 items-center no-underline hover:underline"
                >
                  {example === brand.example ? (
                    <span className="origin-left scale-140">
                      <Brand>{example}</Brand>
                    </span>
                  ) : (
                    example
                  )}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="stitch absolute inset-x-0 bottom-2" />
    </section>
  );
}
