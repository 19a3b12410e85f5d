import { AccountChooser } from '#src/features/accounts/account-chooser.tsx';
import { selectedAccountId } from '#src/domain/access.ts';
import { logOutAndTell } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { Button } from '#src/ui/button.tsx';
import { WithQueries } from '../with-queries.tsx';

/** The second step of logging in; the guard of the page leads on once the choice is made. */
export default function AccountStep() {
  const session = useSessionStore();
  if (session.status !== 'choosing-account') return null;
  const { own } = session;
  return (
    <WithQueries>
      <AccountChooser own={own} selected={selectedAccountId(own)}>
        <Button className="flex-1" onClick={() => void logOutAndTell()}>
          Logout
        </Button>
      </AccountChooser>
    </WithQueries>
  );
}
