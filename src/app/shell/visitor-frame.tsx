import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { SiteFoot, SiteHead } from '../drawn/site-frame.tsx';
import { CardOptions } from '#src/features/feed/card-options.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { cardVideoOptions } from '../pages/card-video-options.tsx';
import { PlayerOverPage } from '../pages/player-over-page.tsx';
import { WithQueries } from '../with-queries.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What surrounds a page that visitors may see as well: the head and the foot of the pages without the app. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <WithQueries>
      <div className="grid min-h-screen grid-cols-1 grid-rows-[auto_1fr_auto]">
        <SiteHead productName={env.productName} />
        <main id="main" className="relative min-w-0 px-(--gutter) pt-6 pb-18 shell:pt-12">
          <ErrorBoundary resetOn={pathname}>
            <Suspense fallback={<PageSkeleton />}>
              <CardOptions value={cardVideoOptions}>{children}</CardOptions>
            </Suspense>
          </ErrorBoundary>
        </main>
        <SiteFoot productName={env.productName} />
      </div>
      <PlayerOverPage />
    </WithQueries>
  );
}
