import { Navigate, useLocation } from 'react-router-dom';
import { keepPlayParameter } from '#src/config/paths.ts';

interface RedirectProps {
  to: string;
  state?: object;
  /** Only another name of the page: the rest of the URL stays. */
  isAlias?: boolean;
}

/** Replaces the current URL; a video that it opens stays open. */
export function Redirect({ to, state, isAlias }: RedirectProps) {
  const { search, hash } = useLocation();
  return <Navigate to={isAlias ? to + search + hash : keepPlayParameter(to, search)} state={state} replace />;
}
