import { useLocation } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { PortalHeader, type PortalHeaderProps } from './portal-header.tsx';
import { PortalSearch } from './portal-search.tsx';
import { findPortalSection, getPortalSections } from './sections.ts';

/** A place of its own for what may come; it says plainly that nothing is there yet (decision D23). */
export function Portal({ LogoutDialog }: PortalHeaderProps) {
  const { selected } = useAccount();
  const { pathname, search } = useLocation();
  const sections = getPortalSections(selected.account_type);
  const open = findPortalSection(pathname + search, sections);
  return (
    <div className="min-h-screen">
      <PortalHeader LogoutDialog={LogoutDialog} />
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-6 pb-18 outline-none shell:pt-12">
        <Page width="profile">
          <PageHeader title={open.name} />
          <TabLinks label="Portal" tabs={sections} currentPath={open.to} />
          <PortalSearch />
          <StatePanel variant="empty" title={open.emptyTitle}>
            The portal is not in use yet. Your rides are where they always were, in the feed.
          </StatePanel>
        </Page>
      </main>
    </div>
  );
}
