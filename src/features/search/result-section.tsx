import type { ComponentType, ReactNode } from 'react';
import { formatCount } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import type { Source } from './use-search.ts';

/** As many skeletons as the specification asks for. */
const skeletons = 5;

interface ResultSectionProps<Item> {
  title: string;
  source: Source<Item>;
  /** The shape of one result that is on its way. */
  skeleton: ReactNode;
  /** How skeletons are laid out. */
  Frame: ComponentType<{ children: ReactNode }>;
  /** What is shown while nothing is looked for. */
  idle?: string;
  children: (items: Item[]) => ReactNode;
}

/** What one source has found, under its name and with its count. */
export function ResultSection<Item>(props: ResultSectionProps<Item>) {
  const { title, source, skeleton, Frame, idle = '', children } = props;
  const { found, isLoading } = source;
  return (
    <section aria-label={title} aria-busy={isLoading} className="grid grid-cols-1 gap-6">
      <div className="flex items-center gap-3">
        <h2 className="display text-display-lg">{title}</h2>
        <span aria-hidden="true" className="stitch flex-1" />
        {found && <Count count={found.count} />}
      </div>
      {isLoading ? (
        <Frame>
          {Array.from({ length: skeletons }, (_, place) => (
            <div key={place} aria-hidden="true">
              {skeleton}
            </div>
          ))}
        </Frame>
      ) : source.hasFailed ? (
        <Failed title={title} onRetry={source.retry} />
      ) : !found ? (
        <p className="text-ink-2">{idle}</p>
      ) : found.items.length === 0 ? (
        <p className="text-ink-2">No {title.toLowerCase()} found.</p>
      ) : (
        <>
          {children(found.items)}
          {found.items.length < found.count && (
            <p className="text-sm text-ink-2">
              The first {found.items.length} of {formatCount(found.count)}. Type more to narrow it down.
            </p>
          )}
        </>
      )}
    </section>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="label text-ink-2">
      {formatCount(count)}
      <span className="sr-only"> found</span>
    </span>
  );
}

/** The other sections go on: a line is enough, and a way to try again. */
function Failed({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">{title} could not be searched just now.</p>
      <Button look="quiet" className="-mx-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
