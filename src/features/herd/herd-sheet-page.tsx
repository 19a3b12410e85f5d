import { useQuery } from '@tanstack/react-query';
import '#src/ui/paper.css';
import './herd.css';
import { herdQuery } from '#src/queries/ride-queries.ts';
import { paths } from '#src/config/paths.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { useAccount } from '#src/session/use-account.ts';
import { EmptyPanel } from '#src/ui/empty-panel.tsx';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { HerdPaper } from './herd-paper.tsx';
import { HerdToolbar } from './herd-toolbar.tsx';

/** Without the shell, which is not printed. */
export default function HerdSheetPage() {
  return (
    <QueryProvider>
      <HerdSheet />
    </QueryProvider>
  );
}

function HerdSheet() {
  const { selected } = useAccount();
  const query = useQuery(herdQuery(selected.id));
  const herd = query.data;
  const canPrint = herd !== undefined && herd.animals.length > 0;
  return (
    <main id="main" className="paper-page">
      <HerdToolbar canPrint={canPrint} />
      {canPrint ? (
        <HerdPaper owner={selected} herd={herd} />
      ) : herd ? (
        <EmptyPanel copy={copy.empty} to={paths.newAnimal} linkText={copy.empty.add} />
      ) : (
        <QueryFallback query={query} copy={copy}>
          <HerdSkeleton />
        </QueryFallback>
      )}
    </main>
  );
}

function HerdSkeleton() {
  return (
    <Loading label={copy.loading} className="mx-auto grid w-full max-w-profile gap-3">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-26 w-full" />
      ))}
    </Loading>
  );
}
