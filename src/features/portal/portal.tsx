import { useLocation } from 'react-router-dom';
import { useAccount } from '#src/session/use-account.ts';
import { Page, PageHead } from '#src/ui/page.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { PortalHead, type PortalHeadProps } from './portal-head.tsx';
import { PortalSearch } from './portal-search.tsx';
import { sectionAt, sectionsFor } from './sections.ts';

/** A place of its own for what may come; it says plainly that nothing is there yet (decision D23). */
export function Portal({ logout }: PortalHeadProps) {
  const { selected } = useAccount();
  const { pathname, search } = useLocation();
  const sections = sectionsFor(selected.account_type);
  const open = sectionAt(pathname + search, sections);
  return (
    <div className="min-h-screen">
      <PortalHead logout={logout} />
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-6 pb-18 outline-none shell:pt-12">
        <Page width="profile">
          <PageHead title={open.name} />
          <TabLinks label="Portal" tabs={sections} current={open.to} />
          <PortalSearch />
          <StatePanel kind="empty" title={open.empty}>
            The portal is not in use yet. Your rides are where they always were, in the feed.
          </StatePanel>
        </Page>
      </main>
    </div>
  );
}
