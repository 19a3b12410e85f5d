import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CardOptionsContext } from '#src/features/feed/card-options-context.ts';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { subscribeToReleases } from '#src/session/release-notice.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { renderCardVideoOptions } from './card-video-options.tsx';
import { PlayerOverlay } from './player-overlay.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { AppBar } from '../shell/app-bar.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { MainMenu } from '../shell/main-menu.tsx';
import { PageSkeleton } from '../shell/shell-skeleton.tsx';
import { useScrollRestoration } from '../shell/use-scroll-restoration.ts';

/** What surrounds every page of a signed-in person. */
export default function ShellPage() {
  return (
    <QueryProvider>
      <ShellContent />
    </QueryProvider>
  );
}

function useReleaseUpdates() {
  useEffect(() => subscribeToReleases(), []);
}

function ShellContent() {
  const { selected } = useAccount();
  const { pathname } = useLocation();
  useScrollRestoration();
  useReleaseUpdates();
  useLiveNotifications(selected.id);
  return (
    <>
      <AppLayout header={<AppBar selected={selected} />} sidebar={<MainMenu selected={selected} />}>
        {/* A page holds what belongs to one account: another account gets another page. */}
        <ErrorBoundary key={selected.id} resetKey={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <CardOptionsContext value={renderCardVideoOptions}>
              <Outlet />
            </CardOptionsContext>
          </Suspense>
        </ErrorBoundary>
      </AppLayout>
      <PlayerOverlay />
    </>
  );
}
