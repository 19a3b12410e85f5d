import { Portal } from '#src/features/portal/portal.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { QueryProvider } from '../query-provider.tsx';
import { PlayerOverlay } from './player-overlay.tsx';

function PortalLogoutDialog({ onClose }: { onClose: () => void }) {
  return <LogoutDialog onClose={onClose} failureMessage="Could not logout. Please try again." />;
}

/** The portal stands apart from the app's shell, and logs out as the shell does. */
export default function PortalPage() {
  return (
    <QueryProvider>
      <Portal LogoutDialog={PortalLogoutDialog} />
      <PlayerOverlay />
    </QueryProvider>
  );
}
