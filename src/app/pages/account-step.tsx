import { AccountChooser } from '#src/features/accounts/account-chooser.tsx';
import { selectedAccountId } from '#src/domain/access.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { logOut } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { Button } from '#src/ui/button.tsx';
import { WithQueries } from '../with-queries.tsx';

/** The second step of logging in; the guard of the page leads on once the choice is made. */
export default function AccountStep() {
  const session = useSessionStore();
  if (session.status !== 'choosing') return null;
  const { own } = session;
  const leave = async () => {
    const result = await logOut();
    if (!result.success) showAlert('error', result.error);
  };
  return (
    <WithQueries>
      <AccountChooser own={own} selected={selectedAccountId(own)}>
        <Button className="flex-1" onClick={() => void leave()}>
          Logout
        </Button>
      </AccountChooser>
    </WithQueries>
  );
}
