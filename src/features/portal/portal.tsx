import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { isAdministratorQuery, useWaitingReports } from '#src/queries/portal-queries.ts';
import { useAccount } from '#src/session/use-account.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';
import { PortalHeader, type PortalHeaderProps } from './portal-header.tsx';
import {
  allUsersSection,
  findPortalSection,
  getPortalSections,
  reportsSection,
  ridesSection,
  searchOptions,
  type PortalSection,
} from './portal-sections.ts';
import { UserList } from './user-list.tsx';

interface PortalProps extends PortalHeaderProps {
  /** For administrators; their code loads when they open them. */
  ReportQueue: ComponentType;
  RidesOfTheWeek: ComponentType;
}

export function Portal({ LogoutDialog, ...adminPages }: PortalProps) {
  const { user, selected } = useAccount();
  const { pathname, search } = useLocation();
  const administrator = useQuery(isAdministratorQuery(user.id));
  const sections = getPortalSections(selected.account_type, administrator.data === true);
  // A link to it stays open until it is known who may see it.
  const waiting = useWaitingReports(administrator.data === true);
  const tabs = sections.map((section) =>
    section === reportsSection && waiting ? { ...section, count: waiting } : section,
  );
  const openable = administrator.data === undefined ? [...sections, ridesSection] : sections;
  const currentSection = findPortalSection(pathname + search, openable);
  return (
    <div className="min-h-screen">
      <PortalHeader LogoutDialog={LogoutDialog} />
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-6 pb-18 outline-none shell:pt-12">
        <Page width="profile">
          <PageHeader title={currentSection.name} />
          <TabLinks label={copy.title} tabs={tabs} currentPath={currentSection.to} />
          {!(administrator.data && isForAdministrators(currentSection)) && <PortalSearch />}
          <Suspense fallback={<SectionSkeleton />}>
            <SectionContent section={currentSection} administrator={administrator} {...adminPages} />
          </Suspense>
        </Page>
      </main>
    </div>
  );
}

const isForAdministrators = (section: PortalSection) =>
  section === reportsSection || section === ridesSection;

interface SectionContentProps extends Omit<PortalProps, 'LogoutDialog'> {
  section: PortalSection;
  administrator: UseQueryResult<boolean>;
}

function SectionContent({ section, administrator, ReportQueue, RidesOfTheWeek }: SectionContentProps) {
  if (section === allUsersSection && env.legacyUrl)
    return (
      <UserList
        baseUrl={env.legacyUrl}
        emptyState={<StatePanel copy={{ title: section.emptyTitle, text: copy.users.emptyText }} />}
      />
    );
  const isAdministrator = administrator.data === true;
  if (isForAdministrators(section) && administrator.isPending) return <SectionSkeleton />;
  if (isForAdministrators(section) && administrator.isLoadingError)
    return (
      <LoadError
        title={copy.administration.checkFailed}
        text={administrator.error.message}
        onRetry={() => void administrator.refetch()}
      />
    );
  if (isForAdministrators(section) && isAdministrator)
    return section === reportsSection ? <ReportQueue /> : <RidesOfTheWeek />;
  if (isAdministrator && section.to === paths.portalHome) return <AdministrationHome />;
  return <StatePanel copy={{ title: section.emptyTitle, text: copy.empty.text }} />;
}

function AdministrationHome() {
  const waiting = useWaitingReports(true) ?? 0;
  return (
    <StatePanel
      copy={{ title: copy.administration.waiting(waiting), text: copy.administration.home }}
      action={
        <ButtonLink variant={waiting > 0 ? 'primary' : 'secondary'} to={reportsSection.to}>
          {reportsSection.name}
        </ButtonLink>
      }
    />
  );
}

function SectionSkeleton() {
  return (
    <Loading label={copy.administration.checking}>
      <Skeleton className="h-72" />
    </Loading>
  );
}

function PortalSearch() {
  return (
    <fieldset disabled className="grid gap-4 sm:grid-cols-[12rem_1fr]">
      <SelectField label={copy.search.in}>
        {searchOptions.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField label={copy.search.for} type="search" hint={copy.search.hint} />
    </fieldset>
  );
}
