import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths, sharedParameter } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { getPathAfterLogin, storeHistoryPath } from '#src/session/history-path.ts';
import { hasMemberHint, hasSessionHint } from '#src/session/session-hint.ts';
import type { LoginState } from '#src/session/login-state.ts';
import { isSessionOffline, type EndReason, type SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useAccount, useOptionalAccount } from '#src/session/use-account.ts';
import { useHeldVideos } from '#src/session/use-held-videos.ts';
import { findFirstPage } from './find-first-page.ts';
import { ShellSkeleton } from './frame/shell-skeleton.tsx';
import { Redirect } from './redirect.tsx';
import { RedirectToLanding } from './redirect-to-landing.tsx';

const SessionProblem = lazyComponent(() => import('./errors/session-problem.tsx'), 'SessionProblem');

interface GuardProps {
  /** Shown instead of a redirect, for pages that are also public. */
  visitorFallback?: ReactNode;
}

export function RequireSession({ visitorFallback }: GuardProps) {
  const session = useSessionStore();
  const wasSignedIn = useWasSignedIn(session.status === 'signed-in');
  const isPublic = findFirstPage(useLocation().pathname) !== undefined;
  const showsVisitorFallback =
    visitorFallback &&
    session.status !== 'signed-in' &&
    !isRestoring(session) &&
    !isSessionOffline(session) &&
    !wasSignedIn;
  if (showsVisitorFallback) return visitorFallback;
  switch (session.status) {
    case 'restoring':
    case 'loading':
      if (!hasSessionHint()) return null;
      return isPublic && hasMemberHint() ? <Outlet /> : <ShellSkeleton />;
    case 'logging-in':
    case 'revoked':
      return hasSessionHint() ? <ShellSkeleton /> : null;
    case 'unrestored':
    case 'failed':
    case 'closed':
      return <SessionProblem session={session} />;
    case 'signed-in':
      return <Outlet />;
    case 'choosing-account':
      return <Redirect to={paths.login} />;
    case 'suspended':
      return <SignedOutRedirect reason="visitor" />;
    case 'signed-out':
      return <SignedOutRedirect reason={session.reason} />;
  }
}

const isRestoring = ({ status }: SessionState) =>
  (status === 'restoring' || status === 'loading') && hasSessionHint();

/** Logging out also leaves public pages. */
function useWasSignedIn(isSignedIn: boolean): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  return wasSignedIn;
}

function SignedOutRedirect({ reason }: { reason: EndReason }) {
  switch (reason) {
    case 'visitor':
      return <RedirectToLogin />;
    case 'logged-out':
      return <Navigate to={paths.login} replace />;
    case 'ended-elsewhere':
      return <RedirectToLanding />;
  }
}

function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  useStoreHistoryPath(pathname + search + hash);
  useHoldVideos(search);
  return <Redirect to={paths.login} state={{ isReturning: true } satisfies LoginState} />;
}

function useStoreHistoryPath(path: string) {
  useEffect(() => storeHistoryPath(path), [path]);
}

/** Another app has opened the page with videos, which wait for the login. */
function useHoldVideos(search: string) {
  const held = useHeldVideos();
  useEffect(() => {
    if (!search.includes(sharedParameter)) return;
    const hold = async () => {
      const { takeSharedVideos } = await import('#src/data/device/shared-videos.ts');
      held.videos.push(...(await takeSharedVideos()));
    };
    void hold();
  }, [held, search]);
}

/** The same outlet before and after the session is there, so that the page stays. */
export function RequireVerified({ visitorFallback }: GuardProps) {
  const user = useOptionalAccount()?.user;
  if (!user || user.emailVerified) return <Outlet />;
  return visitorFallback ?? <Redirect to={paths.verify} />;
}

export function RequireUnverified() {
  return useAccount().user.emailVerified ? <Redirect to={getPathAfterLogin()} /> : <Outlet />;
}

export function RequirePublisher() {
  const { selected } = useAccount();
  return canPublish(selected.account_type) ? <Outlet /> : <Redirect to={paths.feed} />;
}
