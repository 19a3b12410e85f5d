import { AccountChooser } from './account-chooser.tsx';
import { getSelectedAccountId } from '#src/domain/access.ts';
import { logOutWithAlert } from '#src/session/log-out.ts';
import { useSessionStore } from '#src/session/session-store.ts';
import { Button } from '#src/ui/button.tsx';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { copy } from './copy.ts';

export function AccountStep() {
  const session = useSessionStore();
  if (session.status !== 'choosing-account') return null;
  const { own } = session;
  return (
    <QueryProvider>
      <AccountChooser own={own} selectedId={getSelectedAccountId(own)}>
        <Button className="flex-1" onClick={() => void logOutWithAlert()}>
          {copy.logOut}
        </Button>
      </AccountChooser>
    </QueryProvider>
  );
}
