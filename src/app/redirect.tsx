import { Navigate, useLocation } from 'react-router-dom';
import { keepPlayParameter } from '#src/config/paths.ts';

/** Replaces the current URL; a video that it opens stays open. */
export function Redirect({ to, state }: { to: string; state?: object }) {
  const { search } = useLocation();
  return <Navigate to={keepPlayParameter(to, search)} state={state} replace />;
}

/** Another name of a page: the rest of the URL stays. */
export function Alias({ of }: { of: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={of + search + hash} replace />;
}
