import { useLocation } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { SelectField, TextField } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';
import { PortalHeader, type PortalHeaderProps } from './portal-header.tsx';
import { findPortalSection, getPortalSections, searchOptions } from './sections.ts';

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
          <StatePanel variant="empty" title={currentSection.emptyTitle}>
            {copy.empty.text}
          </StatePanel>
        </Page>
      </main>
    </div>
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
