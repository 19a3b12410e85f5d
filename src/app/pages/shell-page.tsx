import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CardActionsContext } from '#src/features/feed/card-actions-context.ts';
import { useLiveNotifications } from '#src/features/notifications/use-notifications.ts';
import { UploadEntry } from '#src/features/upload/entry/upload-entry.tsx';
import { hasUploadDraftQuery } from '#src/queries/upload-drafts.ts';
import { subscribeToReleases } from '#src/session/release-notice.ts';
import { useHasUnpublishedRide } from '#src/session/unsaved-work.ts';
import { useAccount } from '#src/session/use-account.ts';
import { PageErrorBoundary } from '../errors/page-error-boundary.tsx';
import { cardActions } from './video-actions.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { ActingBar } from '../shell/acting-bar.tsx';
import { AppBar } from '../shell/app-bar.tsx';
import { AppLayout } from '../shell/app-layout.tsx';
import { MainMenu } from '../shell/main-menu.tsx';
import { PageSkeleton } from '../shell/shell-skeleton.tsx';
import { useScrollRestoration } from '../shell/use-scroll-restoration.ts';

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

function useHasUploadDraft(): boolean {
  const { user, selected } = useAccount();
  const { pathname } = useLocation();
  const stored = useQuery(hasUploadDraftQuery({ userId: user.id, accountId: selected.id }, pathname));
  const isPreparing = useHasUnpublishedRide();
  return isPreparing || stored.data === true;
}

function ShellContent() {
  const { own, selected } = useAccount();
  const hasDraft = useHasUploadDraft();
  useScrollRestoration();
  useReleaseUpdates();
  useLiveNotifications(selected.id);
  return (
    <UploadEntry hasDraft={hasDraft}>
      <AppLayout
        header={<AppBar selected={selected} />}
        sidebar={<MainMenu selected={selected} />}
        notice={selected.id !== own.id && <ActingBar selected={selected} />}
      >
        {/* The key discards the state of a page when another account is selected. */}
        <PageErrorBoundary key={selected.id}>
          <Suspense fallback={<PageSkeleton />}>
            <CardActionsContext value={cardActions}>
              <Outlet />
            </CardActionsContext>
          </Suspense>
        </PageErrorBoundary>
      </AppLayout>
    </UploadEntry>
  );
}
