import { Portal } from '#src/features/portal/portal.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { WithQueries } from '../with-queries.tsx';
import { PlayerOverPage } from './player-over-page.tsx';

function PortalLogout({ onClose }: { onClose: () => void }) {
  return <LogoutDialog onClose={onClose} notEnded="Could not logout. Please try again." />;
}

/** The portal stands apart from the app's shell, and logs out as the shell does. */
export default function PortalPage() {
  return (
    <WithQueries>
      <Portal logout={PortalLogout} />
      <PlayerOverPage />
    </WithQueries>
  );
}
