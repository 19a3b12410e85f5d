import { Suspense, type ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { SiteFooter, SiteHeader } from './site-layout.tsx';
import { CardOptionsContext } from '#src/features/feed/card-options-context.ts';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { renderCardVideoOptions } from '../pages/video-options-slots.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export function VisitorLayout({ children }: { children: ReactNode }) {
  useScrollRestoration();
  return (
    <QueryProvider>
      <div className="grid min-h-screen grid-cols-1 grid-rows-[auto_1fr_auto]">
        <SiteHeader productName={env.productName} />
        <main id="main" className="relative min-w-0 px-(--gutter) pt-6 pb-18 shell:pt-12">
          <PageErrorBoundary>
            <Suspense fallback={<PageSkeleton />}>
              <CardOptionsContext value={renderCardVideoOptions}>{children}</CardOptionsContext>
            </Suspense>
          </PageErrorBoundary>
        </main>
        <SiteFooter productName={env.productName} />
      </div>
    </QueryProvider>
  );
}
