import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { mayPublish } from '#src/domain/account-type.ts';
import { forgetHistoryPath, historyPath, storeHistoryPath } from '#src/session/history-path.ts';
import { sessionHint } from '#src/session/session-hint.ts';
import type { EndReason, SessionState } from '#src/session/session-state.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SessionClosed } from './errors/session-closed.tsx';
import { SessionFailed } from './errors/session-failed.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { ToLanding } from './to-landing.tsx';

interface OpenToEverybody {
  /** What everybody else sees, where a page is open to them as well. */
  visitors?: ReactNode;
}

/** Pages for signed-in people. A visitor is asked to log in and then comes back to where they wanted to go. */
export function RequireSession({ visitors }: OpenToEverybody) {
  const session = useSessionStore();
  const hasBeenInside = useHasBeenInside(session.status === 'signed-in');
  const showsVisitors = visitors && session.status !== 'signed-in' && !isRestoring(session) && !hasBeenInside;
  if (showsVisitors) return visitors;
  switch (session.status) {
    case 'restoring':
    case 'loading':
    case 'logging-in':
      return sessionHint() ? <ShellSkeleton /> : null;
    case 'failed':
      return <SessionFailed message={session.message} />;
    case 'closed':
      return <SessionClosed />;
    case 'signed-in':
      return <Entered />;
    case 'choosing-account':
      return <Navigate to={paths.login} replace />;
    case 'suspended':
      return <Outside reason="visitor" />;
    case 'signed-out':
      return <Outside reason={session.reason} />;
  }
}

const isRestoring = ({ status }: SessionState) =>
  (status === 'restoring' || status === 'loading') && sessionHint();

/** Logging out leaves even a page that is open to everybody. */
function useHasBeenInside(inside: boolean): boolean {
  const [hasBeen, setHasBeen] = useState(inside);
  if (inside && !hasBeen) setHasBeen(true);
  return hasBeen;
}

function Outside({ reason }: { reason: EndReason }) {
  switch (reason) {
    case 'visitor':
      return <AskToLogIn />;
    case 'logged-out':
      return <Navigate to={paths.login} replace />;
    case 'ended-elsewhere':
      return <ToLanding />;
  }
}

/**
 * Pages for visitors; whoever is signed in goes on to where they wanted to go, or to the feed. The login page also
 * asks for whom somebody acts.
 */
export function RequireVisitor() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'restoring':
      return sessionHint() ? null : <Outlet />;
    case 'loading':
      return isRestoring(session) && !session.userInitiated ? null : <Outlet />;
    case 'failed':
      return <SessionFailed message={session.message} />;
    case 'closed':
      return <SessionClosed />;
    case 'signed-out':
    case 'logging-in':
    case 'suspended':
      return <Outlet />;
    case 'choosing-account':
      return pathname === paths.login ? <Outlet /> : <Navigate to={paths.login} replace />;
    case 'signed-in':
      return <Navigate to={historyPath([paths.landing, paths.signup]) ?? paths.feed} replace />;
  }
}

function AskToLogIn() {
  const { pathname, search, hash } = useLocation();
  useStoredPath(pathname + search + hash);
  return <Navigate to={paths.login} replace />;
}

function useStoredPath(path: string) {
  useEffect(() => storeHistoryPath(path), [path]);
}

function Entered() {
  useUsedPath();
  return <Outlet />;
}

/** Whoever is inside has arrived where they wanted to go. */
function useUsedPath() {
  useEffect(() => forgetHistoryPath(), []);
}

/** Whoever has not verified their address is held until they have. */
export function RequireVerified({ visitors }: OpenToEverybody) {
  if (useAccount().user.emailVerified) return <Outlet />;
  return visitors ?? <Navigate to={paths.verify} replace />;
}

/** Where people are held; a verified one has nothing to do there. */
export function RequireUnverified() {
  return useAccount().user.emailVerified ? <Navigate to={paths.feed} replace /> : <Outlet />;
}

/** Pages for those who may publish: when the selected profile is a fan, the feed is shown. */
export function RequirePublisher() {
  const { selected } = useAccount();
  return mayPublish(selected.account_type) ? <Outlet /> : <Navigate to={paths.feed} replace />;
}
