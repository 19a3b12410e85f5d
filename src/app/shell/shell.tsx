import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { PlayerOverPage } from '../pages/player-over-page.tsx';
import { AppBar } from './app-bar.tsx';
import { Frame } from './frame.tsx';
import { Menu } from './menu.tsx';
import { PageSkeleton } from './shell-skeleton.tsx';
import { useScrollMemory } from './use-scroll-memory.ts';

/** What surrounds every page of a signed-in person. */
export function Shell() {
  const { selected } = useAccount();
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <>
      <Frame bar={<AppBar selected={selected} />} side={<Menu selected={selected} />}>
        <ErrorBoundary resetOn={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <PlayerOverPage />
    </>
  );
}
