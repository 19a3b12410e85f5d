import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { getPathAfterLogin, returnState } from '#src/session/history-path.ts';
import { hasSessionHint } from '#src/session/session-hint.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { Redirect } from './redirect.tsx';

const SessionProblem = lazyComponent(() => import('./errors/session-problem.tsx'), 'SessionProblem');

export function RequireVisitor() {
  const session = useSessionStore();
  const { pathname } = useLocation();
  switch (session.status) {
    case 'restoring':
      return hasSessionHint() ? null : <Outlet />;
    case 'loading':
      return hasSessionHint() && !session.isUserInitiated ? null : <Outlet />;
    case 'revoked':
      return null;
    case 'unrestored':
    case 'failed':
    case 'closed':
      return <SessionProblem session={session} />;
    case 'signed-out':
    case 'logging-in':
    case 'suspended':
      return <Outlet />;
    case 'choosing-account':
      return pathname === paths.login ? <Outlet /> : <Redirect to={paths.login} />;
    case 'signed-in':
      // The path may be of a public page, which would not ask for the verification.
      if (!session.user.emailVerified) return <Redirect to={paths.verify} />;
      if (pathname === paths.landing) return <Redirect to={paths.feed} />;
      return <Redirect to={getPathAfterLogin()} state={returnState} />;
  }
}
