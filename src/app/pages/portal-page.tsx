import { Portal } from '#src/features/portal/portal.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { QueryProvider } from '../query-provider.tsx';

function PortalLogoutDialog({ onClose }: { onClose: () => void }) {
  return <LogoutDialog onClose={onClose} failureMessage="Could not logout. Please try again." />;
}

export default function PortalPage() {
  return (
    <QueryProvider>
      <Portal LogoutDialog={PortalLogoutDialog} />
    </QueryProvider>
  );
}
