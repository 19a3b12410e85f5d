import { Suspense, type ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { SiteFooter, SiteHeader } from './site-layout.tsx';
import { CardActionsContext } from '#src/features/feed/card-actions-context.ts';
import { PageErrorBoundary } from '../frame/error-boundaries.tsx';
import { cardActions } from '../pages/card-actions.tsx';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { PageSkeleton } from '../frame/shell-skeleton.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export function VisitorLayout({ children }: { children: ReactNode }) {
  useScrollRestoration();
  return (
    <QueryProvider>
      <div className="grid min-h-screen grid-cols-1 grid-rows-[auto_1fr_auto]">
        <SiteHeader productName={env.productName} />
        {/* As high as the screen, so that no footer moves when the page arrives. */}
        <main
          id="main"
          className="relative min-h-svh min-w-0 px-(--gutter) pt-6 pb-18 [--below-bar:0px] shell:pt-12"
        >
          <PageErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <CardActionsContext value={cardActions}>{children}</CardActionsContext>
            </Suspense>
          </PageErrorBoundary>
        </main>
        <SiteFooter productName={env.productName} />
      </div>
    </QueryProvider>
  );
}
