import { Suspense, type ReactNode } from 'react';
import { env } from '#src/config/env.ts';
import { CardActionsContext } from '#src/features/feed/card-actions-context.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { PageErrorBoundary } from '../frame/error-boundaries.tsx';
import { FirstLinkPage } from '../frame/first-link.tsx';
import { cardActions } from '../pages/card-actions.tsx';
import { VisitorFrame } from './site-layout.tsx';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export function VisitorLayout({ children }: { children: ReactNode }) {
  useScrollRestoration();
  return (
    <QueryProvider>
      <VisitorFrame productName={env.productName}>
        <PageErrorBoundary>
          <Suspense fallback={<FirstLinkPage />}>
            <CardActionsContext value={cardActions}>{children}</CardActionsContext>
          </Suspense>
        </PageErrorBoundary>
      </VisitorFrame>
    </QueryProvider>
  );
}
