import type { ComponentType, ReactNode } from 'react';
import { formatCount } from '#src/languages/format-facts.ts';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import type { CategorySearch } from './use-search.ts';

/** Specification, section 9. */
const skeletonCount = 5;

interface ResultSectionProps<Item> {
  copy: { title: string; error: string; idle?: string };
  search: CategorySearch<Item>;
  /** The first search is about to start. */
  isStarting?: boolean;
  skeleton: ReactNode;
  Container: ComponentType<{ children: ReactNode }>;
  children: (items: Item[]) => ReactNode;
}

export function ResultSection<Item>(props: ResultSectionProps<Item>) {
  const { search, isStarting = false, skeleton, Container, children } = props;
  const { title, error, idle: idleText } = props.copy;
  const { results, isError } = search;
  const hasItems = results !== undefined && results.items.length > 0;
  const isLoading = search.isLoading || isStarting;
  const idle = results ? undefined : idleText;
  if (!isLoading && !isError && !hasItems && !idle) return null;
  return (
    <section aria-label={title} aria-busy={isLoading} className="grid grid-cols-1 gap-6">
      <div className="flex items-center gap-3">
        <h2 className="display text-display-lg">{title}</h2>
        <span aria-hidden="true" className="stitch flex-1" />
        {results && <ResultCount count={results.total} />}
      </div>
      {isLoading ? (
        <Container>
          {Array.from({ length: skeletonCount }, (_, index) => (
            <div key={index} aria-hidden="true">
              {skeleton}
            </div>
          ))}
        </Container>
      ) : isError ? (
        <SearchError text={error} onRetry={search.retry} />
      ) : !hasItems ? (
        <p className="text-ink-2">{idle}</p>
      ) : (
        <>
          {children(results.items)}
          {results.items.length < results.total && (
            <p className="text-sm text-ink-2">
              {copy.truncated(results.items.length, formatCount(results.total))}
            </p>
          )}
        </>
      )}
    </section>
  );
}

function ResultCount({ count }: { count: number }) {
  return (
    <span className="label text-ink-2">
      {formatCount(count)}
      <span className="sr-only"> {copy.found}</span>
    </span>
  );
}

/** One line only: the other sections still show their results. */
function SearchError({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">{text}</p>
      <Button variant="ghost" className="-mx-3" onClick={onRetry}>
        {copy.tryAgain}
      </Button>
    </div>
  );
}
