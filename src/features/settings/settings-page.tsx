import { useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { isAdministratorQuery, useWaitingReports } from '#src/queries/portal-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { BackButton } from '#src/ui/back-button.tsx';

const tabs = [
  { name: copy.tabs.profile, to: paths.editProfile },
  { name: copy.tabs.password, to: paths.changePassword },
  { name: copy.tabs.account, to: paths.account },
  { name: copy.tabs.access, to: paths.grantAccess },
  { name: copy.tabs.nextEvent, to: paths.nextEvent },
];

export default function SettingsPage() {
  const { user } = useAccount();
  const isAdministrator = useQuery(isAdministratorQuery(user.id)).data === true;
  const count = useWaitingReports(isAdministrator);
  const administration = { name: copy.tabs.administration, to: paths.portalHome, ...(count && { count }) };
  return (
    <Page width="upload">
      <TabLinks label={copy.tabsLabel} tabs={isAdministrator ? [...tabs, administration] : tabs} />
      <Outlet />
    </Page>
  );
}

export function SettingsHeader({ title }: { title: string }) {
  const goBack = useGoBack(paths.myRodeo);
  return <PageHeader title={title} leading={<BackButton onClick={goBack} />} />;
}
