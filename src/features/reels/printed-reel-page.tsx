import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { reelPath } from '#src/config/reel-links.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { printPage } from '#src/lib/print-page.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { reelQuery } from '#src/queries/reel-queries.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { ReelFallback } from './reel-fallback.tsx';
import { ReelPaper } from './reel-paper.tsx';
import '#src/ui/paper.css';
import './reel-paper.css';

const ResultPaper = lazyComponent(() => import('./results/result-paper.tsx'), 'ResultPaper');

/** Without the shell, which is not printed. */
export default function PrintedReelPage() {
  return (
    <QueryProvider>
      <PrintedReel />
    </QueryProvider>
  );
}

function PrintedReel() {
  const { id = '' } = useParams();
  const query = useQuery(reelQuery(id));
  const goBack = useGoBack(reelPath(id));
  return (
    <main id="main" className="paper-page">
      {query.data ? (
        <>
          <header className="paper-toolbar">
            <PageHeader
              title={query.data.reel.is_result_list ? query.data.reel.title : copy.paper.title}
              leading={<BackButton onClick={goBack} />}
            >
              <Button variant="primary" onClick={() => void printPage()}>
                <Printer aria-hidden="true" className="size-4.5" />
                {copy.actions.print}
              </Button>
            </PageHeader>
          </header>
          {query.data.reel.is_result_list ? (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <ResultPaper playable={query.data} />
            </Suspense>
          ) : (
            <ReelPaper playable={query.data} />
          )}
        </>
      ) : (
        <ReelFallback query={query} />
      )}
    </main>
  );
}
