import { AccountChooser } from '#src/features/accounts/account-chooser.tsx';
import { getSelectedAccountId } from '#src/domain/access.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { Button } from '#src/ui/button.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { copy } from './copy.ts';

export default function AccountStep() {
  const session = useSessionStore();
  if (session.status !== 'choosing-account') return null;
  const { own } = session;
  return (
    <QueryProvider>
      <AccountChooser own={own} selectedId={getSelectedAccountId(own)}>
        <Button className="flex-1" onClick={() => void logOutWithAlert()}>
          {copy.accountStep.logOut}
        </Button>
      </AccountChooser>
    </QueryProvider>
  );
}
