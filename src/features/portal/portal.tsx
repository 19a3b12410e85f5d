import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { env } from '#src/config/env.ts';
import { useAccount } from '#src/session/use-account.ts';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';
import { PortalHeader, type PortalHeaderProps } from './portal-header.tsx';
import {
  allUsersSection,
  findPortalSection,
  getPortalSections,
  searchOptions,
  type PortalSection,
} from './sections.ts';
import { UserList } from './user-list.tsx';

export function Portal({ LogoutDialog }: PortalHeaderProps) {
  const { selected } = useAccount();
  const { pathname, search } = useLocation();
  const sections = getPortalSections(selected.account_type);
  const currentSection = findPortalSection(pathname + search, sections);
  return (
    <div className="min-h-screen">
      <PortalHeader LogoutDialog={LogoutDialog} />
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-6 pb-18 outline-none shell:pt-12">
        <Page width="profile">
          <PageHeader title={currentSection.name} />
          <TabLinks label={copy.title} tabs={sections} currentPath={currentSection.to} />
          <PortalSearch />
          {currentSection === allUsersSection && env.legacyUrl ? (
            <UserList
              baseUrl={env.legacyUrl}
              emptyState={<EmptySection section={currentSection}>{copy.users.emptyText}</EmptySection>}
            />
          ) : (
            <EmptySection section={currentSection}>{copy.empty.text}</EmptySection>
          )}
        </Page>
      </main>
    </div>
  );
}

function EmptySection({ section, children }: { section: PortalSection; children: ReactNode }) {
  return (
    <StatePanel variant="empty" title={section.emptyTitle}>
      {children}
    </StatePanel>
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
