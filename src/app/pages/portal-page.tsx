import { Portal } from '#src/features/portal/portal.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { copy } from './copy.ts';

function PortalLogoutDialog({ onClose }: { onClose: () => void }) {
  return <LogoutDialog onClose={onClose} failureMessage={copy.portal.logOutFailed} />;
}

export default function PortalPage() {
  return (
    <QueryProvider>
      <Portal LogoutDialog={PortalLogoutDialog} />
    </QueryProvider>
  );
}
