import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CardActionsContext } from '#src/features/feed/card-actions-context.ts';
import { UploadEntry } from '#src/features/upload/entry/upload-entry.tsx';
import { hasUploadDraftQuery } from '#src/queries/upload-draft-queries.ts';
import { useHasUnpublishedRide } from '#src/session/unsaved-work.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { BackgroundErrorBoundary, PageErrorBoundary } from '../frame/error-boundaries.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { AppLayout } from '../frame/app-layout.tsx';
import { AppBarSkeleton, MainMenuSkeleton, PageSkeleton } from '../frame/shell-skeleton.tsx';
import { useScrollRestoration } from '../shell/use-scroll-restoration.ts';
import { cardActions, pendingCardActions } from './card-actions.tsx';

const MemberUpdates = lazyComponent(() => import('../shell/member-updates.tsx'), 'MemberUpdates');
const AppBar = lazyComponent(() => import('../shell/app-bar.tsx'), 'AppBar');
const MainMenu = lazyComponent(() => import('../shell/main-menu.tsx'), 'MainMenu');
const ActingBar = lazyComponent(() => import('../shell/acting-bar.tsx'), 'ActingBar');

export default function ShellPage() {
  return (
    <QueryProvider>
      <ShellContent />
    </QueryProvider>
  );
}

function useHasUploadDraft(): boolean {
  const account = useOptionalAccount();
  const { pathname } = useLocation();
  const owner = { userId: account?.user.id ?? '', accountId: account?.selected.id ?? '' };
  const stored = useQuery({ ...hasUploadDraftQuery(owner, pathname), enabled: account !== undefined });
  const isPreparing = useHasUnpublishedRide();
  return isPreparing || stored.data === true;
}

/** Changes when another account is selected, but not when the first one is there. */
function useAccountKey(selectedId: string | undefined): string {
  const [firstId, setFirstId] = useState(selectedId);
  if (firstId === undefined && selectedId !== undefined) setFirstId(selectedId);
  return firstId === selectedId ? 'first' : (selectedId ?? 'first');
}

/** Public data is shown at once; what belongs to the member follows with the session. */
function ShellContent() {
  const account = useOptionalAccount();
  const accountKey = useAccountKey(account?.selected.id);
  const hasDraft = useHasUploadDraft();
  const { key } = useLocation();
  useScrollRestoration();
  return (
    <UploadEntry hasDraft={hasDraft}>
      <AppLayout
        header={
          <Suspense fallback={<AppBarSkeleton />}>
            {account ? <AppBar selected={account.selected} /> : <AppBarSkeleton />}
          </Suspense>
        }
        sidebar={
          <Suspense fallback={<MainMenuSkeleton />}>
            {account ? <MainMenu selected={account.selected} /> : <MainMenuSkeleton />}
          </Suspense>
        }
        notice={
          account &&
          account.selected.id !== account.own.id && (
            <Suspense>
              <ActingBar selected={account.selected} />
            </Suspense>
          )
        }
      >
        {/* The key discards the state of a page when another account is selected. */}
        <PageErrorBoundary key={accountKey}>
          <Suspense fallback={<PageSkeleton />}>
            <CardActionsContext value={account ? cardActions : pendingCardActions}>
              <Outlet />
            </CardActionsContext>
          </Suspense>
        </PageErrorBoundary>
      </AppLayout>
      {account && (
        <BackgroundErrorBoundary resetKey={key}>
          <Suspense>
            <MemberUpdates selectedId={account.selected.id} />
          </Suspense>
        </BackgroundErrorBoundary>
      )}
    </UploadEntry>
  );
}
