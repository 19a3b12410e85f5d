import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grantAccessPath } from '#src/config/paths.ts';
import { displayName, type User } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { Page, PageHead } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { FirstStepDialog } from './first-step-dialog.tsx';
import { PeopleSection } from './people-section.tsx';
import { readTab, tabPlaces, tabs, type PeopleList } from './tabs.ts';
import { useRefresh } from './use-refresh.ts';

const firstStepNames = { invite: 'Invite', request: 'Request access' };

/** Whom a list names; nobody shares an account with themselves. */
const idsOf = (own: User, { field }: PeopleList) => Object.keys(own[field]).filter((id) => id !== own.id);

/** Who may act for the signed-in person, and for whom they may act, whomever they act for now. */
export default function GrantAccessPage() {
  const { own, selected } = useAccount();
  const [query] = useSearchParams();
  const place = readTab(query.get('tab'));
  const tab = tabs[place];
  const [adding, setAdding] = useState(false);
  const refresh = useRefresh(own.id);
  const lists = tab.lists
    .map((list) => ({ list, ids: idsOf(own, list) }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <Page width="profile">
      <PageHead title="Account access">
        <RefreshButton label="Refresh the lists" onRefresh={refresh} />
        <Button look="primary" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {firstStepNames[tab.first]}
        </Button>
      </PageHead>
      {selected.id !== own.id && (
        <p className="rounded-md bg-denim-wash px-4 py-3 text-sm">
          You act for {displayName(selected)}. This page is about your own account, {displayName(own)}.
        </p>
      )}
      <TabLinks
        label="Account access"
        current={grantAccessPath(place)}
        tabs={tabPlaces.map((each) => ({
          name: tabs[each].name,
          to: grantAccessPath(each),
          count: tabs[each].lists.reduce((sum, list) => sum + idsOf(own, list).length, 0),
        }))}
      />
      {lists.length > 0 ? (
        <div className="grid gap-10">
          {lists.map(({ list, ids }) => (
            <PeopleSection key={list.field} list={list} ids={ids} question={tab.question} />
          ))}
        </div>
      ) : (
        <StatePanel kind="empty" title={tab.empty.title}>
          {tab.empty.text}
        </StatePanel>
      )}
      {adding && <FirstStepDialog step={tab.first} onClose={() => setAdding(false)} />}
    </Page>
  );
}
