import { useLocation } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { getDisplayName } from '#src/domain/user.ts';
import { useAccount } from '#src/session/use-account.ts';
import { TabLinks } from '#src/ui/tab-links.tsx';

const tabs = [
  { name: 'Saved rides', to: paths.saved },
  { name: 'Following', to: paths.following },
];

export function SavedTabs() {
  const { own, selected } = useAccount();
  const { pathname } = useLocation();
  return (
    <>
      <TabLinks label="Saved and following" tabs={tabs} currentPath={pathname} />
      <p className="text-sm text-ink-2">
        Only you can see this.
        {selected.id !== own.id && ` It belongs to your own account, not to ${getDisplayName(selected)}.`}
      </p>
    </>
  );
}
