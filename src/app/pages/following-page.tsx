import { FollowingList } from '#src/features/following/following-list.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { SavedTabs } from './saved-tabs.tsx';

export default function FollowingPage() {
  return (
    <Page>
      <PageHeader title="Following" />
      <SavedTabs />
      <FollowingList />
    </Page>
  );
}
