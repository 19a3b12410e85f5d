import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { storeHistoryPath, type Wish } from './history-path.ts';
import { useSessionStore } from './session-store.ts';

/**
 * Ways to become a member, which lead back to the current page: the props of the dialog that offers them.
 *
 * @param wish what is done there then
 */
export function useLoginRedirect(wish?: Wish) {
  const isSignedIn = useSessionStore(({ status }) => status === 'signed-in');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const createRedirect = (to: string) => () => {
    storeHistoryPath(pathname + search, wish);
    void navigate(to);
  };
  return {
    isSignedIn,
    onVerify: createRedirect(paths.verify),
    onLogIn: createRedirect(paths.login),
    onSignUp: createRedirect(paths.signup),
  };
}
