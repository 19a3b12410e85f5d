import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CardOptions } from '#src/features/feed/card-options.ts';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { subscribeToReleases } from '#src/session/release-notice.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { cardVideoOptions } from './card-video-options.tsx';
import { PlayerOverPage } from './player-over-page.tsx';
import { WithQueries } from '../with-queries.tsx';
import { AppBar } from '../shell/app-bar.tsx';
import { Frame } from '../shell/frame.tsx';
import { Menu } from '../shell/menu.tsx';
import { PageSkeleton } from '../shell/shell-skeleton.tsx';
import { useScrollMemory } from '../shell/use-scroll-memory.ts';

/** What surrounds every page of a signed-in person. */
export default function Shell() {
  return (
    <WithQueries>
      <ShellWithPage />
    </WithQueries>
  );
}

function useReleaseNotice() {
  useEffect(() => subscribeToReleases(), []);
}

function ShellWithPage() {
  const { selected } = useAccount();
  const { pathname } = useLocation();
  useScrollMemory();
  useReleaseNotice();
  useLiveNotifications(selected.id);
  return (
    <>
      <Frame bar={<AppBar selected={selected} />} side={<Menu selected={selected} />}>
        {/* A page holds what belongs to one account: another account gets another page. */}
        <ErrorBoundary key={selected.id} resetOn={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <CardOptions value={cardVideoOptions}>
              <Outlet />
            </CardOptions>
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <PlayerOverPage />
    </>
  );
}
