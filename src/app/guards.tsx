import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { mayPublish } from '#src/domain/account-type.ts';
import { storeHistoryPath, takeHistoryPath } from '#src/session/history-path.ts';
import { sessionHint } from '#src/session/session-hint.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SessionFailed } from './errors/session-failed.tsx';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';

/** Pages for signed-in people. A visitor is asked to log in and then comes back to where they wanted to go. */
export function RequireSession() {
  const session = useSessionStore();
  const { pathname, search, hash } = useLocation();
  switch (session.status) {
    case 'restoring':
      return sessionHint() ? <ShellSkeleton /> : null;
    case 'failed':
      return <SessionFailed message={session.message} />;
    case 'signed-in':
      return <Outlet />;
    case 'signed-out':
      if (session.reason === 'visitor') storeHistoryPath(pathname + search + hash);
      return <Navigate to={session.reason === 'visitor' ? paths.login : paths.landing} replace />;
  }
}

/** Pages for visitors; whoever is signed in goes on to where they wanted to go, or to the feed. */
export function RequireVisitor() {
  const session = useSessionStore();
  switch (session.status) {
    case 'restoring':
      return sessionHint() ? null : <Outlet />;
    case 'failed':
      return <SessionFailed message={session.message} />;
    case 'signed-out':
      return <Outlet />;
    case 'signed-in':
      return <EnterApp />;
  }
}

function EnterApp() {
  return <Navigate to={takeHistoryPath([paths.landing, paths.signup]) ?? paths.feed} replace />;
}

/** Pages for those who may publish: when the selected profile is a fan, the feed is shown. */
export function RequirePublisher() {
  const { selected } = useAccount();
  return mayPublish(selected.account_type) ? <Outlet /> : <Navigate to={paths.feed} replace />;
}
