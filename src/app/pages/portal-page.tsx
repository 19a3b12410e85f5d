import { Portal } from '#src/features/portal/portal.tsx';
import { LogoutDialog } from '../shell/logout-dialog.tsx';
import { lazyComponent } from '#src/lib/lazy-component.ts';
import { QueryProvider } from '#src/session/query-provider.tsx';
import { copy } from './copy.ts';

const ReportQueue = lazyComponent(
  () => import('#src/features/administration/report-queue.tsx'),
  'ReportQueue',
);
const RidesOfTheWeek = lazyComponent(
  () => import('#src/features/administration/rides-of-the-week.tsx'),
  'RidesOfTheWeek',
);

function PortalLogoutDialog({ onClose }: { onClose: () => void }) {
  return <LogoutDialog onClose={onClose} failureMessage={copy.portal.logOutFailed} />;
}

export default function PortalPage() {
  return (
    <QueryProvider>
      <Portal LogoutDialog={PortalLogoutDialog} ReportQueue={ReportQueue} RidesOfTheWeek={RidesOfTheWeek} />
    </QueryProvider>
  );
}
