import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { canPublish } from '#src/domain/account-type.ts';
import { clearHistoryPath, getPathAfterLogin, storeHistoryPath } from '#src/session/history-path.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import type { EndReason, SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SessionClosed } from './errors/session-closed.tsx';
import { SessionError } from './errors/session-error.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { Redirect } from './redirect.tsx';
import { RedirectToLanding } from './redirect-to-landing.tsx';

interface GuardProps {
  /** Shown instead of a redirect, for pages that are also public. */
  visitorFallback?: ReactNode;
}

export function RequireSession({ visitorFallback }: GuardProps) {
  const session = useSessionStore();
  const wasSignedIn = useWasSignedIn(session.status === 'signed-in');
  const showsVisitorFallback =
    visitorFallback && session.status !== 'signed-in' && !isRestoring(session) && !wasSignedIn;
  if (showsVisitorFallback) return visitorFallback;
  switch (session.status) {
    case 'restoring':
    case 'loading':
    case 'logging-in':
    case 'revoked':
      return hasSessionHint() ? <ShellSkeleton /> : null;
    case 'failed':
      return <SessionError message={session.message} />;
    case 'closed':
      return <SessionClosed />;
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
      return <LoggedOutRedirect />;
    case 'ended-elsewhere':
      return <RedirectToLanding />;
  }
}

export function RequireVisitor() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'restoring':
      return hasSessionHint() ? null : <Outlet />;
    case 'loading':
      return isRestoring(session) && !session.isUserInitiated ? null : <Outlet />;
    case 'revoked':
      return null;
    case 'failed':
      return <SessionError message={session.message} />;
    case 'closed':
      return <SessionClosed />;
    case 'signed-out':
    case 'logging-in':
    case 'suspended':
      return <Outlet />;
    case 'choosing-account':
      return pathname === paths.login ? <Outlet /> : <Redirect to={paths.login} />;
    case 'signed-in':
      return <Redirect to={getPathAfterLogin()} />;
  }
}

function RedirectToLogin() {
  const { pathname, search, hash } = useLocation();
  useStoreHistoryPath(pathname + search + hash);
  return <Redirect to={paths.login} />;
}

function useStoreHistoryPath(path: string) {
  useEffect(() => storeHistoryPath(path), [path]);
}

/** The next person to log in did not request that path. */
function LoggedOutRedirect() {
  useClearHistoryPath();
  return <Navigate to={paths.login} replace />;
}

/** Kept until here, because the email may have to be verified first. */
function VerifiedOutlet() {
  useClearHistoryPath();
  return <Outlet />;
}

function useClearHistoryPath() {
  useEffect(() => clearHistoryPath(), []);
}

export function RequireVerified({ visitorFallback }: GuardProps) {
  if (useAccount().user.emailVerified) return <VerifiedOutlet />;
  return visitorFallback ?? <Redirect to={paths.verify} />;
}

export function RequireUnverified() {
  return useAccount().user.emailVerified ? <Redirect to={getPathAfterLogin()} /> : <Outlet />;
}

export function RequirePublisher() {
  const { selected } = useAccount();
  return canPublish(selected.account_type) ? <Outlet /> : <Redirect to={paths.feed} />;
}
