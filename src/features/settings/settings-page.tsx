import { Outlet } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { Page } from '#src/ui/page.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';

const tabs = [
  { name: 'Profile', to: paths.editProfile },
  { name: 'Password', to: paths.changePassword },
  { name: 'Account', to: paths.account },
  { name: 'Account access', to: paths.grantAccess },
  { name: 'Upcoming event', to: paths.nextEvent },
];

export default function SettingsPage() {
  return (
    <Page width="upload">
      <TabLinks label="Profile settings" tabs={tabs} />
      <Outlet />
    </Page>
  );
}
