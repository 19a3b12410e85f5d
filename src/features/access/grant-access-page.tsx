import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { grantAccessPath, paths } from '#src/config/paths.ts';
import { getDisplayName, type User } from '#src/domain/user.ts';
import { useGoBack } from '#src/lib/use-go-back.ts';
import { useAccount } from '#src/session/use-account.ts';
import { BackButton } from '#src/ui/back-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/page.tsx';
import { RefreshButton } from '#src/ui/refresh-button.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { copy } from './copy.ts';
import { AddAccessDialog } from './add-access-dialog.tsx';
import { PeopleSection } from './people-section.tsx';
import { parseTabIndex, tabIndexes, accessTabs, type PeopleList } from './access-tabs.ts';
import { useRefreshPeople } from './use-people.ts';

const getOtherIds = (own: User, { field }: PeopleList) =>
  Object.keys(own[field]).filter((id) => id !== own.id);

export default function GrantAccessPage() {
  const { own, selected } = useAccount();
  const goBack = useGoBack(paths.myRodeo);
  const [query] = useSearchParams();
  const tabIndex = parseTabIndex(query.get('tab'));
  const tab = accessTabs[tabIndex];
  const [isAdding, setIsAdding] = useState(false);
  const refresh = useRefreshPeople(own.id);
  const lists = tab.lists
    .map((list) => ({ list, ids: getOtherIds(own, list) }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <>
      <PageHeader title={copy.page.title} leading={<BackButton onClick={goBack} />}>
        <RefreshButton label={copy.page.refresh} onRefresh={refresh} />
        <Button variant="primary" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden="true" className="size-5" />
          {copy.page[tab.addStep]}
        </Button>
      </PageHeader>
      {selected.id !== own.id && (
        <p className="rounded-md bg-denim-wash px-4 py-3 text-sm">
          {copy.page.acting(getDisplayName(selected), getDisplayName(own))}
        </p>
      )}
      <TabLinks
        label={copy.page.title}
        currentPath={grantAccessPath(tabIndex)}
        tabs={tabIndexes.map((index) => ({
          name: accessTabs[index].name,
          to: grantAccessPath(index),
          count: accessTabs[index].lists.reduce((sum, list) => sum + getOtherIds(own, list).length, 0),
        }))}
      />
      <p className="text-ink-2">{tab.explanation}</p>
      {lists.length > 0 ? (
        <div className="grid gap-10">
          {lists.map(({ list, ids }) => (
            <PeopleSection key={list.field} list={list} ids={ids} confirmationText={tab.confirmationText} />
          ))}
        </div>
      ) : (
        <StatePanel copy={tab.emptyState} />
      )}
      {isAdding && <AddAccessDialog step={tab.addStep} onClose={() => setIsAdding(false)} />}
    </>
  );
}
