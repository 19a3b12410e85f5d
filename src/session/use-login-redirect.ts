import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { storeHistoryPath } from './history-path.ts';
import { useSessionStore } from './session-store.ts';

/** Goes to the login, or the verification of the email, which lead back to the current page. */
export function useLoginRedirect(): () => void {
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return () => {
    storeHistoryPath(pathname + search);
    void navigate(isSignedIn ? paths.verify : paths.login);
  };
}
